import { portfolioLimits } from "@etalase/contracts/portfolio";
import { type ImageRule, imageProblem } from "@etalase/contracts/rules/image";
import { messages } from "@etalase/contracts/text/messages";

/** The sentence for what is wrong with a chosen picture, with the file's name before it. */
export function pictureProblem(file: File, rule: ImageRule): string | undefined {
  const problem = imageProblem(file, rule);
  return problem && `${file.name}: ${problem}`;
}

/** A stored picture's URL, or a file that was chosen and is not sent yet. The stored ones come first: so they travel. */
export type GalleryPicture = string | File;
export type Gallery = readonly GalleryPicture[];

export const isNew = (picture: GalleryPicture | undefined): picture is File => picture instanceof File;

/** The same file chosen twice has the same key. */
export const keyOf = (picture: GalleryPicture): string =>
  isNew(picture) ? `${picture.name}/${picture.size}/${picture.lastModified}` : picture;

/** Whether a picture can take the place of another: new ones cannot go among the stored ones. */
export const canMove = (gallery: Gallery, from: number, to: number): boolean =>
  from !== to && to in gallery && isNew(gallery[from]) === isNew(gallery[to]);

export function moved(gallery: Gallery, from: number, to: number): Gallery {
  const picture = gallery[from];
  if (picture === undefined || !canMove(gallery, from, to)) return gallery;
  return gallery.toSpliced(from, 1).toSpliced(to, 0, picture);
}

/** The gallery with the files that may come, and what is wrong with the others. A file that is there already is ignored. */
export function withFiles(gallery: Gallery, files: readonly File[], rule: ImageRule) {
  const problems = files.map((file) => pictureProblem(file, rule));
  const fitting = files.filter((_, index) => !problems[index]);
  const byKey = new Map([...gallery, ...fitting].map((picture) => [keyOf(picture), picture]));
  const whole = [...byKey.values()];
  const isTooMuch = whole.length > portfolioLimits.imagesMax;
  return {
    gallery: whole.slice(0, portfolioLimits.imagesMax),
    problems: [...problems, isTooMuch && messages.portfolio.tooManyImages].filter(
      (problem) => typeof problem === "string",
    ),
  };
}
