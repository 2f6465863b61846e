import { isInOrder, unpublishBeforePublish } from "@etalase/contracts/rules/publication";
import { invalidField } from "../domain/errors.ts";
import { isVisible, type Publication, type Schedule } from "../domain/publication.ts";
import type { Viewer } from "../domain/user.ts";
import { onlyVisible } from "./content.ts";

/** The soonest moments at which content becomes public or ends, and at which some ends; null for none. */
export type NextChange = Readonly<{ changesAt: Date | null; endsAt: Date | null }>;

/** Knows when content comes and goes by itself. */
export interface Timetable {
  nextChange(after: Date): Promise<NextChange>;
}

type Times = Readonly<{ publishAt?: string | null | undefined; unpublishAt?: string | null | undefined }>;

const timeOf = (text: string | null) => (text === null ? null : new Date(text));

/** The times of a form as a record holds them: an absent one stays as it was. @throws {DomainError} where they cross */
export function scheduled({ publishAt, unpublishAt }: Times, before: Schedule): Schedule {
  const after = {
    publishAt: publishAt === undefined ? before.publishAt : timeOf(publishAt),
    unpublishAt: unpublishAt === undefined ? before.unpublishAt : timeOf(unpublishAt),
  };
  if (!isInOrder(after)) throw invalidField("unpublishAt", unpublishBeforePublish);
  return after;
}

/** Lets nobody read what is not theirs to see at that moment. @throws {DomainError} as `onlyVisible` */
export const visibleAt = <T extends Publication>(found: T | null, viewer: Viewer, at: Date): T =>
  onlyVisible<T>((record) => isVisible(record, viewer, at))(found, viewer);
