import { mediaMessages } from "@etalase/contracts/media";
import type { MediaUpdate } from "@etalase/contracts/media.schema";
import { type ImageRule, imageRules } from "@etalase/contracts/rules/image";
import { DomainError } from "../../domain/errors.ts";
import type { Media } from "../../domain/media.ts";
import { described, descriptionOf, type Picture } from "../../domain/picture.ts";
import type { Actor } from "../../domain/user.ts";
import { type ChangeContent, definedValues, refuseEmpty, refuseStale } from "../content.ts";
import type { Upload } from "../media.ts";
import type { History, Revisions } from "../ports.ts";
import { type AddingNeeds, digestFor } from "./adding.ts";
import { type MediaRepository, mediaAbout } from "./repository.ts";
import { findMedia, withItsUses, withUses } from "./uses.ts";
import type { createWriteEverywhere } from "./write-everywhere.ts";

/** The picture that a record has registered anew for the same file: its description is the latest. */
export const enteredAnew = async (
  media: Pick<MediaRepository, "findByFiles">,
  { id, picture }: Pick<Media, "id" | "picture">,
): Promise<Media | undefined> => (await media.findByFiles([picture.file])).find((one) => one.id !== id);

export type ChangingNeeds = AddingNeeds & Readonly<{ history: Pick<History, "write">; changeContent: ChangeContent }>;

/** The files that may replace a stored one: drawings and icons keep their purpose. */
const ruleFor = ({ file }: Picture): ImageRule => {
  if (file.endsWith(".svg")) return imageRules.logo;
  return file.endsWith(".webp") ? imageRules.photo : imageRules.icon;
};

type Needs = ChangingNeeds & Readonly<{ writeEverywhere: ReturnType<typeof createWriteEverywhere> }>;

/** Replaces the bytes of a picture wherever it is named. */
function createReplacing(needs: Needs) {
  const { media, uses, pictures, changeContent, writeEverywhere } = needs;

  return async (id: string, upload: Upload, by: Actor) => {
    const { picture: present } = await findMedia(media, id);
    const rule = ruleFor(present);
    const digest = await digestFor(needs, upload, rule.kind);
    const request = { upload, field: "file", rule };
    const after = await pictures.during([request], async ([stored]) => {
      if (!stored) throw new DomainError("invalid", { message: mediaMessages.fileRequired });
      const bytes = await pictures.sizeOf(stored);
      return changeContent(async () => {
        const before = await findMedia(media, id);
        const picture = described(stored, descriptionOf(before.picture));
        const isTaken = (await media.findByDigest(digest)) !== null;
        const changed = { ...before, picture, bytes, digest: isTaken || !before.isKept ? null : digest };
        const act = { action: "update", detail: { fields: ["file"] } } as const;
        return writeEverywhere({ before, changed, act }, by);
      });
    });
    return withItsUses(uses, after);
  };
}

/** Changes of pictures, wherever they are named, and their removal. */
export function createChanging(needs: Needs) {
  const { media, uses, history, changeContent, writeEverywhere } = needs;

  return {
    /** Changes the description of a picture wherever it is named. */
    async update(id: string, change: MediaUpdate, by: Actor) {
      refuseEmpty(change);
      const after = await changeContent(async () => {
        const before = await findMedia(media, id);
        const { name = before.name, ...pictureWords } = definedValues(change);
        const picture = described(before.picture, { ...descriptionOf(before.picture), ...pictureWords });
        const act = { action: "update", detail: { fields: Object.keys(definedValues(change)) } } as const;
        return writeEverywhere({ before, changed: { ...before, name, picture }, act }, by);
      });
      return withItsUses(uses, after);
    },

    replace: createReplacing(needs),

    /** Removes all pictures or none. @throws {DomainError} "notFound"; "conflict" when one of them is in use */
    remove: (ids: readonly string[], by: Actor): Promise<number> =>
      changeContent(async () => {
        const records = await withUses(uses, await media.findByIds(ids));
        if (records.length !== ids.length) throw new DomainError("notFound");
        if (records.some(({ uses }) => uses.length > 0))
          throw new DomainError("conflict", { message: mediaMessages.inUse });
        return history.write(by, { media: records.map(({ uses: _uses, ...record }) => record) }, async () => {
          await media.remove(ids);
          return { acts: records.map((record) => ({ ...mediaAbout(record), action: "delete" })), result: ids.length };
        });
      }),
  };
}

/** Restores a version of a picture, wherever the picture is named. @throws {DomainError} "notFound", "stale" */
export const createRestore =
  ({
    media,
    versions,
    writeEverywhere,
    changeContent,
  }: Needs & Readonly<{ versions: Pick<Revisions<Media>, "get"> }>) =>
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
