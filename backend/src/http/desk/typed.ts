import { isStoredFile } from "@etalase/contracts/media";
import type { PictureSet } from "@etalase/contracts/rules/answers.schema";
import { mediaPath } from "@etalase/contracts/site/paths";
import { facts, isBlank, isPicture, type Shown, setOf, type Values } from "../../domain/desk.ts";
import { fileAt } from "../api/views/picture-view.ts";

/**
 * Returns the address of a picture that was only chosen in a form: empty when there is none. `place` tells a list's
 * pictures apart.
 */
export type ChosenPicture = (field: string, place: number | null) => string;
export const nowhere: ChosenPicture = () => "";

export type Typing = Readonly<{
  publicUrl: string;
  chosen: ChosenPicture;
  /** The sizes of stored pictures among the values, by their addresses. */
  sets: ReadonlyMap<string, PictureSet>;
}>;

const chosenPattern = /^data:image\/(?:png|jpeg|webp|gif);base64,/;
export const isChosenPicture = (value: string): boolean => chosenPattern.test(value);

const unknownSize: PictureSet = { width: 0, height: 0, color: "#e6f4fa", srcset: "" };

/** The address of a stored picture, of one from the library, or of one that is only in the browser. */
function pictureAt(value: unknown, address: () => string, publicUrl: string): string {
  const { url = value }: { url?: unknown } = Object(value);
  if (typeof url !== "string") return "";
  if (isChosenPicture(url)) return address();
  const file = fileAt(url, publicUrl);
  return file === undefined ? "" : publicUrl + mediaPath(file);
}

/** The stored files that values may name, whether or not their fields hold pictures. */
export const filesIn = (values: Values, publicUrl: string): readonly string[] =>
  Object.values(values)
    .flat()
    .map(
      (value) =>
        fileAt(
          pictureAt(value, () => "", publicUrl),
          publicUrl,
        ) ?? "",
    )
    .filter(isStoredFile);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A list of pictures with their sizes, without pictures that cannot be loaded. */
function typedPictures(base: Shown, name: string, value: unknown, { publicUrl, chosen, sets }: Typing): Shown {
  const known = new Map(listOf(base[name]).map((url, index) => [url, listOf(base[setOf(name)])[index]]));
  const urls = listOf(value)
    .map((one, index) => pictureAt(one, () => chosen(name, index), publicUrl))
    .filter(Boolean);
  return { [name]: urls, [setOf(name)]: urls.map((url) => sets.get(url) ?? known.get(url) ?? unknownSize) };
}

function typedPicture(base: Shown, name: string, value: unknown, { publicUrl, chosen, sets }: Typing): Shown {
  const url = pictureAt(value, () => chosen(name, null), publicUrl);
  if (url !== "" && url === base[name]) return {};
  // An optional picture has no sizes when it is absent.
  return { [name]: url, [setOf(name)]: url === "" && !base[name] ? base[setOf(name)] : (sets.get(url) ?? unknownSize) };
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === "string");

/** Tells whether a value has the type of its field; a field that may be empty takes text, numbers and null. */
function fits(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return isTexts(value);
  if (like === null || typeof like === "number") return value === null || ["string", "number"].includes(typeof value);
  return typeof value === typeof like && typeof value !== "object";
}

/** Puts input into an item, except for unknown fields and values of a wrong type. */
export function typedInto(base: Shown, values: Values, typing: Typing): Shown {
  let shown = base;
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(base, name) || facts.has(name)) continue;
    if (!isPicture(base, name)) shown = fits(value, base[name]) ? { ...shown, [name]: value } : shown;
    else if (Array.isArray(base[name])) shown = { ...shown, ...typedPictures(base, name, value, typing) };
    else shown = { ...shown, ...typedPicture(base, name, value, typing) };
  }
  return shown;
}

/** Fills missing texts with placeholders. */
export const withPlaceholders = (shown: Shown, words: Shown): Shown => ({
  ...shown,
  ...Object.fromEntries(Object.entries(words).filter(([name]) => isBlank(shown[name]))),
});
