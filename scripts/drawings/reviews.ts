import { circle, colors, drawing, each, outlined, path, rect, star, text } from "./shapes.ts";

const review =
  path(
    "M176 62H566a24 24 0 0 1 24 24V190a24 24 0 0 1-24 24H246l-38 36v-36h-32a24 24 0 0 1-24-24V86a24 24 0 0 1 24-24z",
    colors.white,
    outlined,
  ) +
  circle([200, 116, 27], "#E9A3A0") +
  text("R", [200, 126], { size: 28, weight: 800, anchor: "middle" }) +
  text("Rina", [244, 108], { size: 22, weight: 700 }) +
  each([0, 1, 2, 3, 4], (index) => star([258 + index * 34, 134, 13], colors.sun)) +
  text("Potongannya cocok, antrenya sebentar.", [178, 188], { size: 20 });

const answer =
  path(
    "M322 258H636a22 22 0 0 1 22 22V336a22 22 0 0 1-22 22H628v30l-34-30H322a22 22 0 0 1-22-22V280a22 22 0 0 1 22-22z",
    colors.brandStrong,
    outlined,
  ) +
  text("Balasan pemilik", [324, 294], { size: 17, weight: 600, fill: "#CFE9F4" }) +
  text("Terima kasih, Mbak Rina!", [324, 332], { size: 24, weight: 700, fill: colors.white });

const corner = (x: number, y: number) =>
  rect([x, y, 24, 24], colors.ink, { rx: 3 }) + rect([x + 6, y + 6, 12, 12], colors.white);

const dots = [
  [36, 2],
  [36, 18],
  [44, 10],
  [36, 36],
  [46, 44],
  [56, 36],
  [64, 48],
  [36, 56],
  [52, 62],
  [64, 64],
  [4, 36],
  [18, 40],
] as const;

const qrStand =
  path("M144 318h112l12 116H132z", colors.white, outlined) +
  corner(164, 336) +
  corner(212, 336) +
  corner(164, 384) +
  each(dots, ([x, y]) => rect([164 + x, 336 + y, 8, 8], colors.ink));

const bell =
  path("M410 432a56 52 0 0 1 112 0z", colors.sun, outlined) +
  circle([466, 376, 9], colors.ink) +
  rect([396, 428, 140, 16], colors.ink, { rx: 8 });

/** A review and its answer over a shop's counter. */
export const reviews = drawing(
  rect([0, 0, 800, 500], "#FBE3B5"),
  path("M0 436H800V500H0Z", colors.wood),
  path("M0 436H800V450H0Z", "#6B3F22"),
  qrStand,
  bell,
  review,
  answer,
);
