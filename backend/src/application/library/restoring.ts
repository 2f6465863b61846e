import { DomainError } from "../../domain/errors.ts";
import type { Media } from "../../domain/media.ts";
import type { Actor } from "../../domain/user.ts";
import { type ChangeContent, refuseStale } from "../content.ts";
import type { Revisions } from "../ports.ts";
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
  changeContent: ChangeContent;
}>;

/** Restores a version of a picture, wherever the picture is named. @throws {DomainError} "notFound", "stale" */
export const createRestore =
  ({ media, versions, writeEverywhere, changeContent }: Needs) =>
  (id: string, version: number, by: Actor, ifVersion?: number): Promise<Media> =>
    changeContent(async () => {
      const before = await media.findById(id);
      if (!before) throw new DomainError("notFound");
      refuseStale(before, ifVersion);
      const { name, bytes, digest, picture: was } = (await versions.get(id, version)).values;
      const entered = await enteredAnew(media, { id, picture: was });
      const replaced = entered && (await media.findById(entered.id));
      // A hidden one is no part of the write: nobody sees it.
      if (entered && !replaced) await media.remove([entered.id]);
      const known = digest === null ? null : await media.findByDigest(digest);
      const isTaken = known !== null && known.id !== id;
      const picture = entered?.picture ?? was;
      const changed = { ...before, name, bytes, picture, digest: isTaken ? null : digest };
      const act = { action: "restore", detail: { version } } as const;
      return writeEverywhere({ before, changed, replaced, act }, by);
    });
