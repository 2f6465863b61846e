import { button, card, centered, field, phone } from "../interface.ts";
import { spray } from "../invitation.ts";
import { circle, closeUp, colors, drawing, each, group, line, path, rect, text } from "../shapes.ts";

const forest = "#3E4F45";
const leaf = "#4F7057";
const rose = "#B94F3E";
const paper = "#FBF7F0";
const blush = "#EBCDC2";

const envelope = group(
  "translate(76 286) rotate(-7)",
  rect([0, 0, 360, 214], "#D8A695", { rx: 8 }),
  path("M0 10L180 132L360 10V8a8 8 0 0 0-8-8H8a8 8 0 0 0-8 8z", "#C98F7C"),
);

const invitationCard = group(
  "translate(104 44) rotate(-7)",
  rect([0, 0, 300, 390], paper, { rx: 6 }),
  rect([12, 12, 276, 366], "none", { rx: 4, stroke: "#CDBB93", "stroke-width": 2 }),
  spray("translate(40 66)"),
  spray("translate(260 66) scale(-1 1)"),
  centered("Undangan pernikahan", [150, 120], { size: 17, weight: 500, fill: forest }),
  centered("Rani", [150, 174], { size: 50, weight: 500, fill: forest }),
  centered("&", [150, 206], { size: 26, weight: 500, fill: rose }),
  centered("Dimas", [150, 252], { size: 50, weight: 500, fill: forest }),
  centered("12 Desember 2026", [150, 296], { size: 18, fill: forest }),
);

const pocket = group(
  "translate(76 286) rotate(-7)",
  path("M0 24L180 138L360 24V206a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z", "#E2B5A5"),
  path("M0 206L153 121L180 138L207 121L360 206a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z", "#EBC5B7"),
);

const answer = (label: string, x: number, chosen: boolean) =>
  button(label, [x, 116, 80, 40], { fill: chosen ? leaf : "#E7E3D8", color: chosen ? colors.white : forest, size: 16 });

const replyPhone = phone(
  "translate(500 42) scale(1.04)",
  paper,
  spray("translate(22 44) scale(0.8)"),
  spray("translate(178 44) scale(-0.8 0.8)"),
  centered("Apakah hadir?", [100, 92], { size: 20, weight: 700, fill: forest }),
  answer("Hadir", 16, true),
  answer("Maaf", 104, false),
  field(["Berapa orang", "2 orang"], [16, 186, 168]),
  field(["Ucapan", "Bahagia selalu!"], [16, 266, 168]),
  button("Kirim jawaban", [16, 338, 168, 44], { fill: rose }),
);

const table =
  rect([0, 0, 800, 500], blush) + circle([640, 540, 300], "#E2BCAE") + envelope + invitationCard + pocket + replyPhone;

/** The invitation leaves its envelope; the guest answers on a phone. */
export const weddingInvitation = drawing(table);

/** The invitation's face. */
export const weddingFace = closeUp([58, 24, 422], table);

const guests = [
  { name: "Keluarga Bp. Wiryo", people: "4", reply: "Hadir" },
  { name: "Laras dan Yudha", people: "2", reply: "Hadir" },
  { name: "Pak Hendra", people: "", reply: "Maaf" },
  { name: "Teman kantor Dimas", people: "6", reply: "Hadir" },
  { name: "Bude Tutik", people: "", reply: "Belum" },
] as const;

const replyColors = { Hadir: ["#DDEBDD", leaf], Maaf: ["#F6DAD3", "#A03A2B"], Belum: ["#EFE9DB", "#6B5E3F"] } as const;

const guest = ({ name, people, reply }: (typeof guests)[number], index: number) => {
  const y = 186 + index * 58;
  const [fill, color] = replyColors[reply];
  return (
    (index ? line(`M48 ${y - 7}H512`, { stroke: "#EEE6D8", width: 2 }) : "") +
    text(name, [48, y + 28], { size: 19, fill: forest }) +
    centered(people, [344, y + 28], { size: 20, weight: 700, fill: forest }) +
    button(reply, [412, y + 4, 100, 36], { fill, color, size: 17 })
  );
};

const total = (label: string, amount: string, y: number) =>
  text(label, [588, y], { size: 19, weight: 500, fill: forest }) +
  text(amount, [748, y + 2], { size: 28, weight: 800, fill: forest, anchor: "end" });

/** The guests' answers, counted for the caterer. */
export const weddingGuests = drawing(
  rect([0, 0, 800, 500], "#EDEFE6"),
  rect([0, 0, 800, 76], forest),
  text("Rani & Dimas", [32, 48], { size: 26, weight: 600, fill: colors.white }),
  text("Buku tamu", [768, 47], { size: 19, weight: 600, fill: "#D5E0D2", anchor: "end" }),
  card([24, 100, 512, 376]),
  text("Tamu", [48, 144], { size: 17, fill: colors.muted }),
  centered("Orang", [344, 144], { size: 17, fill: colors.muted }),
  centered("Jawaban", [462, 144], { size: 17, fill: colors.muted }),
  line("M48 162H512", { stroke: "#DDD3BF", width: 3 }),
  each(guests, guest),
  card([560, 100, 216, 376]),
  text("Untuk katering", [588, 146], { size: 20, weight: 800, fill: forest }),
  total("Hadir", "12", 204),
  total("Maaf", "1", 254),
  total("Belum", "1", 304),
  line("M588 328H748", { stroke: "#DDD3BF", width: 3 }),
  total("Porsi", "12", 372),
  button("Ingatkan", [588, 406, 160, 46], { fill: rose, size: 18 }),
);
