let context: CanvasRenderingContext2D | null | undefined;

/** Roughly how wide a letter is, where nothing can be measured. */
const averageLetter = 0.5;

const sizeOf = (font: string) => Number.parseFloat(font) || 16;

/** The width of a text in pixels; `font` as CSS writes it, the size in pixels first. */
export function textWidth(text: string, font: string): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length * sizeOf(font) * averageLetter;
  context.font = font;
  return context.measureText(text).width;
}

/** The fonts and widths at which Google cuts, on a wide screen. */
export const google = {
  title: { font: "20px Arial, sans-serif", width: 600 },
  description: { font: "14px Arial, sans-serif", width: 960 },
} as const;

type Place = Readonly<{ font: string; width: number }>;

/** As much of a text as fits, in whole words. */
export function fitted(text: string, { font, width }: Place): string {
  if (textWidth(text, font) <= width) return text;
  const words = text.split(" ");
  while (words.length > 1 && textWidth(`${words.join(" ")} …`, font) > width) words.pop();
  return `${words.join(" ")} …`;
}
