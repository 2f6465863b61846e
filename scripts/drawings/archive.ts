import { circle, colors, drawing, each, line, outlined, path, rect, text } from "./shapes.ts";

const thin = { ...outlined, "stroke-width": 3 };

const label = (day: string, y: number) =>
  rect([234, y, 102, 30], colors.white, { rx: 5, ...thin }) +
  text(day, [285, y + 22], { size: 19, weight: 700, anchor: "middle" });

const closedDrawer = (day: string, y: number) =>
  rect([160, y, 250, 76], colors.brandSoft, { rx: 8, ...outlined }) +
  label(day, y + 12) +
  rect([255, y + 54, 60, 10], colors.ink, { rx: 5 });

const folders = each([colors.sun, colors.white, colors.sand, colors.white], (color, index) =>
  path(`M180 340V${270 + index * 8}h${14 + index * 50}l8-12h36l8 12H390V340Z`, color, {
    ...outlined,
    "stroke-width": 3,
  }),
);

const openDrawer =
  rect([160, 250, 250, 76], "#0B3A50", { rx: 8 }) +
  folders +
  path("M134 304h302l16 44h-334z", colors.brandSoft, outlined) +
  label("Rabu", 311);

const shackle = "M534 258v-44a56 56 0 0 1 112 0v44";
const padlock =
  line(shackle, { width: 30 }) +
  line(shackle, { stroke: colors.brandSoft, width: 18 }) +
  rect([496, 252, 188, 170], colors.sun, { rx: 18, ...outlined }) +
  circle([590, 322, 21], colors.ink) +
  rect([581, 328, 18, 46], colors.ink, { rx: 5 });

/** A cabinet with a drawer for each day's backup, and the lock beside it. */
export const archive = drawing(
  rect([0, 0, 800, 500], colors.sky),
  path("M0 420H800V500H0Z", "#4AA3CB"),
  rect([140, 50, 290, 390], colors.brandStrong, { rx: 14, ...outlined }),
  closedDrawer("Senin", 70),
  closedDrawer("Selasa", 160),
  closedDrawer("Kamis", 350),
  openDrawer,
  padlock,
);
