import { button, card, centered, phone, tick } from "../interface.ts";
import { circle, colors, drawing, each, group, line, path, rect, text } from "../shapes.ts";

const oil = "#1E2A33";
const brass = "#E0A92E";
const steel = "#B9C6CE";

const wheel = (x: number) =>
  circle([x, 244, 54], colors.ink) +
  circle([x, 244, 36], "#D8E0E5") +
  circle([x, 244, 28], oil) +
  each([0, 60, 120], (turn) =>
    line(`M${x} 218V270`, { stroke: steel, width: 4, transform: `rotate(${turn} ${x} 244)` }),
  ) +
  circle([x, 244, 9], brass);

/** A scooter of 390 by 300 units, riding to the right. */
const scooter = (transform: string) =>
  group(
    transform,
    line("M300 84L338 236", { stroke: steel, width: 13 }),
    wheel(74),
    wheel(336),
    path(
      "M18 190q10-58 74-60h92q22 0 28 26l14 60h46q26 0 34-34l-24-96l26-8l40 150q-18-6-40 4q-22 12-26 40H138q-4-62-64-62q-34 0-56 22z",
      colors.red,
    ),
    path("M226 216h46q26 0 34-34l-6-24q-14 30-44 30h-38z", "#A9331B"),
    path("M56 128q4-22 32-22h96q26 2 26 24z", colors.ink),
    path("M286 70l34-12l12 40l-34 10z", "#F4D9A0"),
    line("M262 58q30-2 56 6", { width: 11 }),
    circle([262, 58, 8], colors.ink),
    path("M14 172l20-16v32z", "#F7C9BD"),
    path("M304 190q40-22 78 18l-14 10q-30-24-58-6z", "#A9331B"),
  );

const header =
  rect([0, 0, 800, 72], oil) +
  circle([50, 36, 15], "none", { stroke: brass, "stroke-width": 8, "stroke-dasharray": "7.850 3.930" }) +
  circle([50, 36, 9], "none", { stroke: colors.white, "stroke-width": 5 }) +
  text("Bengkel Pak Joko", [80, 45], { size: 24, weight: 800, fill: colors.white });

const slots = [
  ["08.00", "Penuh"],
  ["09.30", "Kosong"],
  ["11.00", "Kosong"],
  ["13.00", "Penuh"],
] as const;

const slot = ([hour, state]: (typeof slots)[number], index: number) => {
  const [x, y] = [476 + (index % 2) * 140, 226 + Math.floor(index / 2) * 82];
  const chosen = index === 1;
  const full = state === "Penuh";
  return (
    rect([x, y, 128, 70], chosen ? brass : full ? "#EEF1F3" : colors.white, {
      rx: 12,
      stroke: chosen ? brass : "#D3DCE2",
      "stroke-width": 2,
    }) +
    centered(hour, [x + 64, y + 32], { size: 21, weight: 800, fill: full ? "#63737D" : colors.ink }) +
    centered(state, [x + 64, y + 56], {
      size: 16,
      weight: 600,
      fill: chosen ? colors.ink : full ? "#63737D" : colors.green,
    })
  );
};

/** Booking a service. */
export const garageBooking = drawing(
  rect([0, 0, 800, 500], "#F6E3B8"),
  path("M0 412H800V500H0Z", "#DDB867"),
  header,
  button("Buka sampai 17.00", [590, 17, 186, 38], { fill: brass, color: colors.ink, size: 16 }),
  text("Servis tanpa", [40, 134], { size: 40, weight: 800, fill: oil, spacing: -0.8 }),
  text("menunggu giliran", [40, 178], { size: 40, weight: 800, fill: oil, spacing: -0.8 }),
  scooter("translate(26 166)"),
  card([450, 96, 326, 380]),
  text("Selasa, 24 November", [476, 140], { size: 21, weight: 800 }),
  text("Ganti oli dan tune-up", [476, 170], { size: 18, weight: 500, fill: colors.muted }),
  text("Pilih jam datang", [476, 208], { size: 16.5, weight: 600, fill: colors.muted }),
  each(slots, slot),
  button("Pesan 09.30", [476, 406, 268, 50], { fill: oil, size: 19, rx: 12 }),
);

const tasks = [
  ["Ganti oli mesin", true],
  ["Ganti saringan udara", true],
  ["Kampas rem depan", false],
  ["Tekanan ban", false],
] as const;

const task = ([name, done]: (typeof tasks)[number], index: number) => {
  const y = 254 + index * 54;
  return (
    (done
      ? tick([70, y], colors.green, 16)
      : circle([70, y, 14], colors.white, { stroke: "#9AAAB4", "stroke-width": 4 })) +
    text(name, [102, y + 7], { size: 20, weight: done ? 500 : 700, fill: done ? colors.muted : colors.ink })
  );
};

const reminder = phone(
  "translate(532 94) scale(0.92)",
  colors.canvas,
  centered("09.00", [100, 74], { size: 46, weight: 500 }),
  centered("Selasa, 23 Februari", [100, 102], { size: 16, weight: 500, fill: colors.muted }),
  rect([10, 130, 180, 152], colors.white, { rx: 16 }),
  circle([36, 158, 13], oil),
  circle([36, 158, 6], "none", { stroke: brass, "stroke-width": 4 }),
  text("Bengkel Joko", [58, 164], { size: 17, weight: 700 }),
  each(["Tiga bulan sejak", "servis terakhir.", "Mau pesan jam?"], (words, index) =>
    text(words, [24, 198 + index * 25], { size: 17, weight: 500 }),
  ),
  button("Pesan", [10, 298, 180, 46], { fill: brass, color: colors.ink, size: 18 }),
);

/** The mechanic's card of a job, and the reminder that follows three months later. */
export const garageJob = drawing(
  rect([0, 0, 800, 500], "#E4E9EC"),
  header,
  card([24, 96, 440, 380]),
  text("H 4187 XY", [48, 146], { size: 32, weight: 800 }),
  text("Bu Tari, 24.180 km", [48, 178], { size: 19, weight: 500, fill: colors.muted }),
  button("Dikerjakan", [318, 118, 122, 38], { fill: "#FDF1DF", color: colors.sunText, size: 17 }),
  line("M48 208H440", { stroke: colors.line, width: 3 }),
  each(tasks, task),
  reminder,
);
