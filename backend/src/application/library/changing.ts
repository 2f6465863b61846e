import { mediaMessages } from "@etalase/contracts/media";
import type { MediaUpdate } from "@etalase/contracts/media.schema";
import { type ImageRule, imageRules } from "@etalase/contracts/rules/image";
import { DomainError } from "../../domain/errors.ts";
import { described, descriptionOf, type Picture } from "../../domain/picture.ts";
import type { Actor } from "../../domain/user.ts";
import { type ChangeContent, given, refuseEmpty } from "../content.ts";
import type { Upload } from "../media.ts";
import type { History } from "../ports.ts";
import { type AddingNeeds, digestFor } from "./adding.ts";
import { findMedia, withItsUses, withUses } from "./pictures-in-use.ts";
import { mediaAbout } from "./repository.ts";
import type { createWriteEverywhere } from "./write-everywhere.ts";

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
        const { name = before.name, ...said } = given(change);
        const picture = described(before.picture, { ...descriptionOf(before.picture), ...said });
        const act = { action: "update", detail: { fields: Object.keys(given(change)) } } as const;
        return writeEverywhere({ before, changed: { ...before, name, picture }, act }, by);
      });
      return withItsUses(uses, after);
    },

    replace: createReplacing(needs),

    /** Removes all pictures or none. @throws {DomainError} "notFound"; "conflict" when one of them is in use */
    remove: (ids: readonly string[], by: Actor): Promise<number> =>
      changeContent(async () => {
        const found = await withUses(uses, await media.findByIds(ids));
        if (found.length !== ids.length) throw new DomainError("notFound");
        if (found.some(({ uses }) => uses.length > 0))
          throw new DomainError("conflict", { message: mediaMessages.inUse });
        return history.write(by, { media: found.map(({ uses: _uses, ...record }) => record) }, async () => {
          await media.remove(ids);
          return { acts: found.map((record) => ({ ...mediaAbout(record), action: "delete" })), result: ids.length };
        });
      }),
  };
}
