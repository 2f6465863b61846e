import type { Media } from "@etalase/contracts/media.schema";
import { photoRule } from "@etalase/contracts/rules/image";
import { useState } from "react";
import { useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import { fromLibrary } from "../kit/data/libraryPicture.ts";
import { t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";
import { type Gallery, isNew, withFiles, withPicked } from "./gallery.ts";

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
