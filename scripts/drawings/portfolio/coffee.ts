import { button, centered } from "../interface.ts";
import { circle, closeUp, colors, drawing, each, group, line, path, rect, text } from "../shapes.ts";

const cream = "#F3E7D6";
const roast = "#3B2418";
const bark = "#6B4A35";
const cherry = "#B5482A";
const forest = "#2E5B4B";

const header = (tint: string) =>
  text("lereng.", [44, 58], { size: 29, weight: 800, fill: tint, spacing: -0.5 }) +
  each(["Kopi", "Kebun", "Kedai"], (word, index) =>
    text(word, [[196, 262, 342][index] ?? 0, 57], { size: 18, weight: 600, fill: tint }),
  );

const headline =
  each(["Dipetik di 1.400", "meter, disangrai", "hari Selasa."], (words, index) =>
    text(words, [44, 172 + index * 54], { size: 45, weight: 800, fill: roast, spacing: -1 }),
  ) +
  text("Arabika Merbabu, 200 g", [44, 328], { size: 20, weight: 500, fill: bark }) +
  button("Beli Rp 68.000", [44, 354, 196, 54], { fill: cherry, size: 19 });

const label =
  rect([524, 168, 152, 196], "#F8EFE2", { rx: 76 }) +
  path("M534 310L578 232L600 262L622 220L668 310a76 76 0 0 1-134 0z", forest) +
  path("M578 232L590 249L578 262L566 254ZM622 220L637 250L622 258L610 244Z", "#7FA58B") +
  circle([600, 206, 15], cherry);

const bag =
  path("M516 92h168l14 34v308q0 16-16 16H518q-16 0-16-16V126z", "#E9B872") +
  path("M516 92h168l14 34H502z", "#C9893F") +
  line("M514 118H688", { stroke: "#8A5A25", width: 3, "stroke-dasharray": "6 7" }) +
  label +
  centered("LERENG", [600, 404], { size: 25, weight: 800, fill: roast, spacing: 5 }) +
  centered("Arabika Merbabu", [600, 430], { size: 16, weight: 600, fill: roast });

const bean = ([x, y]: readonly [number, number], index: number) =>
  group(
    `translate(${x} ${y}) rotate(${index * 37})`,
    path("M-17 0a17 12 0 0 1 34 0a17 12 0 0 1-34 0z", colors.wood),
    line("M-13 0q7-7 13 0t13 0", { stroke: "#4A2C1D", width: 3 }),
  );

const beans = each(
  [
    [732, 430],
    [756, 396],
    [474, 462],
    [456, 426],
    [746, 464],
  ] as const,
  bean,
);

const brandPage =
  rect([0, 0, 800, 500], cream) + path("M486 0H800V500H410Z", "#4A2C1D") + header(roast) + headline + bag + beans;

/** The brand's first page. */
export const coffeeBrand = drawing(brandPage);

/** The package, near enough to read its label. */
export const coffeeBag = closeUp([400, 184, 400], brandPage);

const terrace = (y: number, fill: string) =>
  path(`M0 ${y}q140-46 300-18t260-6t240-10V500H0Z`, fill) +
  line(`M0 ${y + 2}q140-46 300-18t260-6t240-10`, { stroke: "#F3E7D6", width: 3 });

const bush = ([x, y]: readonly [number, number]) =>
  circle([x, y, 19], "#1F4638") +
  circle([x - 15, y + 8, 13], "#1F4638") +
  circle([x + 16, y + 8, 13], "#1F4638") +
  circle([x - 6, y - 4, 4], cherry) +
  circle([x + 8, y + 2, 4], cherry) +
  circle([x - 14, y + 8, 4], cherry);

const bushes = [
  [60, 356],
  [150, 342],
  [462, 340],
  [560, 340],
  [660, 336],
  [752, 330],
  [96, 430],
  [210, 408],
  [560, 416],
  [668, 414],
  [762, 406],
  [40, 476],
  [300, 466],
  [450, 470],
  [620, 478],
  [720, 470],
] as const;

const facts = [
  ["Ketinggian", "1.400 m"],
  ["Petik", "Mei"],
  ["Proses", "Natural"],
] as const;

const origin =
  rect([44, 108, 340, 214], colors.white, { rx: 18 }) +
  text("Kebun Pak Sarno", [70, 152], { size: 26, weight: 800, fill: roast }) +
  each(facts, ([name, value], index) => {
    const y = 198 + index * 46;
    return (
      (index ? line(`M70 ${y - 29}H358`, { stroke: "#EADCC7", width: 2 }) : "") +
      text(name, [70, y], { size: 19, weight: 500, fill: bark }) +
      text(value, [358, y], { size: 20, weight: 700, fill: roast, anchor: "end" })
    );
  });

/** Where the beans grow. */
export const coffeeFarm = drawing(
  rect([0, 0, 800, 500], "#F6DDB8"),
  circle([640, 120, 46], "#F7B65B"),
  path("M250 330L470 132L540 196L600 150L800 320V500H250Z", "#8FA98B"),
  path("M470 132L507 166L470 190L440 160Z", "#B9CBB2"),
  terrace(350, "#5E8C6A"),
  terrace(416, "#46755A"),
  terrace(478, forest),
  each(bushes, bush),
  header(roast),
  origin,
);
