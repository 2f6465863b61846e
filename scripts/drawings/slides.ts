import { circle, colors, drawing, each, line, outlined, path, rect, text } from "./shapes.ts";

const bars = each([52, 70, 62, 110, 156], (height, index) =>
  rect([390 + index * 42, 310 - height, 30, height], index === 4 ? colors.sun : colors.mint, { rx: 5 }),
);

const screen =
  rect([160, 36, 480, 22], colors.ink, { rx: 10 }) +
  rect([176, 58, 448, 284], colors.white, outlined) +
  text("Antrean turun,", [206, 112], { size: 32, weight: 800 }) +
  text("pasien bertambah", [206, 150], { size: 32, weight: 800, fill: colors.green }) +
  bars +
  line("M382 312H598", { stroke: "#C5D5CD", width: 3 }) +
  each([104, 132, 84], (width, index) => rect([206, 208 + index * 30, width, 12], "#D5E3DB", { rx: 6 })) +
  text("Kuartal III", [206, 312], { size: 17, fill: colors.muted });

type Listener = Readonly<{ x: number; y: number; shirt: string; skin: string; hair: string }>;

/** Somebody seen from behind. */
const listener = ({ x, y, shirt, skin, hair }: Listener) =>
  path(`M${x - 76} 520q0-84 76-84t76 84z`, shirt, outlined) +
  rect([x - 18, y + 20, 36, 34], skin, outlined) +
  circle([x - 42, y + 6, 10], skin, outlined) +
  circle([x + 42, y + 6, 10], skin, outlined) +
  circle([x, y, 42], hair, outlined);

const inHeadscarf =
  path("M324 520q0-84 76-84t76 84z", colors.brand, outlined) +
  path("M358 404a42 44 0 0 1 84 0q2 42 32 62q-74 40-148 0q30-20 32-62z", colors.sky, outlined) +
  line("M372 440q28 18 56 0M364 464q36 18 72 0", { width: 4 });

const listeners =
  listener({ x: 226, y: 400, shirt: colors.red, skin: "#E8B48C", hair: "#3A2318" }) +
  inHeadscarf +
  listener({ x: 574, y: 400, shirt: colors.sun, skin: "#D9996B", hair: colors.ink });

/** Three people before a slide that makes its point. */
export const slides = drawing(
  rect([0, 0, 800, 500], "#BFE3D2"),
  path("M0 424H800V500H0Z", "#5AA583"),
  screen,
  listeners,
);
