import { useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { isLibraryPicture } from "../kit/data/libraryPicture.ts";
import { t } from "../kit/language/t.ts";

/** A picture of the form outside of its text. `place` identifies the button that describes it. */
export type FormPicture = Readonly<{ place: string; name: string; alt: string }>;

type StoredPicture = Readonly<{ alt?: string }> | null | undefined;
type SavedRecord = Readonly<Record<string, unknown>>;

/** Returns a picture's alternative text. That of a stored picture came with its record; a chosen file has none yet. */
function altOf(value: unknown, picture: StoredPicture): string {
  if (value instanceof File) return "";
  return (isLibraryPicture(value) ? value.alt : picture?.alt) ?? "";
}

function single(place: string, name: string, value: unknown, record: SavedRecord): readonly FormPicture[] {
  // A record has the size and texts of its picture in a field beside it.
  return value ? [{ place, name, alt: altOf(value, record[`${place}Set`] as StoredPicture) }] : [];
}

function gallery(value: unknown, { images, imagesSet }: SavedRecord): readonly FormPicture[] {
  const [stored, sets]: readonly unknown[][] = [images, imagesSet].map((list) => (Array.isArray(list) ? list : []));
  const saidOf = (picture: unknown) => sets?.[stored?.indexOf(picture) ?? -1] as StoredPicture;
  return (Array.isArray(value) ? value : []).map((picture, index) => ({
    place: `images/${index}`,
    name: t("Picture {number} of the gallery", { number: index + 1 }),
    alt: altOf(picture, saidOf(picture)),
  }));
}

/** Returns the featured picture, the gallery and the share picture of the form, with their alternative texts. */
export function useFormPictures(): readonly FormPicture[] {
  const record: SavedRecord = useRecordContext() ?? {};
  const [featured, images, share]: unknown[] = useWatch({ name: ["featuredImage", "images", "shareImage"] });
  return [
    ...single("featuredImage", t("The featured picture"), featured, record),
    ...gallery(images, record),
    ...single("shareImage", t("The share picture"), share, record),
  ];
}
