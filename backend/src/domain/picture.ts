/**
 * A stored picture. `file` is its full-size name below /media (`<32 hex>.webp`); for each of `widths` (pixels,
 * ascending, all narrower than `width`) there is a smaller one, `<32 hex>-<width>.webp`. `color` is its dominant
 * colour as #rrggbb.
 */
export type Picture = Readonly<{
  file: string;
  width: number;
  height: number;
  color: string;
  widths: readonly number[];
}>;

/** "a.webp" at 480 px is "a-480.webp". */
export const fileAtWidth = (file: string, width: number): string => file.replace(/(?=\.\w+$)/, `-${width}`);

export const filesOf = ({ file, widths }: Picture): readonly string[] => [
  file,
  ...widths.map((width) => fileAtWidth(file, width)),
];
