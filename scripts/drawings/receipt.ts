import { colors, drawing, each, group, line, path, rect, text } from "./shapes.ts";

const items = [
  ["Domain .co.id", "300"],
  ["Hosting 1 tahun", "600"],
  ["Desain", "1.200"],
  ["Penulisan isi", "750"],
  ["Pelatihan", "250"],
] as const;

const zigzag = "l-25-18l-25 18".repeat(6);
const perforation = { stroke: "#B9C7CE", width: 3, "stroke-dasharray": "8 8" };

const paper = group(
  "rotate(-3 310 250)",
  path(`M150 34h300v424${zigzag}z`, "#FFFDF8"),
  text("RINCIAN SITUS", [300, 86], { size: 24, weight: 800, anchor: "middle", spacing: 1 }),
  line("M172 108H428", perforation),
  each(
    items,
    ([name, thousands], index) =>
      text(name, [172, 148 + index * 42], { size: 19, weight: 500 }) +
      text(`${thousands}.000`, [428, 148 + index * 42], { weight: 700, anchor: "end" }),
  ),
  line("M172 338H428", perforation),
  rect([164, 354, 272, 54], colors.sand, { rx: 8 }),
  text("Total", [180, 389], { size: 22, weight: 800 }),
  text("3.100.000", [420, 390], { size: 25, weight: 800, anchor: "end" }),
);

const coin = (x: number, y: number, top: boolean) =>
  path(`M${x - 36} ${y}v18a36 12 0 0 0 72 0v-18`, "#C97D1B") +
  path(`M${x - 36} ${y}a36 12 0 0 1 72 0a36 12 0 0 1 -72 0z`, top ? "#FBD08A" : colors.sun);

const stacks = each(
  [
    [522, 5],
    [600, 9],
    [678, 3],
  ] as const,
  ([x, height]) => each([...Array(height).keys()], (level) => coin(x, 420 - level * 26, level === height - 1)),
);

/** What a site costs, line by line. */
export const receipt = drawing(rect([0, 0, 800, 500], "#12384D"), path("M0 410H800V500H0Z", "#0B2636"), paper, stacks);
