import { refusal } from "@etalase/contracts/refusals/refusal";
import { photoRule } from "@etalase/contracts/rules/image";
import { mediaPath } from "@etalase/contracts/site/paths";
import { invalidField } from "../../domain/errors.ts";
import type { StoredAhead, Upload } from "../media.ts";
import type { Entry } from "./entry.ts";
import { type AskedPicture, createPictureSource, type PictureNeeds, type Wanted } from "./picture-source.ts";

const nobodysPicture = refusal("The picture is neither in the file nor in the library");

const named = (address: string) => decodeURIComponentOr(address.split(/[?#]/)[0]?.split("/").at(-1) ?? "");

function decodeURIComponentOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A stored picture with a name, in the form in which a form would send it. */
export const sentAhead = (name: string, stored: StoredAhead): Upload => ({
  name,
  type: "",
  size: 0,
  stored,
  bytes: async () => new Uint8Array(),
});

type Look = ReturnType<typeof createPictureSource>["look"];

/** Looks for each picture once: an entry is read twice, but its pictures are fetched once. */
function lookingOnce(look: Look): Look {
  const found = new Map<string, StoredAhead | null>();

  return async (wanted, asked) => {
    const name = `${asked.index} ${asked.key}`;
    const known = found.get(name);
    if (known !== undefined) return known;
    const stored = await look(wanted, asked);
    found.set(name, stored);
    return stored;
  };
}

/**
 * Finds the pictures of entries in the library, or stores them ahead of the records that show them, each once. Without
 * `stores` it only checks them.
 */
export function createImportPictures(needs: PictureNeeds, stores: boolean) {
  const source = createPictureSource(needs, stores);
  /** @throws {DomainError} "invalid" under the field, for bytes that are no picture */
  const findIfHad = lookingOnce(source.look);

  /** @throws {DomainError} "invalid" under the field, for bytes that are no picture or for a missing picture */
  const find = async (wanted: Wanted, asked: AskedPicture): Promise<StoredAhead> => {
    const stored = await findIfHad(wanted, asked);
    if (!stored) throw invalidField(wanted.field, nobodysPicture);
    return stored;
  };

  return {
    find,
    findIfHad,
    /** Returns the article's text with the addresses of its pictures here, and these pictures. */
    async inText(
      { entry, index }: Omit<AskedPicture, "key" | "address">,
      content: string,
      isField: (key: string) => boolean,
    ) {
      const shown: Upload[] = [];
      let html = content;
      for (const key of Object.keys(entry.pictures)) {
        if (isField(key)) continue;
        const stored = await findIfHad({ field: "content", rule: photoRule }, { entry, index, key, address: key });
        if (!stored) continue;
        const own = mediaPath(stored.picture.file);
        for (const address of [key, key.replaceAll("&", "&amp;")]) html = html.replaceAll(`"${address}"`, `"${own}"`);
        shown.push(sentAhead(entry.said?.[key]?.name ?? named(key), stored));
      }
      return { html, shown };
    },
    nameOf: (entry: Entry, key: string, address: unknown): string =>
      entry.said?.[key]?.name ?? named(typeof address === "string" ? address : key),
    /** Removes stored pictures that no record shows. */
    async discard() {
      const registered = new Set(
        (await needs.media.findByFiles(source.made.map(({ file }) => file))).map(({ picture }) => picture.file),
      );
      await needs.pictures.remove(source.made.filter(({ file }) => !registered.has(file)));
    },
  };
}

export type ImportPictures = ReturnType<typeof createImportPictures>;
