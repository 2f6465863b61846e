import { readSvg } from "../src/adapters/svg/svg.ts";
import { writeSvg } from "../src/adapters/svg/tree.ts";

const read = (inside: string, attributes: string) =>
  readSvg(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
    ),
  );
const frame = 'viewBox="0 0 20 10"';

/** Reads drawings alone, without a check whether they show anything. */
export const cleanedDrawing = {
  whole: (inside: string, attributes = frame) => writeSvg(read(inside, attributes).root),
  inner: (inside: string) =>
    writeSvg(read(inside, frame).root)
      .replace(/^<svg[^>]*>/, "")
      .replace(/<\/svg>$/, ""),
  lostOf: (inside: string) => [...read(inside, frame).lost],
};
