import { button, card, centered, field, phone } from "../interface.ts";
import { circle, clipped, colors, drawing, each, group, line, path, rect, text } from "../shapes.ts";

const deep = "#14384C";
const earth = "#A65A12";
const low = "#F9DDB1";
const middling = "#F0A46B";

const land =
  "M250 196L282 170L330 160L384 168L430 150L462 156L502 146L530 150L548 120L560 78L586 52L624 56L642 92L650 128L690 134L742 120L782 128L800 160V252L778 286L786 338L760 380L712 402L690 372L660 350L622 362L600 392L556 404L500 398L440 402L372 410L306 398L262 404L232 372L246 320L228 262Z";

/** How much of it is at risk, by the district's column and row. */
const risks: Readonly<Record<string, string>> = {
  "2 3": low,
  "3 3": middling,
  "3 2": low,
  "4 2": low,
  "5 3": colors.red,
  "6 3": middling,
  "5 4": middling,
  "5 1": low,
  "7 2": low,
  "8 1": middling,
  "8 2": low,
};

/** A corner of the districts' net, off its place by as much as its numbers say. */
const corner = (column: number, row: number) =>
  [200 + column * 64 + ((column * 37 + row * 53) % 29) - 14, 40 + row * 76 + ((column * 41 + row * 17) % 37) - 18].join(
    " ",
  );

const districts = each([...Array(50).keys()], (index) => {
  const [column, row] = [index % 10, Math.floor(index / 10)];
  const calm = index % 3 ? "#EDEBDC" : "#E3EBD8";
  return path(
    `M${corner(column, row)}L${corner(column + 1, row)}L${corner(column + 1, row + 1)}L${corner(column, row + 1)}Z`,
    risks[`${column} ${row}`] ?? calm,
    { stroke: colors.white, "stroke-width": 2.5 },
  );
});

const signs = {
  flood: line("M-8 -2q4-5 8 0t8 0M-8 5q4-5 8 0t8 0", { stroke: colors.white, width: 3 }),
  slide: path("M0-9L9 8H-9z", colors.white),
  eruption: rect([-2, -9, 4, 11], colors.white, { rx: 2 }) + circle([0, 7, 2.6], colors.white),
} as const;

type Kind = keyof typeof signs;

const pin = (kind: Kind, [x, y]: readonly [number, number], fill: string) =>
  circle([x, y, 26], fill, { opacity: 0.2 }) +
  path(`M${x} ${y + 6}c-17-19-20-28-20-35a20 20 0 0 1 40 0c0 7-3 16-20 35z`, fill, {
    stroke: colors.white,
    "stroke-width": 3,
  }) +
  group(`translate(${x} ${y - 29})`, signs[kind]);

const events = [
  { kind: "Awan panas", place: "Magelang", level: "Awas", color: "#C23A1E" },
  { kind: "Banjir rob", place: "Demak", level: "Siaga", color: earth },
  { kind: "Tanah longsor", place: "Banjarnegara", level: "Siaga", color: earth },
  { kind: "Banjir", place: "Pati", level: "Waspada", color: colors.brandStrong },
] as const;

const event = ({ kind, place, level, color }: (typeof events)[number], index: number) => {
  const y = 122 + index * 92;
  return (
    rect([14, y, 186, 80], index ? colors.canvas : "#FCE9E3", { rx: 10 }) +
    rect([14, y, 6, 80], color, { rx: 3 }) +
    text(kind, [32, y + 27], { size: 18, weight: 700 }) +
    text(place, [32, y + 49], { size: 15.5, weight: 500, fill: colors.muted }) +
    text(level, [32, y + 70], { size: 15.5, weight: 800, fill: color })
  );
};

const badge = (x: number) =>
  path(`M${x + 18} 18l18 34h-36z`, colors.sun) + centered("!", [x + 18, 47], { size: 18, weight: 800 });

const sidebar =
  rect([0, 0, 214, 500], colors.white) +
  rect([0, 0, 214, 70], deep) +
  badge(16) +
  text("BPBD", [64, 35], { size: 20, weight: 800, fill: colors.white }) +
  text("Jawa Tengah", [64, 57], { size: 15.5, weight: 500, fill: "#CFE3EC" }) +
  text("Kejadian hari ini", [16, 105], { size: 17, weight: 700 }) +
  each(events, event);

