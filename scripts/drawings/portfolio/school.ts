import { button, card, centered, field, tick } from "../interface.ts";
import { circle, colors, drawing, each, line, path, rect, text } from "../shapes.ts";

const navy = "#183B63";
const blue = "#1F6FB5";
const glass = "#9CC6E6";

const windows = each([0, 1, 4, 5], (column) => {
  const x = 84 + column * 66;
  return rect([x, 232, 42, 48], glass, { rx: 4 }) + rect([x, 306, 42, 48], glass, { rx: 4 });
});

const building =
  rect([60, 200, 420, 190], colors.white) +
  path("M40 204L270 116L500 204Z", "#C0482F") +
  circle([270, 172, 18], colors.white) +
  line("M270 162v10h8", { width: 3 }) +
  windows +
  rect([218, 262, 104, 128], "#2A5C8C", { rx: 4 }) +
  rect([268, 262, 4, 128], colors.white) +
  rect([204, 218, 132, 34], colors.ink, { rx: 6 }) +
  centered("NUSA BAKTI", [270, 241], { size: 16.5, weight: 800, fill: colors.white });

const grounds =
  circle([660, 110, 44], "#FFD98A") +
  path("M0 380q200-50 420-14t380-8V500H0Z", "#A9D1A5") +
  building +
  rect([0, 386, 800, 114], "#7FB77B") +
  path("M226 386h88l62 114H164z", "#E7D9BB") +
  rect([26, 372, 8, 34], "#6B4A35") +
  circle([30, 350, 34], "#3E8E5A");

const steps = each([1, 2, 3], (step) => {
  const x = 490 + (step - 1) * 116;
  const reached = step < 3;
  return (
    (step < 3 ? rect([x + 20, 174, 76, 4], step < 2 ? blue : "#E4EDF5", { rx: 2 }) : "") +
    circle([x, 176, 16], reached ? blue : "#E4EDF5") +
    centered(`${step}`, [x, 182], { size: 17, weight: 800, fill: reached ? colors.white : colors.muted })
  );
});

const answers = [
  ["Nama lengkap", "Alya Rahmawati"],
  ["Asal sekolah", "SMP N 3 Salatiga"],
  ["Jalur", "Zonasi"],
] as const;

const registration =
  rect([448, 66, 316, 404], colors.white, { rx: 18 }) +
  text("Daftar murid baru", [474, 112], { size: 25, weight: 800, fill: navy }) +
  text("Tahun ajaran 2027/2028", [474, 139], { size: 16.5, weight: 500, fill: colors.muted }) +
  steps +
  each(answers, (answer, index) => field(answer, [474, 217 + index * 69, 264])) +
  button("Lanjut ke berkas", [474, 416, 264, 42], { fill: colors.sun, color: colors.ink, size: 18, rx: 10 });

/** The school, and the form in which a pupil applies. */
export const schoolForm = drawing(rect([0, 0, 800, 500], "#DDEBFA"), grounds, registration);

const files = [
  { name: "Rapor semester 1 sampai 5", note: "Diperiksa, lengkap", state: "done" },
  { name: "Kartu keluarga", note: "Diperiksa, lengkap", state: "done" },
  { name: "Akta kelahiran", note: "Foto buram, unggah ulang", state: "wrong" },
  { name: "Pasfoto", note: "Menunggu diperiksa", state: "open" },
] as const;

const marks = {
  done: (y: number) => tick([76, y], colors.green, 17),
  wrong: (y: number) =>
    circle([76, y, 17], colors.red) + centered("!", [76, y + 8], { size: 22, weight: 800, fill: colors.white }),
  open: (y: number) => circle([76, y, 15], colors.white, { stroke: "#9AB3BF", "stroke-width": 4 }),
} as const;

const fileRow = ({ name, note, state }: (typeof files)[number], index: number) => {
  const y = 182 + index * 76;
  return (
    rect([44, y - 34, 438, 66], state === "wrong" ? "#FCE9E3" : "#F3F8FC", { rx: 12 }) +
    marks[state](y) +
    text(name, [108, y - 4], { size: 19, weight: 700 }) +
    text(note, [108, y + 20], { size: 16, weight: 500, fill: state === "wrong" ? "#A83018" : colors.muted })
  );
};

const document =
  rect([556, 146, 196, 220], colors.white, { rx: 10, stroke: "#BFD3E6", "stroke-width": 3 }) +
  centered("Akta kelahiran", [654, 182], { size: 18, weight: 700, fill: navy }) +
  each([140, 116, 132, 96], (width, index) => rect([582, 206 + index * 24, width, 10], "#D9E4EE", { rx: 5 })) +
  circle([706, 326, 22], "none", { stroke: "#C9D8E6", "stroke-width": 5 });

/** The papers of an application, and which of them must be sent again. */
export const schoolFiles = drawing(
  rect([0, 0, 800, 500], "#DDEBFA"),
  rect([0, 0, 800, 72], navy),
  text("SMA Nusa Bakti", [36, 46], { size: 24, weight: 800, fill: colors.white }),
  text("Alya Rahmawati", [764, 45], { size: 19, weight: 600, fill: "#C9DDF1", anchor: "end" }),
  card([24, 96, 478, 380]),
  text("Berkas pendaftaran", [44, 132], { size: 22, weight: 800, fill: navy }),
  each(files, fileRow),
  card([524, 96, 252, 380]),
  text("Unggah ulang", [546, 132], { size: 20, weight: 800, fill: navy }),
  document,
  button("Ambil foto", [546, 394, 208, 54], { fill: colors.sun, color: colors.ink, size: 19, rx: 12 }),
);
