import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { photoRule } from "@etalase/contracts/rules/image";
import { mediaPath } from "@etalase/contracts/site/paths";
import { serverMessages } from "@etalase/contracts/text/messages";
import { DomainError, invalidField } from "../../domain/errors.ts";
import type { Picture } from "../../domain/picture.ts";
import type { StoredAhead, Upload } from "../media.ts";
import type { Entry } from "./entry.ts";
import { type AskedPicture, createPictureSource, type PictureNeeds, type Wanted } from "./picture-source.ts";

const nobodysPicture = refusal("The picture is neither in the file nor in the library");

const named = (address: string) => unescaped(address.split(/[?#]/)[0]?.split("/").at(-1) ?? "");

/** Reads the escapes of a part of an address; another text stays as it is. */
export function unescaped(text: string): string {
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

/** A picture on another site that its article has to come without. */
export type LostPicture = Readonly<{ where: Refusal; address: string; problem: Refusal }>;

/** @throws every error that is no failure of a picture on another site */
function lostOf({ field }: Wanted, { entry, key }: AskedPicture, error: unknown): LostPicture {
  const { origin, where, pictureAddress = "" } = entry;
  if (origin === undefined || !(error instanceof DomainError) || error.kind !== "invalid") throw error;
  const [problem = error.refusal ?? serverMessages.validationFailed] = Object.values(error.errors ?? {});
  return { where, address: key === field ? pictureAddress : key, problem };
}

/** Looks for each picture once, although an entry is read several times, and remembers the pictures that were lost. */
function lookingOnce(look: Look) {
  const looks = new Map<string, ReturnType<Look>>();
  const lost = new Map<string, LostPicture>();
  const nameOf = (index: number, key: string) => `${index} ${key}`;

  const lookOnce: Look = (wanted, picture) => {
    const name = nameOf(picture.index, picture.key);
    const known =
      looks.get(name) ??
      look(wanted, picture).catch((error: unknown) => {
        lost.set(name, lostOf(wanted, picture, error));
        return null;
      });
    looks.set(name, known);
    return known;
  };

  return {
    look: lookOnce,
    lostBy({ pictures }: Entry, index: number): readonly LostPicture[] {
      const all = Object.keys(pictures).flatMap((key) => lost.get(nameOf(index, key)) ?? []);
      // The text may show the article's own picture.
      return [...new Map(all.map((one) => [one.address, one])).values()];
    },
    /** Lets lost pictures be looked for once more. @returns false when there are none */
    retry(): boolean {
      const names = [...lost.keys()];
      for (const name of names) looks.delete(name);
      lost.clear();
      return names.length > 0;
    },
  };
}

/**
 * Finds the pictures of entries in the library, or stores them ahead of the records that show them, each once. Without
 * `stores` it only checks them.
 */
export function createImportPictures(needs: PictureNeeds, stores: boolean) {
  const source = createPictureSource(needs, stores);
  /** @throws {DomainError} "invalid" under the field, for bytes of the file that are no picture */
  const { look: findIfHad, lostBy, retry } = lookingOnce(source.look);

  /** @throws {DomainError} "invalid" under the field, for bytes that are no picture or for a missing picture */
  const find = async (wanted: Wanted, picture: AskedPicture): Promise<StoredAhead> => {
    const stored = await findIfHad(wanted, picture);
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
        shown.push(sentAhead(entry.pictureWords?.[key]?.name ?? named(key), stored));
      }
      return { html, shown };
    },
    /** Tells whether a picture of the library has this name. */
    isNamed: async ({ file }: Picture, name: string): Promise<boolean> =>
      (await needs.media.findByFiles([file])).some((one) => one.name === name),
    lostBy,
    retry,
    nameOf: (entry: Entry, key: string, address: unknown): string =>
      entry.pictureWords?.[key]?.name ?? named(typeof address === "string" ? address : key),
    /** Removes stored pictures that no record shows. */
    async discard() {
      const registered = new Set(
        (await needs.media.findByFiles(source.newPictures.map(({ file }) => file))).map(({ picture }) => picture.file),
      );
      await needs.pictures.remove(source.newPictures.filter(({ file }) => !registered.has(file)));
    },
  };
}

export type ImportPictures = ReturnType<typeof createImportPictures>;
