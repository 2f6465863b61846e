import { circle, colors, drawing, each, group, line, outlined, path, rect, star, text } from "./shapes.ts";

const results = [
  ["Bengkel Pak Joko", "4,9"],
  ["Sumber Jaya Motor", "4,6"],
  ["Mitra Motor", "4,4"],
] as const;

const folds = "M0 40L110 0L220 40L330 0V270L220 310L110 270L0 310Z";

const map = group(
  "translate(370 132) rotate(4)",
  path(folds, "#F4F1E6", outlined),
  path("M110 0L220 40V310L110 270Z", "#E3EBD8", outlined),
  line("M20 200Q90 110 150 165T316 100M60 278Q110 200 180 250T316 200", { stroke: colors.white, width: 14 }),
  line("M20 200Q90 110 150 165T316 100", { stroke: colors.brand, "stroke-dasharray": "2 14" }),
);

const pin = path("M580 348c-60-72-76-106-76-138a76 76 0 0 1 152 0c0 32-16 66-76 138z", colors.red, outlined);

const searchBox =
  rect([96, 70, 390, 74], colors.white, { rx: 37, ...outlined }) +
  circle([138, 105, 14], "none", { stroke: colors.ink, "stroke-width": 6 }) +
  line("M148 116l12 12", { width: 6 }) +
  text("bengkel terdekat", [178, 116], { size: 27 });

const list = each(results, ([name, rating], index) => {
  const y = 170 + index * 92;
  const first = index === 0;
  return (
    rect([96, y, first ? 370 : 320, 76], first ? colors.white : colors.canvas, { rx: 16, ...outlined }) +
    circle([138, y + 38, 21], first ? colors.sun : "#B8CCD6") +
    text(name, [176, y + 34], { size: 21, weight: 700 }) +
    star([184, y + 54, 8], colors.sunText) +
    text(rating, [200, y + 61], { size: 18, weight: 700, fill: colors.sunText })
  );
});

/** A search with "terdekat", its results, and where the first of them is. */
export const mapPins = drawing(
  rect([0, 0, 800, 500], "#CFE9F4"),
  path("M0 360q220-70 420-20t380-30V500H0Z", "#9FD0E5"),
  map,
  pin,
  circle([580, 210, 31], colors.white, outlined),
  list,
  searchBox,
);
