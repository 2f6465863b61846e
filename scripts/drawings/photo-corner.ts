import { circle, colors, drawing, group, line, outlined, path, rect, text } from "./shapes.ts";

const glass = rect([92, 50, 180, 236], colors.white, { rx: 8, ...outlined });
const view =
  rect([108, 66, 148, 204], "#BFE3F2") +
  path("M108 270v-50q60-40 148-6v56z", colors.mint) +
  circle([220, 108, 22], colors.sun) +
  line("M182 66V270M108 168H256");

const table =
  rect([170, 388, 500, 22], colors.wood, { rx: 6, ...outlined }) + line("M210 412V500M630 412V500", { width: 10 });

const jar =
  rect([352, 226, 120, 160], colors.red, { rx: 16, ...outlined }) +
  rect([362, 198, 100, 34], colors.ink, { rx: 8 }) +
  rect([352, 276, 120, 72], "#FFF3DC", outlined) +
  text("SAMBAL", [412, 309], { size: 21, weight: 800, anchor: "middle" }) +
  text("bawang", [412, 333], { size: 18, fill: colors.red, anchor: "middle" });

const chili =
  path("M496 386q14-56 38-60q10 26-18 60z", colors.red, outlined) +
  line("M532 328q6-14 16-14", { stroke: colors.green, width: 7 });
const garlic = circle([310, 368, 20], colors.white, outlined) + circle([310, 368, 9], "#F3D9E6");

const tripod = line("M606 258V330M606 330L566 500M606 330L646 500M606 330V500", { width: 9 });
const phone = group(
  "rotate(-4 606 190)",
  rect([572, 116, 68, 140], colors.ink, { rx: 12 }),
  rect([578, 124, 56, 122], colors.sky, { rx: 6 }),
  rect([592, 168, 28, 48], colors.red, { rx: 5 }),
  rect([595, 159, 22, 10], colors.ink, { rx: 2 }),
);

/** A jar between a window and a phone on a tripod. */
export const photoCorner = drawing(
  rect([0, 0, 800, 500], "#F6D3C5"),
  glass,
  view,
  path("M276 80L540 386H310L276 284Z", colors.white, { opacity: 0.35 }),
  path("M310 90h204v216q0 60 62 66v16h-328v-16q62-6 62-66z", "#FFFBF4"),
  table,
  jar,
  chili,
  garlic,
  tripod,
  phone,
);
