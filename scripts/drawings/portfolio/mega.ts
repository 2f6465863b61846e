import { button, card, centered, phone } from "../interface.ts";
import { circle, colors, drawing, each, group, line, path, rect, star, text } from "../shapes.ts";
import { airConditioner, fan, fridge, television, washer } from "./appliances.ts";

const peach = "#FCE6DD";

const logo = (x: number, y: number) =>
  rect([x, y, 38, 38], colors.red, { rx: 9 }) +
  centered("M", [x + 19, y + 28], { size: 24, weight: 800, fill: colors.white }) +
  text("mega", [x + 50, y + 27], { size: 24, weight: 800 }) +
  text("digital", [x + 115, y + 27], { size: 24, weight: 500, fill: colors.red });

const header =
  logo(28, 18) +
  rect([262, 17, 380, 40], "#F3F6F8", { rx: 20 }) +
  text("Cari kulkas, AC, mesin cuci", [284, 43], { size: 17, weight: 500, fill: colors.muted }) +
  circle([622, 37, 14], colors.red) +
  circle([621, 36, 5], "none", { stroke: colors.white, "stroke-width": 2.5 }) +
  line("M625 40l4 4", { stroke: colors.white, width: 2.5 }) +
  line("M700 28h7l6 20h20l5-14h-28", { width: 3 }) +
  circle([716, 56, 3.5], colors.ink) +
  circle([731, 56, 3.5], colors.ink) +
  circle([742, 26, 11], colors.sun) +
  centered("2", [742, 31], { size: 15, weight: 800 });

const banner =
  rect([28, 84, 744, 190], peach, { rx: 16 }) +
  path("M470 84h286a16 16 0 0 1 16 16v158a16 16 0 0 1-16 16H420z", "#F7CDBC") +
  text("Pekan Rumah Sejuk", [60, 140], { size: 36, weight: 800, spacing: -0.5 }) +
  text("AC dan kulkas hemat listrik,", [60, 174], { size: 20, weight: 500, fill: "#4B3029" }) +
  text("gratis pasang di Semarang.", [60, 200], { size: 20, weight: 500, fill: "#4B3029" }) +
  button("Lihat promo", [60, 219, 146, 40], { fill: colors.ink }) +
  group("translate(500 104) scale(1.1)", airConditioner) +
  group("translate(690 118) scale(1.08)", fridge) +
  group("translate(590 158) scale(0.78)", fan) +
  group("translate(450 180) scale(0.76)", washer);

const products = [
  { name: 'TV LED 43"', price: "3.899.000", rating: "4,7", picture: television, place: "translate(37 14) scale(0.8)" },
  { name: "Kulkas 2 pintu", price: "2.749.000", rating: "4,8", picture: fridge, place: "translate(69 9) scale(0.6)" },
  { name: "AC ½ PK", price: "3.150.000", rating: "4,9", picture: airConditioner, place: "translate(30 18) scale(0.8)" },
  {
    name: "Mesin cuci 8 kg",
    price: "2.299.000",
    rating: "4,7",
    picture: washer,
    place: "translate(60 11) scale(0.64)",
  },
] as const;

const product = ({ name, price, rating, picture, place }: (typeof products)[number], index: number) =>
  group(
    `translate(${28 + index * 189} 292)`,
    rect([0, 0, 177, 220], colors.white, { rx: 14, stroke: "#E3EAEE", "stroke-width": 2 }),
    rect([8, 8, 161, 90], "#F5F8FA", { rx: 10 }),
    group(place, picture),
    text(name, [14, 122], { size: 17 }),
    text(`Rp ${price}`, [14, 148], { size: 19, weight: 800, fill: colors.red }),
    star([22, 175, 8], colors.sunText),
    text(rating, [38, 181], { size: 16, weight: 700, fill: colors.sunText }),
  );

/** The shop's first page. */
export const megaShop = drawing(rect([0, 0, 800, 500], colors.white), header, banner, each(products, product));

const branches = ["Semarang", "Salatiga", "Ungaran"] as const;
const stock = [
  { name: 'TV LED 43"', picture: television, scale: 0.34, counts: [12, 4, 7] },
  { name: "Kulkas 2 pintu", picture: fridge, scale: 0.28, counts: [6, 5, 1] },
  { name: "AC ½ PK", picture: airConditioner, scale: 0.3, counts: [18, 9, 11] },
  { name: "Mesin cuci 8 kg", picture: washer, scale: 0.32, counts: [3, 0, 8] },
  { name: "Kipas berdiri", picture: fan, scale: 0.28, counts: [21, 14, 16] },
] as const;

const count = (amount: number, [x, y]: readonly [number, number]) => {
  const scarce = amount < 2;
  return (
    rect([x - 26, y - 22, 52, 34], scarce ? "#FCE0D8" : "none", { rx: 17 }) +
    centered(`${amount}`, [x, y + 2], { size: 20, weight: scarce ? 800 : 600, fill: scarce ? "#A83018" : colors.ink })
  );
};

