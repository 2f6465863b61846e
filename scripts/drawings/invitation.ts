import { circle, colors, drawing, each, group, line, path, rect, text } from "./shapes.ts";

const forest = "#3E4F45";
const leafGreen = "#5E7F66";
const rose = "#C8604F";
const paper = "#FBF7F0";

const phone = (transform: string, ...screen: readonly string[]) =>
  group(
    transform,
    rect([-6, -6, 212, 412], "#2B3A33", { rx: 30 }),
    rect([0, 0, 200, 400], paper, { rx: 24 }),
    ...screen,
  );

const leaves = [
  [0, 0, -70],
  [10, -6, -40],
  [16, -14, -10],
  [22, -4, 20],
  [30, -14, 45],
  [-6, -12, -100],
] as const;

export const spray = (transform: string) =>
  group(
    transform,
    each(leaves, ([x, y, turn], index) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        path("M0 0q14-20 0-44q-14 24 0 44", index % 2 ? "#7E9B7E" : leafGreen),
      ),
    ),
    circle([12, -4, 11], "#D98A7B"),
    circle([12, -4, 4], "#F7D9A8"),
    circle([32, 6, 8], "#E7B0A4"),
  );

const centered = (words: string, y: number, style: Parameters<typeof text>[2]) =>
  text(words, [100, y], { fill: forest, anchor: "middle", ...style });

const gallery = phone(
  "translate(108 104) scale(0.92)",
  centered("Galeri", 62, { size: 22, weight: 700 }),
  rect([16, 88, 80, 112], "#E7B0A4", { rx: 10 }),
  rect([104, 88, 80, 70], "#B9CBB2", { rx: 10 }),
  rect([104, 166, 80, 112], "#D9C7A3", { rx: 10 }),
  rect([16, 208, 80, 70], "#93AE95", { rx: 10 }),
  rect([16, 288, 168, 92], "#CBA58F", { rx: 10 }),
  circle([46, 134, 14], paper) + circle([66, 138, 14], paper) + circle([144, 214, 18], paper),
  line("M30 350q40-50 70-20t70-10", { stroke: paper, width: 4 }),
);

const venue = phone(
  "translate(508 104) scale(0.92)",
  centered("Lokasi acara", 62, { size: 22, weight: 700 }),
  rect([16, 88, 168, 150], "#DCE6D6", { rx: 12 }),
  line("M20 150L180 190M80 92L110 234M150 92L130 234", { stroke: colors.white, width: 8 }),
  path("M104 178c-16-20-18-28-18-34a18 18 0 0 1 36 0c0 6-2 14-18 34z", rose) + circle([104, 144, 7], paper),
  centered("Gedung Kenanga", 274, { size: 17, weight: 700 }),
  centered("10.00 WIB", 298, { size: 16, weight: 500 }),
  rect([24, 320, 152, 46], leafGreen, { rx: 23 }),
  centered("Petunjuk arah", 349, { size: 16, weight: 700, fill: colors.white }),
);

const cover = phone(
  "translate(282 40) scale(1.18)",
  spray("translate(24 52)"),
  spray("translate(176 52) scale(-1 1)"),
  centered("Pernikahan", 118, { size: 16, weight: 500 }),
  centered("Rani", 172, { size: 44, weight: 500 }),
  centered("&", 208, { size: 26, weight: 500, fill: rose }),
  centered("Dimas", 252, { size: 44, weight: 500 }),
  line("M60 276H140", { stroke: "#B9A77F", width: 2 }),
  centered("Sabtu, 12 Desember", 304, { size: 15 }),
  rect([38, 324, 124, 42], rose, { rx: 21 }),
  centered("Saya hadir", 351, { size: 17, weight: 700, fill: colors.white }),
);

/** A wedding invitation on three phones. */
export const invitation = drawing(
  rect([0, 0, 800, 500], "#DCE5D6"),
  circle([400, 540, 330], "#CBD8C4"),
  gallery,
  venue,
  cover,
);
