import type { Picture } from "../../domain/picture.ts";
import { type Files, inTextField, type Stored, type Upload } from "../media.ts";
import type { Pair } from "./entry.ts";
import type { AnyRecord, ExchangeKind } from "./kinds.ts";
import type { Wanted } from "./picture-source.ts";
import { type ImportPictures, sentAhead } from "./pictures.ts";

/** The pictures that an entry brings for one field. */
export type Sent = Readonly<{ field: string; uploads: readonly Upload[] }>;

const isGalleryKey = (key: string, field: string) =>
  key.startsWith(`${field}.`) && /^\d+$/.test(key.slice(field.length + 1));

/** Tells whether a picture of an entry is one of a field, and not one of a text. */
export const isFieldPicture = ({ pictures, gallery }: ExchangeKind, key: string): boolean =>
  Object.hasOwn(pictures, key) || (gallery !== undefined && isGalleryKey(key, gallery.field));

/** The name of substitutes in the library, by which they are known from chosen pictures. */
const placeholderName = (field: string) => `${field} placeholder`;

/** The picture of a field, or its substitute. A record keeps the picture that editors have chosen. */
async function standingIn(pictures: ImportPictures, pair: Pair, { field, rule }: Wanted): Promise<Sent | null> {
  const { entry, index, existing } = pair;
  const key = placeholderName(field);
  const held = existing?.[field] as Picture | null | undefined; // the kind guarantees it
  if (held && !(await pictures.isNamed(held, key))) return null;
  const had = entry.pictures[field]
    ? await pictures.findIfHad({ field, rule }, { entry, index, key: field, address: undefined })
    : null;
  const placeholder = entry.placeholders?.[field];
  if (had || !placeholder || held)
    return had && { field, uploads: [sentAhead(pictures.nameOf(entry, field, undefined), had)] };
  const drawn = { ...entry, pictures: { [key]: placeholder } };
  const stored = await pictures.find({ field, rule }, { entry: drawn, index, key, address: undefined });
  return { field, uploads: [sentAhead(key, stored)] };
}

/** The picture of a field; null when the file has none. */
async function single(pictures: ImportPictures, pair: Pair, { field, rule }: Wanted): Promise<Sent | null> {
  const { entry, index } = pair;
  if (entry.placeholders?.[field]) return standingIn(pictures, pair, { field, rule });
  const address = entry.values[field];
  if (!entry.pictures[field] && (typeof address !== "string" || address === "")) return null;
  const stored = await pictures.find({ field, rule }, { entry, index, key: field, address });
  return { field, uploads: [sentAhead(pictures.nameOf(entry, field, address), stored)] };
}

async function several(pictures: ImportPictures, { entry, index, kind: { gallery } }: Pair): Promise<Sent | null> {
  if (!gallery) return null;
  const { field, rule } = gallery;
  const addresses: unknown = entry.values[field];
  const listed = Array.isArray(addresses) ? addresses.length : 0;
  const brought = Object.keys(entry.pictures).filter((key) => isGalleryKey(key, field)).length;
  if (!Array.isArray(addresses) && brought === 0) return null;
  const uploads: Upload[] = [];
  for (let place = 0; place < Math.max(listed, brought); place++) {
    const [key, address] = [`${field}.${place}`, Array.isArray(addresses) ? addresses[place] : undefined];
    const stored = await pictures.find({ field, rule }, { entry, index, key, address });
    uploads.push(sentAhead(pictures.nameOf(entry, key, address), stored));
  }
  return { field, uploads };
}

export async function sentPictures(pictures: ImportPictures, pair: Pair): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  for (const [field, rule] of Object.entries(pair.kind.pictures)) {
    const one = await single(pictures, pair, { field, rule });
    if (one) sent.push(one);
  }
  const all = await several(pictures, pair);
  return all ? [...sent, all] : sent;
}

const picturesIn = (uploads: readonly Upload[]) => uploads.flatMap(({ stored }) => stored?.picture ?? []);

/** Leaves out pictures that the record has already. */
export function otherThan(existing: AnyRecord, sent: readonly Sent[]): readonly Sent[] {
  const filesOf = (pictures: readonly Picture[]) => pictures.map(({ file }) => file).join();
  const held = (field: string) => [(existing[field] ?? []) as Picture | readonly Picture[]].flat(); // the kind guarantees it
  return sent.filter(({ field, uploads }) => filesOf(picturesIn(uploads)) !== filesOf(held(field)));
}

/** The files in the form in which a form sends them; `shown` are the pictures of the text. */
export const filesToSend = (kind: ExchangeKind, sent: readonly Sent[], shown: readonly Upload[]): Files => ({
  ...Object.fromEntries(
    sent.map(({ field, uploads }) => [field === kind.gallery?.field ? kind.gallery.sentAs : field, uploads]),
  ),
  ...(shown.length > 0 ? { [inTextField]: shown } : {}),
});

export const storedBy =
  (sent: readonly Sent[]): Stored =>
  (name) =>
    picturesIn(sent.find(({ field }) => field === name)?.uploads ?? []);

/** The picture fields that the file empties. */
export const removals = ({ entry, existing, kind }: Pair): Readonly<Record<string, string>> =>
  Object.fromEntries(
    kind.removable
      .filter((field) => entry.values[field] === "" && !entry.pictures[field] && existing?.[field])
      .map((field) => [field, ""]),
  );
