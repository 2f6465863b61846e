import { button, card, centered, phone, tick } from "../interface.ts";
import { circle, colors, drawing, each, group, line, path, rect, text } from "../shapes.ts";

const night = "#0B2230";
const panel = "#0F2F41";
const mist = "#B5D2DF";

const heading = (title: string, right: string) =>
  rect([0, 0, 800, 74], panel) +
  tick([44, 37], colors.brand, 16) +
  text(title, [74, 45], { size: 23, weight: 700, fill: colors.white }) +
  text(right, [768, 45], { size: 25, weight: 700, fill: colors.white, anchor: "end" });

const calling =
  rect([24, 98, 440, 290], colors.brand, { rx: 20 }) +
  path("M24 158v-40a20 20 0 0 1 20-20h400a20 20 0 0 1 20 20v40z", colors.brandStrong) +
  centered("NOMOR ANTREAN", [244, 136], { size: 21, weight: 700, fill: colors.white, spacing: 3 }) +
  centered("A-042", [244, 282], { size: 122, weight: 800, fill: colors.white, spacing: -5 }) +
  button("Silakan ke Loket 3", [92, 314, 304, 54], { fill: colors.sun, color: colors.ink, size: 25 });

const counters = [
  ["Loket 1", "B-017"],
  ["Loket 2", "A-041"],
  ["Loket 3", "A-042"],
  ["Loket 4", "C-008"],
] as const;

const counter = ([name, number]: (typeof counters)[number], index: number) => {
  const y = 98 + index * 75;
  const current = index === 2;
  return (
    rect([488, y, 288, 65], current ? colors.sun : "#12384D", { rx: 14 }) +
    text(name, [510, y + 40], { size: 21, fill: current ? colors.ink : mist }) +
    text(number, [754, y + 44], { size: 32, weight: 800, fill: current ? colors.ink : colors.white, anchor: "end" })
  );
};

const waiting =
  rect([24, 412, 752, 64], panel, { rx: 14 }) +
  text("Menunggu", [48, 451], { size: 20, weight: 500, fill: mist }) +
  text("12 orang", [158, 452], { size: 22, weight: 800, fill: colors.white }) +
  text("Perkiraan", [300, 451], { size: 20, weight: 500, fill: mist }) +
  text("24 menit", [402, 452], { size: 22, weight: 800, fill: colors.white }) +
  each([0, 1, 2, 3, 4, 5, 6], (step) =>
    rect([560 + step * 29, 434, 20, 20], step < 5 ? colors.brand : "#1E4B62", { rx: 6 }),
  );

/** The board above the counters. */
export const queueBoard = drawing(
  rect([0, 0, 800, 500], night),
  heading("Layanan Terpadu", "09.41"),
  calling,
  each(counters, counter),
  waiting,
);

const printed = group(
  "translate(112 96)",
  path("M0 0H220V300l-22-16l-22 16l-22-16l-22 16l-22-16l-22 16l-22-16l-22 16l-22-16l-22 16Z", colors.white),
  centered("Layanan Terpadu", [110, 46], { size: 20, weight: 700 }),
  line("M24 64H196", { stroke: "#B9C7CE", width: 3, "stroke-dasharray": "7 8" }),
  centered("A-054", [110, 136], { size: 54, weight: 800, spacing: -2 }),
  centered("Surat pindah", [110, 176], { size: 20, weight: 600, fill: colors.brandStrong }),
  centered("Rabu, 09.32", [110, 206], { size: 18, weight: 500, fill: colors.muted }),
  line("M24 226H196", { stroke: "#B9C7CE", width: 3, "stroke-dasharray": "7 8" }),
  centered("12 orang lagi", [110, 258], { size: 20, weight: 700 }),
);

const slot = rect([84, 84, 276, 20], panel, { rx: 10 }) + rect([100, 91, 244, 6], night, { rx: 3 });

const ownNumber = phone(
  "translate(462 42) scale(1.04)",
  colors.canvas,
  centered("Nomor Anda", [100, 62], { size: 18, fill: colors.muted }),
  centered("A-054", [100, 114], { size: 46, weight: 800, spacing: -2 }),
  rect([16, 140, 168, 110], colors.brandStrong, { rx: 16 }),
  centered("Dipanggil sekarang", [100, 170], { size: 16.5, fill: colors.white }),
  centered("A-042", [100, 222], { size: 42, weight: 800, fill: colors.white, spacing: -1 }),
  text("Kira-kira", [20, 290], { size: 17, weight: 500, fill: colors.muted }),
  text("24 menit", [180, 290], { size: 19, weight: 800, anchor: "end" }),
  line("M20 304H180", { stroke: colors.line, width: 2 }),
  text("Datang", [20, 330], { size: 17, weight: 500, fill: colors.muted }),
  text("10.00", [180, 330], { size: 19, weight: 800, anchor: "end" }),
  rect([16, 350, 168, 32], "#E3F3EC", { rx: 16 }),
  centered("Boleh keluar dulu", [100, 371], { size: 15.5, weight: 700, fill: colors.green }),
);

/** The printed number, and the same number on a phone. */
export const queueTicket = drawing(
  rect([0, 0, 800, 500], "#9CD0E6"),
  circle([240, 560, 300], "#7CBAD6"),
  circle([620, 600, 320], "#86C2DC"),
  printed,
  slot,
  ownNumber,
);

const next = [
  ["A-043", "Kartu keluarga", "6 menit"],
  ["A-044", "Surat pindah", "8 menit"],
  ["B-018", "Izin usaha", "11 menit"],
  ["A-045", "Akta lahir", "12 menit"],
] as const;

const nextRow = ([number, service, wait]: (typeof next)[number], index: number) => {
  const y = 186 + index * 68;
  return (
    (index ? line(`M416 ${y - 10}H752`, { stroke: "#E3EAEE", width: 2 }) : "") +
    text(number, [416, y + 30], { size: 22, weight: 800 }) +
    text(service, [508, y + 29], { size: 18, weight: 500 }) +
    text(wait, [752, y + 29], { size: 17, weight: 500, fill: colors.muted, anchor: "end" })
  );
};

/** What the officer at the counter sees. */
export const queueDesk = drawing(
  rect([0, 0, 800, 500], "#E9F2F6"),
  heading("Loket 3", "Bu Ratna"),
  card([24, 98, 344, 378]),
  centered("Sedang dilayani", [196, 140], { size: 18, fill: colors.muted }),
  centered("A-042", [196, 218], { size: 78, weight: 800, spacing: -3 }),
  centered("Kartu keluarga, 4 menit", [196, 252], { size: 18, weight: 500 }),
  button("Panggil berikutnya", [48, 282, 296, 62], { fill: colors.brandStrong, size: 22, rx: 14 }),
  button("Ulangi", [48, 358, 142, 50], { fill: colors.brandSoft, color: colors.brandStrong, size: 18, rx: 12 }),
  button("Lewati", [202, 358, 142, 50], { fill: "#EEF2F4", color: colors.ink, size: 18, rx: 12 }),
  centered("Spasi memanggil, U mengulang", [196, 446], { size: 16, weight: 500, fill: colors.muted }),
  card([392, 98, 384, 378]),
  text("Berikutnya", [416, 142], { size: 21, weight: 800 }),
  text("12 orang", [752, 142], { size: 17, weight: 700, fill: colors.brandStrong, anchor: "end" }),
  each(next, nextRow),
);
