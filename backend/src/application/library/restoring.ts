import { DomainError } from "../../domain/errors.ts";
import type { Media } from "../../domain/media.ts";
import type { Actor } from "../../domain/user.ts";
import { type ChangeContent, refuseStale } from "../content.ts";
import type { History, Revisions } from "../ports.ts";
import type { MediaRepository } from "./repository.ts";
import type { createWriteEverywhere } from "./write-everywhere.ts";

/** The picture that a record has registered anew for the same file: its description is the latest. */
export const enteredAnew = async (
  media: Pick<MediaRepository, "findByFiles">,
  { id, picture }: Pick<Media, "id" | "picture">,
): Promise<Media | undefined> => (await media.findByFiles([picture.file])).find((one) => one.id !== id);

type Needs = Readonly<{
  media: MediaRepository;
  versions: Pick<Revisions<Media>, "get">;
  writeEverywhere: ReturnType<typeof createWriteEverywhere>;
  history: Pick<History, "showing" | "release">;
  changeContent: ChangeContent;
}>;

/** Restores a version of a picture, wherever the picture is named. @throws {DomainError} "notFound", "stale" */
export const createRestore =
  ({ media, versions, writeEverywhere, history, changeContent }: Needs) =>
  async (id: string, version: number, by: Actor, ifVersion?: number): Promise<Media> => {
    const { before, after } = await history.showing((show) =>
      changeContent(async () => {
        const before = await media.findById(id);
        if (!before) throw new DomainError("notFound");
        refuseStale(before, ifVersion);
        const { name, bytes, digest, picture: was } = (await versions.get(id, version)).values;
        const replaced = await enteredAnew(media, { id, picture: was });
        const known = digest === null ? null : await media.findByDigest(digest);
        const isTaken = known !== null && known.id !== id;
        const picture = replaced?.picture ?? was;
        const changed = { ...before, name, bytes, picture, digest: isTaken ? null : digest };
        const isInSight = replaced !== undefined && (await media.hide([replaced.id], false)).length === 0;
        const isOther = picture.file !== before.picture.file;
        const brought = isOther && !isInSight ? [picture] : [];
        const act = { action: "restore", detail: { version } } as const;
        const shown = (after: Media) => show([before], [after]);
        return { before, after: await writeEverywhere({ before, changed, replaced, brought, act, shown }, by) };
      }),
    );
    if (before.picture.file !== after.picture.file) await history.release(by, [before.picture]);
    return after;
  };
