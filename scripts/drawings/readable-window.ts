import { browserWindow, colors, drawing, line, outlined, path, rect, text } from "./shapes.ts";

const contrast =
  path("M150.5 114H388V386H170a20 20 0 0 1-20-20z", colors.ink) +
  text("Aa", [269, 304], { size: 150, weight: 800, fill: colors.white, anchor: "middle", spacing: -4 }) +
  text("16,8 : 1", [269, 358], { size: 24, weight: 700, fill: colors.white, anchor: "middle" }) +
  text("Aa", [506, 240], { size: 100, weight: 800, fill: "#D5DEE3", anchor: "middle", spacing: -3 }) +
  text("1,4 : 1", [506, 288], { size: 24, weight: 700, fill: "#D5DEE3", anchor: "middle" });

const passed =
  rect([164, 126, 40, 40], colors.green, { rx: 20 }) + line("M174 147l8 8l14-17", { stroke: colors.white, width: 6 });
const failed =
  rect([572, 126, 40, 40], colors.red, { rx: 20 }) +
  line("M584 138l16 16M600 138l-16 16", { stroke: colors.white, width: 6 });

const tabKey =
  rect([446, 318, 216, 136], "none", { rx: 34, stroke: colors.sun, "stroke-width": 9 }) +
  rect([462, 336, 184, 104], colors.ink, { rx: 22 }) +
  rect([462, 330, 184, 94], colors.white, { rx: 22, ...outlined }) +
  text("Tab", [486, 392], { size: 42, weight: 800 }) +
  line("M586 378h34M608 364l14 14l-14 14M628 362v32", { width: 6 });

/** Strong and weak contrast side by side, and a key with a visible focus ring. */
export const readableWindow = drawing(
  rect([0, 0, 800, 500], "#DAD6F3"),
  path("M0 412H800V500H0Z", "#A9A1DD"),
  browserWindow([148, 62, 480, 326]),
  contrast,
  passed,
  failed,
  tabKey,
);
