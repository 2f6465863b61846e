let context: CanvasRenderingContext2D | null | undefined;

/** A rough width of a letter, for browsers that cannot measure text. */
const averageLetter = 0.5;

const sizeOf = (font: string) => Number.parseFloat(font) || 16;

/** Returns the width of a text in pixels; `font` is in CSS syntax, the size in pixels first. */
export function textWidth(text: string, font: string): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length * sizeOf(font) * averageLetter;
  context.font = font;
  return context.measureText(text).width;
}

/** The fonts and widths at which Google truncates on a wide screen. */
export const google = {
  title: { font: "20px Arial, sans-serif", width: 600 },
  description: { font: "14px Arial, sans-serif", width: 960 },
} as const;

/** Truncates a text to the width, in whole words. */
export function fitted(text: string, { font, width }: Readonly<{ font: string; width: number }>): string {
  if (textWidth(text, font) <= width) return text;
  const words = text.split(" ");
  while (words.length > 1 && textWidth(`${words.join(" ")} …`, font) > width) words.pop();
  return `${words.join(" ")} …`;
}