const towns = [
  ["Muria", 600, 116],
  ["Semarang", 452, 200],
  ["Surakarta", 650, 306],
  ["Cilacap", 318, 372],
] as const;

const legend =
  rect([236, 436, 292, 42], colors.white, { rx: 12 }) +
  each([low, middling, colors.red], (color, index) => rect([250 + index * 92, 449, 16, 16], color, { rx: 4 })) +
  each(["rendah", "sedang", "tinggi"], (word, index) =>
    text(word, [273 + index * 92, 463], { size: 15.5, fill: colors.muted }),
  );

/** The map of what is happening in the province now. */
export const disasterMap = drawing(
  rect([0, 0, 800, 500], "#CFE7F1"),
  line("M680 462q20-10 40 0t40 0M700 60q20-10 40 0t40 0", { stroke: "#A9D3E4", width: 3 }),
  path(land, "#F4F1E6", { stroke: colors.white, "stroke-width": 8 }),
  clipped("land", land, districts),
  each(towns, ([name, x, y]) => centered(name, [x, y], { size: 16.5, weight: 700 })),
  pin("flood", [540, 196], colors.brandStrong),
  pin("slide", [408, 292], earth),
  pin("eruption", [560, 334], "#8E1F0C"),
  pin("flood", [712, 212], colors.brandStrong),
  sidebar,
  rect([236, 22, 222, 42], colors.white, { rx: 21 }),
  circle([258, 43, 6], colors.green),
  text("Diperbarui 09.41 WIB", [274, 49], { size: 16.5 }),
  legend,
);

const photo = group(
  "translate(16 160)",
  rect([0, 0, 168, 86], "#BFD8E4", { rx: 10 }),
  path("M0 60q40-16 84-4t84-6v26a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z", "#6E9DB5"),
  path("M50 52V30l22-16l22 16v24z", "#E9B872"),
  path("M44 33L72 12L100 33z", colors.red),
  line("M16 70q10-6 20 0t20 0M108 68q10-6 20 0t20 0", { stroke: colors.white, width: 3 }),
);

const reportPhone = phone(
  "translate(78 42) scale(1.04)",
  colors.white,
  path("M0 64V24a24 24 0 0 1 24-24h152a24 24 0 0 1 24 24v40z", deep),
  text("Lapor kejadian", [16, 46], { size: 20, weight: 700, fill: colors.white }),
  button("Banjir", [16, 82, 78, 36], { fill: colors.brandStrong, size: 16 }),
  button("Longsor", [102, 82, 82, 36], { fill: colors.brandSoft, color: colors.brandStrong, size: 16 }),
  text("Foto dari lokasi", [16, 148], { size: 15, fill: colors.muted }),
  photo,
  field(["Letak", "Sayung, Demak"], [16, 276, 168]),
  button("Kirim laporan", [16, 340, 168, 44], { fill: colors.sun, color: colors.ink }),
);

const step = (done: boolean, words: string, time: string, y: number) =>
  circle([386, y, 13], done ? colors.green : colors.white, {
    stroke: done ? colors.green : "#9AB3BF",
    "stroke-width": 3,
  }) +
  (done ? line(`M380 ${y}l4.500 5l8-9`, { stroke: colors.white, width: 3.4 }) : "") +
  text(words, [414, y + 6], { size: 19, weight: 700 }) +
  text(time, [724, y + 6], { size: 17, weight: 500, fill: colors.muted, anchor: "end" });

const checkPanel =
  card([346, 70, 404, 360]) +
  text("Laporan dari Demak", [372, 116], { size: 25, weight: 800 }) +
  text("Banjir, tinggi air selutut", [372, 148], { size: 18, weight: 500, fill: colors.muted }) +
  line("M386 200V308", { stroke: colors.line, width: 4 }) +
  step(true, "Diterima", "09.12", 196) +
  step(true, "Ditelepon petugas", "09.20", 252) +
  step(false, "Tampil di peta", "", 308) +
  button("Tampilkan", [372, 360, 176, 48], { fill: colors.green, size: 18 }) +
  button("Tolak", [562, 360, 120, 48], { fill: "#EEF2F4", color: colors.ink, size: 18 });

/** A report from the field, and the officer's check before it is shown. */
export const disasterReport = drawing(
  rect([0, 0, 800, 500], "#D5E6EE"),
  path("M0 400q200-60 400-20t400-30V500H0Z", "#B4D3E0"),
  reportPhone,
  checkPanel,
);
