import { mediaPath } from "@etalase/contracts/site/paths";
import { isPictureOf, type Picture } from "../../domain/picture.ts";
import type { AnyRecord, ExchangeKind } from "./kinds.ts";

/** A value in the form of JSON; a picture becomes its path. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  if (isPictureOf(value)) return mediaPath(value.file);
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, plain(held)]));
}

/** The value of a record's field, by its name in a file. */
export function fieldOf(
  record: AnyRecord,
  field: string,
  { pictures, roles }: Pick<ExchangeKind, "pictures" | "roles">,
): unknown {
  if (field === "_id") return record.id;
  if (field === "author") return { name: record.authorName };
  // An excerpt that follows from the text is made anew.
  if (field === roles.excerpt) return record.hasOwnExcerpt ? record[field] : "";
  return field in pictures ? (plain(record[field]) ?? "") : plain(record[field]);
}

/** The value as a line that people can compare. */
export function shownValue(value: unknown): string {
  const whole =
    typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : JSON.stringify(value ?? "");
  const letters = [...whole];
  return letters.length > 300 ? `${letters.slice(0, 299).join("")}…` : whole;
}

/** The pictures in the fields of a record, without those of its text. */
export const picturesOf = (record: AnyRecord, { pictures, gallery }: ExchangeKind): readonly Picture[] =>
  // The record's kind guarantees the types of these fields.
  [...Object.keys(pictures), ...(gallery ? [gallery.field] : [])].flatMap(
    (field) => (record[field] ?? []) as Picture | readonly Picture[],
  );

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
