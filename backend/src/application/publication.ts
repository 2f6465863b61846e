import { isInOrder, unpublishBeforePublish } from "@etalase/contracts/rules/publication";
import { invalidField } from "../domain/errors.ts";
import { isVisible, type Publication, type Schedule } from "../domain/publication.ts";
import type { Viewer } from "../domain/user.ts";
import { onlyVisible } from "./content.ts";

/** The next moments when content becomes public or ends, and when content ends; null for none. */
export type NextChange = Readonly<{ changesAt: Date | null; endsAt: Date | null }>;

/** Knows when content becomes public or ends by itself. */
export interface Timetable {
  nextChange(after: Date): Promise<NextChange>;
}

type Times = Readonly<{ publishAt?: string | null | undefined; unpublishAt?: string | null | undefined }>;

const timeOf = (text: string | null) => (text === null ? null : new Date(text));

/** The times of a record after a form's edit: an absent one stays as it was. @throws {DomainError} when they overlap */
export function scheduled({ publishAt, unpublishAt }: Times, before: Schedule): Schedule {
  const after = {
    publishAt: publishAt === undefined ? before.publishAt : timeOf(publishAt),
    unpublishAt: unpublishAt === undefined ? before.unpublishAt : timeOf(unpublishAt),
  };
  if (!isInOrder(after)) throw invalidField("unpublishAt", unpublishBeforePublish);
  return after;
}

/** Hides records that the viewer may not see at that moment. @throws {DomainError} like `onlyVisible` */
export const visibleAt = <T extends Publication>(found: T | null, viewer: Viewer, at: Date): T =>
  onlyVisible<T>((record) => isVisible(record, viewer, at))(found, viewer);
