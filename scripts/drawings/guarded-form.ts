import { colors, drawing, each, line, outlined, path, rect, text } from "./shapes.ts";

const rows = [
  ["Nama", "Dewi Lestari"],
  ["Nomor WhatsApp", "0812 0000 0000"],
  ["Tanggal lahir", "14 Maret 1991"],
] as const;

const row = ([label, value]: (typeof rows)[number], index: number) => {
  const y = 132 + index * 84;
  return (
    text(label, [200, y], { size: 17, fill: colors.muted }) +
    rect([200, y + 12, 300, 44], colors.canvas, { rx: 8, stroke: "#B9CBD5", "stroke-width": 3 }) +
    text(value, [216, y + 41], { size: 19, weight: 700 })
  );
};

const clipboard =
  rect([164, 62, 372, 404], colors.wood, { rx: 20, ...outlined }) +
  rect([182, 84, 336, 366], colors.white, { rx: 8 }) +
  rect([286, 40, 128, 48], colors.line, { rx: 12, ...outlined }) +
  line("M326 64H374", { width: 6 });

const crossedOut =
  line("M212 334H354", { stroke: colors.red, width: 6 }) +
  line("M420 320l28 28M448 320l-28 28", { stroke: colors.red, width: 7 });

const consent =
  rect([200, 384, 34, 34], colors.white, { rx: 7, ...outlined, "stroke-width": 4 }) +
  text("Kirimi saya promo", [248, 408], { size: 18 });

const shield =
  path("M572 222l96 32v76q0 76-96 112q-96-36-96-112v-76z", colors.sun, outlined) +
  path("M572 222v220q-96-36-96-112v-76z", "#FBD08A") +
  path("M572 222l96 32v76q0 76-96 112q-96-36-96-112v-76z", "none", outlined) +
  line("M528 330l32 34l58-66", { width: 15 });

/** A form that asks for less, behind a shield. */
export const guardedForm = drawing(
  rect([0, 0, 800, 500], "#0E4A37"),
  path("M0 430H800V500H0Z", "#0A3629"),
  clipboard,
  each(rows, row),
  crossedOut,
  consent,
  shield,
);
