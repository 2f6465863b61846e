import { button, card, centered, tick } from "../interface.ts";
import { circle, colors, drawing, each, group, line, path, rect, text } from "../shapes.ts";

const maroon = "#7A2E1D";
const turmeric = "#F2B632";
const leafGreen = "#3F8453";
const cream = "#FDF3E1";

const header =
  text("Dapur Bu Ning", [40, 54], { size: 27, weight: 800, fill: maroon }) +
  each(["Menu", "Pesan", "Cerita"], (word, index) =>
    text(word, [[500, 580, 664][index] ?? 0, 52], { size: 18, weight: 600, fill: maroon }),
  );

const egg = ([x, y]: readonly [number, number]) =>
  circle([x, y, 19], colors.white, { stroke: "#E8DCC4", "stroke-width": 2 }) + circle([x, y, 9], turmeric);

const pepper = (transform: string) =>
  group(
    transform,
    path("M0 0q10-40 32-46q10 26-14 50z", colors.red),
    line("M31-45q6-10 14-10", { stroke: leafGreen, width: 5 }),
  );

const bananaLeaf = ([x, turn]: readonly [number, number]) =>
  group(
    `translate(${x} 424) rotate(${turn})`,
    path("M0 0q34-60 0-132q-34 72 0 132", leafGreen),
    line("M0-6V-116", { stroke: "#6FAA7B", width: 3 }),
  );

/** The rice cone on its leaves, with what belongs around it. */
const tumpeng = group(
  "translate(384 8) scale(0.96)",
  each(
    [
      [76, -44],
      [130, -34],
      [290, 34],
      [344, 44],
    ] as const,
    bananaLeaf,
  ),
  path("M20 402q190 60 380 0q-10 62-60 76H80q-50-14-60-76z", "#C99A5B"),
  path("M20 402q190 60 380 0q-4-22-190-26T20 402z", "#E2BC80"),
  path("M210 104q12 0 18 18l78 258q2 24-96 26q-98-2-96-26l78-258q6-18 18-18z", turmeric),
  path("M210 104q12 0 18 18l16 52q-34 12-68 0l16-52q6-18 18-18z", leafGreen),
  path("M176 174q34 12 68 0l-4 22l-12-12l-12 16l-10-15l-13 14l-6-14l-8 10z", leafGreen),
  each([0, 1, 2, 3, 4, 5, 6, 7], (grain) =>
    line(`M${168 + ((grain * 47) % 84)} ${236 + grain * 18}l7-3`, { stroke: "#D6961A", width: 4 }),
  ),
  egg([86, 404]),
  egg([330, 406]),
  each([128, 158, 262, 290], (x) => path(`M${x - 16} 414q16-34 32 0q-16 12-32 0z`, "#A9562B")),
  pepper("translate(196 418) rotate(-18)"),
  each([50, 368, 240], (x) => circle([x, 404, 13], "#7DB26A")),
);

const promise =
  each(["Tumpeng hangat,", "tanggalnya pasti."], (words, index) =>
    text(words, [40, 150 + index * 52], { size: 42, weight: 800, fill: maroon, spacing: -0.8 }),
  ) +
  text("Pilih tanggal dulu. Kalau dapur", [40, 252], { size: 19, weight: 500, fill: "#6B4A35" }) +
  text("penuh, Anda langsung tahu.", [40, 280], { size: 19, weight: 500, fill: "#6B4A35" });

const dates = [
  ["Jum", "27", "Penuh"],
  ["Sab", "28", "Sisa 2"],
  ["Min", "29", "Longgar"],
] as const;

const date = ([weekday, day, room]: (typeof dates)[number], index: number) => {
  const chosen = index === 1;
  const x = 40 + index * 102;
  return (
    rect([x, 308, 92, 104], chosen ? maroon : colors.white, { rx: 14 }) +
    centered(weekday, [x + 46, 334], { size: 16, weight: 500, fill: chosen ? "#F3D9C9" : colors.muted }) +
    centered(day, [x + 46, 368], {
      size: 30,
      weight: 800,
      fill: chosen ? colors.white : index ? colors.ink : "#8E9AA1",
    }) +
    centered(room, [x + 46, 396], { size: 16, weight: 700, fill: chosen ? turmeric : index ? colors.green : "#A83018" })
  );
};

/** The caterer's first page: the date comes first. */
export const cateringPage = drawing(
  rect([0, 0, 800, 500], cream),
  circle([572, 300, 232], "#F8DFAE"),
  header,
  promise,
  each(dates, date),
  button("Pesan Sabtu, 28 November", [40, 430, 296, 50], { fill: turmeric, color: maroon, size: 18 }),
  tumpeng,
);

const orders = [
  { hour: "08.00", name: "Tumpeng 20 porsi", place: "SMA Nusa Bakti", done: true },
  { hour: "10.30", name: "Nasi kotak 60", place: "Klinik Sentosa", done: true },
  { hour: "15.00", name: "Tumpeng 30 porsi", place: "Bu Endang, Banyumanik", done: false },
] as const;

const order = ({ hour, name, place, done }: (typeof orders)[number], index: number) => {
  const y = 176 + index * 98;
  return (
    rect([48, y, 424, 84], done ? "#EEF5EC" : cream, { rx: 14 }) +
    text(hour, [70, y + 51], { size: 24, weight: 800, fill: maroon }) +
    text(name, [158, y + 37], { size: 20, weight: 700 }) +
    text(place, [158, y + 63], { size: 17, weight: 500, fill: colors.muted }) +
    (done
      ? tick([436, y + 42], colors.green, 17)
      : circle([436, y + 42, 15], colors.white, { stroke: "#C9B18B", "stroke-width": 4 }))
  );
};

const shopping = [
  ["Beras", "12 kg"],
  ["Ayam", "9 ekor"],
  ["Telur", "90 butir"],
  ["Kelapa", "14 butir"],
] as const;

/** The kitchen's day: what leaves when, and what must be bought for it. */
export const cateringKitchen = drawing(
  rect([0, 0, 800, 500], "#F3DDB4"),
  rect([0, 0, 800, 76], maroon),
  text("Dapur hari ini", [40, 48], { size: 25, weight: 800, fill: colors.white }),
  text("Sabtu, 28 November", [760, 47], { size: 19, weight: 600, fill: "#F3D9C9", anchor: "end" }),
  card([24, 100, 472, 376]),
  text("Antar dan ambil", [48, 146], { size: 22, weight: 800, fill: maroon }),
  each(orders, order),
  card([520, 100, 256, 376]),
  text("Belanja", [546, 146], { size: 22, weight: 800, fill: maroon }),
  each(shopping, ([name, amount], index) => {
    const y = 202 + index * 56;
    return (
      line(`M546 ${y - 34}H750`, { stroke: "#F0E4CC", width: 2 }) +
      text(name, [546, y], { size: 20, weight: 500 }) +
      text(amount, [750, y], { size: 20, weight: 800, anchor: "end" })
    );
  }),
  button("Cetak daftar", [546, 408, 204, 48], { fill: turmeric, color: maroon, size: 18 }),
);
