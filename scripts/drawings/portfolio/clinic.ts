import { button, card, centered, phone } from "../interface.ts";
import { circle, clipped, colors, drawing, each, group, line, path, rect, text } from "../shapes.ts";

const teal = "#0F7F76";
const deep = "#0D4F4A";
const pale = "#EAF6F4";

const cross = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    rect([0, 0, 36, 36], teal, { rx: 10 }),
    path("M14 8h8v8h8v8h-8v8h-8v-8H6v-8h8z", colors.white),
  );

const header =
  rect([0, 0, 800, 70], colors.white) +
  cross(32, 17) +
  text("Klinik Sentosa", [80, 44], { size: 23, weight: 800, fill: deep }) +
  button("Buat janji", [622, 15, 150, 42], { fill: teal, size: 18 });

type Doctor = Readonly<{ id: string; name: string; ward: string; backdrop: string; hair: string; longHair: boolean }>;

const doctors: readonly Doctor[] = [
  { id: "maya", name: "drg. Maya Lestari", ward: "Poli Gigi", backdrop: colors.sun, hair: "#5B3524", longHair: true },
  {
    id: "bagus",
    name: "dr. Bagus Wicaksono",
    ward: "Poli Anak",
    backdrop: colors.sky,
    hair: "#2B1D16",
    longHair: false,
  },
  { id: "intan", name: "dr. Intan Sari", ward: "Poli Umum", backdrop: "#E9A3A0", hair: "#3A2318", longHair: true },
];

const portrait = ({ id, backdrop, hair, longHair }: Doctor) =>
  clipped(
    id,
    "M-34 0a34 34 0 0 1 68 0a34 34 0 0 1-68 0z",
    circle([0, 0, 34], backdrop),
    longHair ? path("M-19-5a19 20 0 0 1 38 0v22q-19 8-38 0z", hair) : "",
    path("M-32 40q2-28 32-28t32 28z", colors.white),
    rect([-6, 6, 12, 12], "#DDA27A"),
    circle([0, -5, 15], "#E8B48C"),
    path("M-15-7a15 16 0 0 1 30 0q-8-8-15-6q-8 0-15 6", hair),
  );

const doctorCard = (doctor: Doctor, index: number) => {
  const y = 152 + index * 108;
  return (
    rect([36, y, 312, 96], colors.white, { rx: 16, stroke: index ? "#D5E9E6" : teal, "stroke-width": index ? 2 : 4 }) +
    group(`translate(88 ${y + 48})`, portrait(doctor)) +
    text(doctor.name, [136, y + 43], { size: 18.5, weight: 700 }) +
    text(doctor.ward, [136, y + 69], { size: 17, weight: 500, fill: colors.muted })
  );
};

const weekdays = each(["S", "S", "R", "K", "J", "S", "M"], (day, index) =>
  centered(day, [412 + index * 52, 226], { size: 16, fill: colors.muted }),
);

const chosenDay = 19;
const days = each([...Array(28).keys()], (index) => {
  const [x, y] = [412 + (index % 7) * 52, 257 + Math.floor(index / 7) * 40];
  const day = index + 2;
  const fill = day === chosenDay ? colors.white : index % 7 > 4 ? "#71838D" : colors.ink;
  return (
    (day === chosenDay ? circle([x, y - 6, 19], teal) : "") +
    centered(`${day}`, [x, y], { size: 18, weight: day === chosenDay ? 800 : 500, fill })
  );
});

const hours = each(["08.30", "09.15", "10.00", "10.45"], (hour, index) =>
  button(hour, [392 + index * 90, 410, 80, 40], {
    fill: index === 1 ? teal : pale,
    color: index === 1 ? colors.white : deep,
  }),
);

/** Choosing a doctor and an hour. */
export const clinicBooking = drawing(
  rect([0, 0, 800, 500], pale),
  header,
  text("Pilih dokter dan jam", [36, 126], { size: 32, weight: 800, fill: "#0D3B38", spacing: -0.5 }),
  each(doctors, doctorCard),
  rect([370, 152, 394, 316], colors.white, { rx: 18 }),
  text("November 2026", [394, 192], { size: 21, weight: 800 }),
  weekdays,
  days,
  hours,
);

const bubble = (words: readonly string[], y: number, ours: boolean) => {
  const height = 22 + words.length * 24;
  return (
    rect([ours ? 136 : 14, y, ours ? 50 : 164, height], ours ? "#BFE8CE" : colors.white, { rx: 14 }) +
    each(words, (row, index) => text(row, [ours ? 156 : 28, y + 28 + index * 24], { size: 16 }))
  );
};

const reminder = phone(
  "translate(122 42) scale(1.04)",
  "#E4F1EC",
  path("M0 66V24a24 24 0 0 1 24-24h152a24 24 0 0 1 24 24v42z", teal),
  text("Klinik Sentosa", [18, 46], { size: 20, weight: 700, fill: colors.white }),
  bubble(["Besok, 09.15,", "drg. Maya Lestari."], 88, false),
  bubble(["Balas 1: datang", "2: ganti jadwal"], 168, false),
  bubble(["1"], 248, true),
  bubble(["Terima kasih.", "Sampai besok!"], 306, false),
);

const visits = [
  ["08.30", "Bp. Hartono", "Datang"],
  ["09.15", "Ibu Sinta", "Datang"],
  ["10.00", "Sdr. Yoga", "Menunggu"],
  ["10.45", "Kosong", ""],
] as const;

const visit = ([hour, name, state]: (typeof visits)[number], index: number) => {
  const y = 186 + index * 64;
  return (
    line(`M426 ${y - 28}H740`, { stroke: "#DCEBE8", width: 2 }) +
    text(hour, [426, y + 10], { size: 20, weight: 800, fill: teal }) +
    text(name, [506, y + 10], { size: 19, weight: state ? 700 : 500, fill: state ? colors.ink : colors.muted }) +
    text(state, [740, y + 10], {
      size: 17,
      weight: 700,
      fill: state === "Datang" ? colors.green : colors.sunText,
      anchor: "end",
    })
  );
};

/** The reminder a patient answers, and the doctor's morning that follows from it. */
export const clinicReminder = drawing(
  rect([0, 0, 800, 500], "#A9D8D0"),
  circle([240, 560, 320], "#93CBC2"),
  reminder,
  card([400, 84, 366, 332]),
  text("Kamis, drg. Maya", [426, 134], { size: 24, weight: 800, fill: deep }),
  each(visits, visit),
);
