import type { Media } from "@etalase/contracts/media.schema";
import { portfolioLimits } from "@etalase/contracts/portfolio";
import { type ImageRule, photoRule } from "@etalase/contracts/rules/image";
import { messages } from "@etalase/contracts/text/messages";
import { useState } from "react";
import { useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import { fromLibrary, isLibraryPicture, type LibraryPicture } from "../kit/data/libraryPicture.ts";
import { refusal, t } from "../kit/language/t.ts";
import { fileProblem } from "../kit/media/fitting/fitting.ts";
import { counted } from "../kit/parts/format.ts";

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

const sayAdded = (count: number, total: number) =>
  t("{pictures} added, {total} in all", { pictures: counted(count, "picture"), total });

/** The pictures of a field, the ways to change them, and a sentence for screen readers about added ones. */
export function useGallery(source: string) {
  const { field, fieldState, id } = useInput({ source });
  const { getValues, setValue, setError, clearErrors } = useFormContext();
  const [said, setSaid] = useState("");
  const gallery: Gallery = field.value ?? [];

  const set = (next: Gallery) => {
    setValue(source, next, { shouldDirty: true });
    clearErrors(source);
  };
  const join = ({ gallery: next, problems }: ReturnType<typeof withFiles>) => {
    const before: Gallery = getValues(source) ?? [];
    set(next);
    if (problems.length > 0) setError(source, { type: "file", message: problems.join("\n") });
    const count = next.length - before.length;
    if (count > 0) setSaid(sayAdded(count, next.length));
  };
  return {
    id,
    gallery,
    said,
    set,
    inputRef: field.ref,
    error: fieldState.error,
    add: (files: readonly File[]) => join(withFiles(getValues(source) ?? [], files, photoRule)),
    addChosen: (chosen: readonly Media[]) => join(withPicked(gallery, chosen.map(fromLibrary))),
    remove: (index: number) => {
      set(gallery.toSpliced(index, 1));
      // The focused button was unmounted.
      document.getElementById(id)?.focus();
    },
    describe: (index: number, media: Media) => {
      const picture = gallery[index];
      // A stored picture's value stays the record's own.
      if (picture && isNew(picture)) set(gallery.with(index, fromLibrary(media)));
    },
  };
}

export type GalleryField = ReturnType<typeof useGallery>;
