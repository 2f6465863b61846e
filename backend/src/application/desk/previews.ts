import { deskLimits } from "@etalase/contracts/desk/desk";
import { authorOf, type DeskPlace, type Preview, type Values } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Actor, isAtWork } from "../../domain/user.ts";
import type { Tools } from "../tools.ts";
import type { UserRepository } from "../users.ts";
import { type DeskRecords, recordTitle } from "./working-copies.ts";

export interface PreviewRepository {
  add(preview: Preview): Promise<unknown>;
  find(key: string): Promise<Preview | null>;
  /** Removes the maker's other previews, except for the newest `count`. */
  removeOlder(than: Preview, count: number): Promise<unknown>;
  removeOf(userId: string): Promise<unknown>;
  removeEnded(at: Date): Promise<unknown>;
}

type Needs = Pick<Tools, "checkRight" | "exclusively" | "now"> &
  Readonly<{
    previews: PreviewRepository;
    records: DeskRecords;
    users: Pick<UserRepository, "findById">;
    newKey: () => string;
  }>;

const lifetimeMs = deskLimits.previewMinutes * 60_000;

/** Previews: values that any instance shows as a page for some minutes. They never touch the record. */
export const createPreviews = ({ previews, records, users, exclusively, checkRight, newKey, now }: Needs) => ({
  /** @throws {DomainError} "notFound" for a record that does not exist */
  async make(place: DeskPlace, values: Values, by: Actor): Promise<Preview> {
    await recordTitle(records, place);
    const preview: Preview = {
      key: newKey(),
      place,
      values,
      by: authorOf(by.user),
      expiresAt: new Date(now().getTime() + lifetimeMs),
    };
    await exclusively(async () => {
      await checkRight(by);
      await previews.add(preview);
      await previews.removeOlder(preview, deskLimits.previewsKept);
    });
    return preview;
  },

  async get(key: string): Promise<Preview> {
    const found = await previews.find(key);
    if (!found || found.expiresAt <= now()) throw new DomainError("notFound");
    if (!isAtWork(await users.findById(found.by.id))) throw new DomainError("notFound");
    return found;
  },

  removeEnded: () => previews.removeEnded(now()),
});

export type Previews = ReturnType<typeof createPreviews>;
