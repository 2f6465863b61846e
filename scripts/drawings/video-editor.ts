import { circle, colors, drawing, each, line, path, rect, text } from "./shapes.ts";

const scene =
  rect([150, 40, 500, 284], "#E9B872", { rx: 14 }) +
  path("M150 236q120-66 240-18t260-24v116a14 14 0 0 1-14 14H164a14 14 0 0 1-14-14z", "#B86B3B");

const artisan =
  path("M282 324q8-108 78-112q74 4 82 112z", colors.brandStrong) +
  circle([360, 168, 42], "#D9996B") +
  path("M318 168a42 42 0 0 1 84-5q-18-18-42-16q-28 0-42 21", "#2B1D16") +
  circle([398, 136, 15], "#2B1D16") +
  line("M418 256L482 232", { stroke: "#D9996B", width: 20 }) +
  line("M480 232l18 24", { width: 7 });

const cloth =
  path("M446 260h150v64H446z", "#FFF3DC") +
  line("M466 280q14 14 28 0t28 0t28 0t28 0M466 304q14 14 28 0t28 0t28 0t28 0", { stroke: "#8A3B1D", width: 4 });

const viewfinder =
  line("M174 92V66H200M600 66h26v26M174 272v26h26M626 272v26h-26", { stroke: colors.white }) +
  rect([190, 78, 150, 34], "#FFF8EC", { rx: 17 }) +
  circle([210, 95, 8], colors.red) +
  text("REK 00.24", [226, 101], { size: 17, weight: 700 });

const sound = each([...Array(42).keys()], (index) => {
  const reach = 4 + ((index * 13) % 11);
  return line(`M${262 + index * 9} ${412 - reach}v${reach * 2}`, { stroke: colors.sun, width: 4 });
});

const tracks =
  rect([150, 340, 500, 124], "#0F2331", { rx: 14 }) +
  text("Gambar", [168, 372], { size: 17, fill: "#B5D2DF" }) +
  text("Suara", [168, 418], { size: 17, fill: "#B5D2DF" }) +
  rect([252, 352, 150, 32], colors.brand, { rx: 8 }) +
  rect([408, 352, 90, 32], "#5AB4DA", { rx: 8 }) +
  rect([504, 352, 132, 32], colors.brand, { rx: 8 }) +
  rect([252, 394, 384, 36], "#1C4257", { rx: 8 }) +
  sound +
  rect([300, 438, 120, 16], colors.sun, { rx: 8 }) +
  line("M440 352V456", { stroke: colors.white, width: 4 }) +
  path("M428 334h24v12l-12 12l-12-12z", colors.white);

/** A batik maker on the recording screen, over the editor's tracks. */
export const videoEditor = drawing(
  rect([0, 0, 800, 500], "#2C5063"),
  path("M0 420H800V500H0Z", "#1F3C4C"),
  scene,
  artisan,
  cloth,
  viewfinder,
  tracks,
);
