import { centre, type Focal } from "@etalase/contracts/media";
import { mediaPath } from "@etalase/contracts/site/paths";

/**
 * A stored picture. `file` is its full-size name below /media (`<32 hex>.webp`); for each of `widths` (pixels,
 * ascending, all narrower than `width`) there is a smaller one, `<32 hex>-<width>.webp`. `color` is its dominant
 * colour as #rrggbb. What it shows (`alt`), a line below it and the point that crops keep in sight are said of few.
 */
export type Picture = Readonly<{
  file: string;
  width: number;
  height: number;
  color: string;
  widths: readonly number[];
  alt?: string;
  caption?: string;
  focal?: Focal;
}>;

/** What people say of a picture; the rest follows from its bytes. */
export type Description = Readonly<{ alt: string; caption: string; focal: Focal }>;

export const descriptionOf = ({ alt = "", caption = "", focal = centre }: Picture): Description => ({
  alt,
  caption,
  focal,
});

const isCentre = ({ x, y }: Focal) => x === centre.x && y === centre.y;

/** The picture with that said of it. What says nothing is left out, so that a picture looks as it did before. */
export function described(picture: Picture, { alt, caption, focal }: Description): Picture {
  const { alt: _alt, caption: _caption, focal: _focal, ...bare } = picture;
  return {
    ...bare,
    ...(alt ? { alt } : {}),
    ...(caption ? { caption } : {}),
    ...(isCentre(focal) ? {} : { focal }),
  };
}

/** "a.webp" at 480 px is "a-480.webp". */
export const fileAtWidth = (file: string, width: number): string => file.replace(/(?=\.\w+$)/, `-${width}`);

/** Names all fields of a record that hold pictures: one that is forgotten does not compile. */
export type PictureFieldsOf<T> = Readonly<
  Record<{ [F in keyof T]-?: NonNullable<T[F]> extends Picture | readonly Picture[] ? F : never }[keyof T], true>
>;

/** The pictures in those fields. */
export const picturesIn = <T>(record: T, fields: PictureFieldsOf<T>): readonly Picture[] =>
  // The type of `fields` says what they hold, but the compiler does not follow it through a type parameter.
  (Object.keys(fields) as (keyof T)[]).flatMap((field) => (record[field] ?? []) as Picture | readonly Picture[]);

/** Tells a picture from any other value of a record. */
export const isPictureOf = (value: object): value is Picture => "file" in value && "widths" in value;
/** The same with the field that holds each. */
export const namedIn = <T>(record: T, fields: PictureFieldsOf<T>) =>
  (Object.keys(fields) as (keyof T & string)[]).flatMap((field) =>
    [(record[field] ?? []) as Picture | readonly Picture[]].flat().map(({ file }) => ({ field, file })),
  );

/** A field's value with another picture in the place of a file: it holds a picture or several, or a text shows it. */
export function exchanged(value: unknown, file: string, after: Picture): unknown {
  if (typeof value === "string") return value.replaceAll(`${mediaPath(file)}"`, `${mediaPath(after.file)}"`);
  if (Array.isArray(value)) return value.map((one) => exchanged(one, file, after));
  const isNamed = typeof value === "object" && value !== null && isPictureOf(value) && value.file === file;
  return isNamed ? after : value;
}

/** Whatever a value holds, however deep, with the address of another file in the place of a file's, in any size. */
export function readdressed<T>(value: T, file: string, after: string): T {
  const [stem = "", extension = ""] = file.split(".");
  const own = new RegExp(`${mediaPath(stem)}(?:-\\d{2,4})?\\.${extension}(?!\\w)`, "g");
  const turned = (one: unknown): unknown => {
    if (typeof one === "string") return one.replace(own, mediaPath(after));
    if (Array.isArray(one)) return one.map(turned);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, held]) => [name, turned(held)]));
  };
  // Nothing but the words of texts is another.
  return turned(value) as T;
}

export const filesOf = ({ file, widths }: Picture): readonly string[] => [
  file,
  ...widths.map((width) => fileAtWidth(file, width)),
];

/** What the names of a picture's files have in common. */
export const stemOf = (file: string): string => file.slice(0, 32);

/** The picture's file in full size, which a file of it in any size belongs to. */
export const fullSizeOf = (file: string): string => stemOf(file) + file.slice(file.lastIndexOf("."));

const inText = new RegExp(`${mediaPath("([0-9a-f]{32}\\.(?:webp|png|svg|ico))")}"`, "g");

const address = new RegExp(`${mediaPath("([0-9a-f]{32})")}(?:-\\d{2,4})?(\\.(?:webp|png|svg|ico))`, "g");

/** The stored files, in full size, whose addresses stand in a text of any kind. */
export const filesNamedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(address)].map(([, stem = "", extension = ""]) => stem + extension)),
];

/** The stored files that an article's HTML shows. */
export const filesInText = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(inText)].flatMap(([, file]) => file ?? [])),
];
