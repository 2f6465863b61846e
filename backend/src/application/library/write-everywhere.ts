import type { Act } from "../../domain/audit.ts";
import type { KeptRecord } from "../../domain/history.ts";
import type { Media } from "../../domain/media.ts";
import { exchanged, type Picture } from "../../domain/picture.ts";
import { areSame, packed } from "../../domain/snapshot.ts";
import type { Actor } from "../../domain/user.ts";
import type { Readdress } from "../desk/pictures.ts";
import type { ByKind, History } from "../ports.ts";
import { type MediaRepository, mediaAbout } from "./repository.ts";
import type { Uses } from "./uses.ts";

/** Records that name pictures; a write raises their versions. */
type Naming = Readonly<{
  find(ids: readonly string[]): Promise<readonly KeptRecord[]>;
  update(record: KeptRecord): Promise<KeptRecord>;
}>;

type Needs = Readonly<{
  media: Pick<MediaRepository, "update" | "remove">;
  uses: Uses;
  kinds: Readonly<Record<string, Naming>>;
  /** Updates addresses in drafts, which have no versions. */
  readdress: Readdress;
  history: Pick<History, "write">;
}>;

type Change = Readonly<{
  before: Media;
  changed: Media;
  /** A picture that gives way to `changed`, since both show the same file. */
  replaced?: Media | null | undefined;
  act: Pick<Act, "action" | "detail">;
}>;

type Edit = Readonly<{ resource: string; before: KeptRecord; after: KeptRecord }>;

const byKind = (edits: readonly Edit[], which: "before" | "after"): ByKind =>
  Object.fromEntries(
    [...Map.groupBy(edits, ({ resource }) => resource)].map(([resource, own]) => [
      resource,
      own.map((edit) => edit[which]),
    ]),
  );

/** Writes a picture of the library and all records that name it, as one write, which is undone as one. */
export function createWriteEverywhere({ media, uses, kinds, readdress, history }: Needs) {
  /** The edits of the records that name the file, without those that do not change. */
  const editsOf = async (file: string, picture: Picture): Promise<readonly Edit[]> => {
    const named = await uses([file]);
    const edits: Edit[] = [];
    for (const [resource, ownUses] of Map.groupBy(named, (use) => use.resource)) {
      const ids = [...new Set(ownUses.map(({ id }) => id))];
      for (const before of (await kinds[resource]?.find(ids)) ?? []) {
        const fields = ownUses.filter(({ id }) => id === before.id).map(({ field }) => field);
        const changed = fields.map((field) => [field, exchanged(before[field], file, picture)] as const);
        const after = { ...before, ...Object.fromEntries(changed) };
        if (!areSame(packed(before), packed(after))) edits.push({ resource, before, after });
      }
    }
    return edits;
  };

  const write = async ({ resource, before, after }: Edit): Promise<Edit> => ({
    resource,
    before,
    after: (await kinds[resource]?.update(after)) ?? before,
  });

  return async ({ before, changed, replaced, act }: Change, by: Actor): Promise<Media> => {
    const edits = await editsOf(before.picture.file, changed.picture);
    const all = replaced ? [before, replaced] : [before];
    return history.write(by, { media: all, ...byKind(edits, "before") }, async () => {
      if (replaced) await media.remove([replaced.id]);
      const after = await media.update(changed);
      const results: Edit[] = [];
      for (const edit of edits) results.push(await write(edit));
      await readdress(before.picture.file, after.picture.file);
      return {
        after: { media: [after], ...byKind(results, "after") },
        acts: [{ ...mediaAbout(after), ...act }],
        result: after,
      };
    });
  };
}
