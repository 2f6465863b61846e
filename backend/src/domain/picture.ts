import { centre, type Focal } from "@etalase/contracts/media";
import { mediaPath } from "@etalase/contracts/site/paths";

/**
 * A stored picture. `file` is its full-size name below /media (`<32 hex>.webp`); for each of `widths` (pixels,
 * ascending, all narrower than `width`) there is a smaller file, `<32 hex>-<width>.webp`. `color` is its dominant
 * colour as #rrggbb. Only few pictures have an `alt` text, a caption, and a focal point that crops keep in sight.
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

/** The facts about a picture that people enter; the other fields follow from its bytes. */
export type Description = Readonly<{ alt: string; caption: string; focal: Focal }>;

export const descriptionOf = ({ alt = "", caption = "", focal = centre }: Picture): Description => ({
  alt,
  caption,
  focal,
});

const isCentre = ({ x, y }: Focal) => x === centre.x && y === centre.y;

/** The picture with that description. Empty values are left out, so that pictures without one stay as they were. */
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

/** Lists all fields of a record that hold pictures: a forgotten one does not compile. */
export type PictureFieldsOf<T> = Readonly<
  Record<{ [F in keyof T]-?: NonNullable<T[F]> extends Picture | readonly Picture[] ? F : never }[keyof T], true>
>;

/** The pictures in those fields. */
export const picturesIn = <T>(record: T, fields: PictureFieldsOf<T>): readonly Picture[] =>
  // The type of `fields` says which values they hold, but the compiler does not follow it through a type parameter.
  (Object.keys(fields) as (keyof T)[]).flatMap((field) => (record[field] ?? []) as Picture | readonly Picture[]);

/** Tells a picture from any other value of a record. */
export const isPictureOf = (value: object): value is Picture => "file" in value && "widths" in value;
/** Names the files of those pictures with the field of each. */
export const namedIn = <T>(record: T, fields: PictureFieldsOf<T>) =>
  (Object.keys(fields) as (keyof T & string)[]).flatMap((field) =>
    [(record[field] ?? []) as Picture | readonly Picture[]].flat().map(({ file }) => ({ field, file })),
  );

/** Replaces a file in a field's value: the field holds one picture or several, or its text shows it. */
export function exchanged(value: unknown, file: string, after: Picture): unknown {
  if (typeof value === "string") return value.replaceAll(`${mediaPath(file)}"`, `${mediaPath(after.file)}"`);
  if (Array.isArray(value)) return value.map((one) => exchanged(one, file, after));
  const isNamed = typeof value === "object" && value !== null && isPictureOf(value) && value.file === file;
  return isNamed ? after : value;
}

/** Replaces the address of a file, in any size, everywhere within a value. */
export function readdressed<T>(value: T, file: string, after: string): T {
  const [stem = "", extension = ""] = file.split(".");
  const own = new RegExp(`${mediaPath(stem)}(?:-\\d{2,4})?\\.${extension}(?!\\w)`, "g");
  const turned = (one: unknown): unknown => {
    if (typeof one === "string") return one.replace(own, mediaPath(after));
    if (Array.isArray(one)) return one.map(turned);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, held]) => [name, turned(held)]));
  };
  // Only texts have changed, so the type stays the same.
  return turned(value) as T;
}

export const filesOf = ({ file, widths }: Picture): readonly string[] => [
  file,
  ...widths.map((width) => fileAtWidth(file, width)),
];

/** The common part of the names of a picture's files. */
export const stemOf = (file: string): string => file.slice(0, 32);

/** The full-size file of a picture, for a file of any size. */
export const fullSizeOf = (file: string): string => stemOf(file) + file.slice(file.lastIndexOf("."));

const inText = new RegExp(`${mediaPath("([0-9a-f]{32}\\.(?:webp|png|svg|ico))")}"`, "g");

const address = new RegExp(`${mediaPath("([0-9a-f]{32})")}(?:-\\d{2,4})?(\\.(?:webp|png|svg|ico))`, "g");

/** The stored files, in full size, whose addresses are in a text of any kind. */
export const filesNamedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(address)].map(([, stem = "", extension = ""]) => stem + extension)),
];

/** The stored files that an article's HTML shows. */
export const filesInText = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(inText)].flatMap(([, file]) => file ?? [])),
];
