import { button, card, centered, phone } from "../interface.ts";
import { circle, colors, drawing, each, group, line, path, rect, text } from "../shapes.ts";

const forest = "#1F3B2C";
const field = "#5E9A76";
const corn = "#F2C14E";
const chilli = "#C0694A";

const sprout = (transform: string) =>
  group(
    transform,
    path("M20 40V22M20 26Q20 8 36 8q0 18-16 18M20 32Q20 18 6 18q0 14 14 14", "#A8D08D", {
      stroke: "#A8D08D",
      "stroke-width": 3,
    }),
  );

const pages = ["Ringkasan", "Anggota", "Simpanan", "Pinjaman", "Gudang", "Laporan"] as const;

const sidebar =
  rect([0, 0, 176, 500], forest) +
  sprout("translate(14 18) scale(0.9)") +
  text("Makmur", [60, 46], { size: 21, weight: 800, fill: colors.white }) +
  rect([12, 82, 152, 44], "#335C45", { rx: 10 }) +
  each(pages, (page, index) => {
    const y = 110 + index * 54;
    return (
      rect([26, y - 13, 15, 15], index ? "#6F9580" : corn, { rx: 4 }) +
      text(page, [54, y], { size: 18, weight: index ? 500 : 700, fill: index ? "#C5DACC" : colors.white })
    );
  });

const figures = [
  ["Simpanan", "Rp 182 jt", "+6,1%"],
  ["Pinjaman", "Rp 94 jt", "+2,4%"],
  ["Anggota", "131", "+8 orang"],
] as const;

const figure = ([name, value, change]: (typeof figures)[number], index: number) => {
  const x = 200 + index * 197.5;
  return (
    card([x, 78, 182, 108]) +
    text(name, [x + 18, 109], { size: 17, weight: 500, fill: colors.muted }) +
    text(value, [x + 18, 143], { size: 26, weight: 800, fill: forest }) +
    text(change, [x + 18, 170], { size: 17, weight: 700, fill: colors.green })
  );
};

const harvest = each([60, 84, 72, 110, 96, 138, 158, 128], (height, index) => {
  const x = 226 + index * 42;
  return (
    rect([x, 430 - height, 28, height], index === 6 ? corn : field, { rx: 5 }) +
    centered("AMJJASON"[index] ?? "", [x + 14, 456], { size: 16, fill: colors.muted })
  );
});

const slice = (stroke: string, length: number, turn: number) =>
  circle([684, 318, 48], "none", {
    stroke,
    "stroke-width": 24,
    "stroke-dasharray": `${length} 400`,
    transform: `rotate(${turn} 684 318)`,
  });

const crops = [
  ["Padi", field],
  ["Jagung", corn],
  ["Cabai", chilli],
] as const;

/** The treasurer's overview. */
export const cooperativeOverview = drawing(
  rect([0, 0, 800, 500], "#EFF3EC"),
  sidebar,
  text("Ringkasan November", [200, 52], { size: 27, weight: 800, fill: forest }),
  each(figures, figure),
  card([200, 200, 376, 278]),
  text("Panen terserap, ton", [222, 236], { size: 18, weight: 700 }),
  harvest,
  card([590, 200, 187, 278]),
  text("Komoditas", [610, 236], { size: 18, weight: 700 }),
  circle([684, 318, 48], "none", { stroke: field, "stroke-width": 24 }),
  slice(corn, 104, -90),
  slice(chilli, 48, 33.5),
  each(crops, ([name, color], index) => {
    const y = 414 + index * 26;
    return rect([616, y - 13, 15, 15], color, { rx: 4 }) + text(name, [640, y], { size: 17 });
  }),
);

const entries = [
  ["Simpanan wajib", "+50.000"],
  ["Jual cabai 42 kg", "+966.000"],
  ["Angsuran ke-3", "−250.000"],
] as const;

const entry = ([name, amount]: (typeof entries)[number], index: number) => {
  const y = 190 + index * 52;
  return (
    (index ? line(`M16 ${y - 23}H184`, { stroke: "#E2EADF", width: 2 }) : "") +
    text(name, [16, y], { size: 15.5, weight: 600 }) +
    text(amount, [184, y + 20], { size: 16, weight: 800, fill: index < 2 ? colors.green : "#A04A2C", anchor: "end" })
  );
};

const memberPhone = phone(
  "translate(460 42) scale(1.04)",
  colors.white,
  path("M0 148V24a24 24 0 0 1 24-24h152a24 24 0 0 1 24 24v124z", forest),
  text("Simpanan saya", [18, 50], { size: 17, weight: 500, fill: "#C5DACC" }),
  text("Rp 2.416.000", [18, 86], { size: 24, weight: 800, fill: colors.white }),
  text("Pinjaman 750.000", [18, 118], { size: 16, weight: 600, fill: corn }),
  each(entries, entry),
  button("Minta rincian", [16, 342, 168, 42], { fill: corn, color: forest }),
);

const ruledLines = each([0, 1, 2, 3, 4, 5, 6], (row) =>
  line(`M24 ${104 + row * 32}H216`, { stroke: "#D9CBA8", width: 2 }),
);

/** The paper book that the members' pages take over from. */
const oldBook = group(
  "translate(120 96) rotate(-6)",
  rect([0, 0, 250, 330], "#8A5634", { rx: 10 }),
  rect([10, 8, 232, 314], "#FBF3DF", { rx: 6 }),
  centered("Buku Simpanan", [126, 60], { size: 24, weight: 700, fill: "#5A3A22" }),
  ruledLines,
  each(["Mei", "Juni", "Juli"], (month, index) =>
    text(month, [30, 130 + index * 32], { size: 18, weight: 500, fill: "#5A3A22" }),
  ),
  each(["50.000", "50.000", "50.000"], (amount, index) =>
    text(amount, [212, 130 + index * 32], { size: 18, weight: 500, fill: "#5A3A22", anchor: "end" }),
  ),
  line("M128 104V296", { stroke: "#E0A08A", width: 2 }),
);

/** A member's savings: from the paper book to the phone. */
export const cooperativeMember = drawing(
  rect([0, 0, 800, 500], "#CFE0CC"),
  path("M0 410q180-50 380-14t420-34V500H0Z", "#B2CDB2"),
  oldBook,
  memberPhone,
);
