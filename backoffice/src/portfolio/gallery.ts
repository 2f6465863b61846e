import { portfolioLimits } from "@etalase/contracts/portfolio";
import type { ImageRule } from "@etalase/contracts/rules/image";
import { messages } from "@etalase/contracts/text/messages";
import { isLibraryPicture, type LibraryPicture } from "../kit/data/libraryPicture.ts";
import { refusal, t } from "../kit/language/t.ts";
import { fileProblem } from "../kit/media/fitting/fitting.ts";

/** Returns the sentence for a problem with a chosen picture, with the file's name. */
export function pictureProblem(file: File, rule: ImageRule): string | undefined {
  const problem = fileProblem(file, rule);
  return problem && `${file.name}: ${problem}`;
}

/** A stored picture's URL, or a chosen file or library picture that is not saved yet. */
export type GalleryPicture = string | File | LibraryPicture;
export type Gallery = readonly GalleryPicture[];

export const isNew = (picture: GalleryPicture): picture is File | LibraryPicture => typeof picture !== "string";

export const nameOf = (picture: GalleryPicture, index: number) =>
  isNew(picture) ? picture.name : t("Picture {number}", { number: index + 1 });

/** Identifies the button that describes a picture. */
export const placeOf = (source: string, index: number) => `${source}/${index}`;

/** Returns the picture's address, or the file itself. */
export const addressOf = (picture: GalleryPicture): string | File =>
  isLibraryPicture(picture) ? picture.url : picture;

/**
 * Returns a key that is equal for the same file chosen twice, and for a library picture that is already in the gallery.
 */
export function keyOf(picture: GalleryPicture): string {
  const address = addressOf(picture);
  return address instanceof File ? `${address.name}/${address.size}/${address.lastModified}` : address;
}

/**
 * Adds the valid files to the gallery, and returns the problems of the others. A file that is already there is ignored.
 */
export function withFiles(gallery: Gallery, files: readonly File[], rule: ImageRule) {
  const problems = files.map((file) => pictureProblem(file, rule));
  return joined(
    gallery,
    files.filter((_, index) => !problems[index]),
    problems,
  );
}

/** Adds pictures of the library to the gallery, each only once. */
export const withPicked = (gallery: Gallery, picked: readonly LibraryPicture[]) => joined(gallery, picked, []);

function joined(gallery: Gallery, added: Gallery, problems: readonly (string | undefined)[]) {
  const more = new Map(added.map((picture) => [keyOf(picture), picture]));
  for (const picture of gallery) more.delete(keyOf(picture));
  const whole = [...gallery, ...more.values()];
  const isTooMuch = whole.length > portfolioLimits.imagesMax;
  return {
    gallery: whole.slice(0, portfolioLimits.imagesMax),
    problems: [...problems, isTooMuch && refusal(messages.portfolio.tooManyImages)].filter(
      (problem) => typeof problem === "string",
    ),
  };
}