const stockRow = ({ name, picture, scale, counts }: (typeof stock)[number], index: number) => {
  const y = 170 + index * 60;
  return (
    (index ? line(`M44 ${y - 7}H512`, { stroke: "#E7EDF1", width: 2 }) : "") +
    rect([44, y, 48, 46], "#F5F8FA", { rx: 8 }) +
    group(`translate(48 ${y + 5}) scale(${scale})`, picture) +
    text(name, [106, y + 30], { size: 18, weight: 700 }) +
    each(counts, (amount, column) => count(amount, [294 + column * 92, y + 28]))
  );
};

const transfer =
  card([552, 104, 224, 372]) +
  text("Pindahkan stok", [574, 142], { size: 20, weight: 800 }) +
  text("Mesin cuci 8 kg", [574, 170], { size: 17, weight: 500, fill: colors.muted }) +
  rect([574, 190, 180, 62], peach, { rx: 12 }) +
  text("Dari", [590, 214], { size: 15, fill: colors.muted }) +
  text("Ungaran", [590, 239], { size: 19, weight: 700 }) +
  line("M664 260v22m-8-8l8 8l8-8", { stroke: colors.red, width: 4 }) +
  rect([574, 292, 180, 62], peach, { rx: 12 }) +
  text("Ke", [590, 316], { size: 15, fill: colors.muted }) +
  text("Salatiga", [590, 341], { size: 19, weight: 700 }) +
  text("Jumlah", [574, 394], { size: 17, weight: 600 }) +
  centered("−", [664, 395], { size: 24, weight: 700, fill: colors.red }) +
  centered("3", [698, 395], { size: 24, weight: 800 }) +
  centered("+", [732, 395], { size: 24, weight: 700, fill: colors.red }) +
  button("Kirim permintaan", [574, 418, 180, 42], { fill: colors.red });

/** The stock of three branches, with what is running out. */
export const megaStock = drawing(
  rect([0, 0, 800, 500], "#F1F4F6"),
  rect([0, 0, 800, 72], colors.white),
  logo(28, 17),
  text("Stok cabang", [772, 45], { size: 20, weight: 700, anchor: "end" }),
  card([24, 104, 508, 372]),
  text("Barang", [44, 144], { size: 16, fill: colors.muted }),
  each(branches, (branch, index) => centered(branch, [294 + index * 92, 144], { size: 16, weight: 700 })),
  line("M44 160H512", { stroke: colors.line, width: 3 }),
  each(stock, stockRow),
  transfer,
);

const productPhone = phone(
  "translate(176 44) scale(1.03)",
  colors.white,
  rect([0, 40, 200, 148], "#F5F8FA"),
  group("translate(66 52) scale(0.9)", fridge),
  text("Kulkas 2 pintu", [16, 222], { size: 19, weight: 700 }),
  text("Rp 2.749.000", [16, 250], { size: 21, weight: 800, fill: colors.red }),
  text("Ada di 3 cabang", [16, 280], { size: 15, weight: 600, fill: colors.green }),
  text("Garansi resmi 2 tahun", [16, 304], { size: 15, weight: 500, fill: colors.muted }),
  button("Beli sekarang", [16, 334, 168, 44], { fill: colors.red }),
);

const choice = (name: string, note: string, y: number, chosen: boolean) =>
  rect([14, y, 172, 66], chosen ? peach : "#F5F8FA", {
    rx: 12,
    stroke: chosen ? colors.red : "#E3EAEE",
    "stroke-width": chosen ? 3 : 2,
  }) +
  circle([36, y + 33, 9], colors.white, { stroke: chosen ? colors.red : "#9AAAB4", "stroke-width": 3 }) +
  (chosen ? circle([36, y + 33, 4], colors.red) : "") +
  text(name, [56, y + 29], { size: 17, weight: 700 }) +
  text(note, [56, y + 51], { size: 14.5, weight: 500, fill: colors.muted });

const pickUpPhone = phone(
  "translate(418 44) scale(1.03)",
  colors.white,
  text("Ambil di mana?", [16, 66], { size: 21, weight: 800 }),
  choice("Semarang", "Siap hari ini", 88, true),
  choice("Salatiga", "Siap hari ini", 164, false),
  choice("Diantar", "Besok, gratis", 240, false),
  button("Bayar", [16, 334, 168, 44], { fill: colors.ink }),
);

/** A fridge on one phone; on the other, where to fetch it. */
export const megaPickUp = drawing(
  rect([0, 0, 800, 500], "#F7CDBC"),
  circle([400, 560, 380], peach),
  productPhone,
  pickUpPhone,
);
