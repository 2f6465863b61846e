import { button, card } from "../interface.ts";
import { circle, colors, drawing, each, group, line, path, rect, star, text } from "../shapes.ts";

const dusk = "#12394A";
const rice = "#7FB36B";

const hill = (y: number, fill: string) => path(`M0 ${y}q120-40 260-16t280-14t260 6V500H0Z`, fill);

/** A flooded field and the bank below it. */
const terrace = (y: number, water: string) =>
  hill(y, water) + line(`M0 ${y}q120-40 260-16t280-14t260 6`, { stroke: "#3E7D4F", width: 7 });

const sprouts = each([...Array(34).keys()], (index) => {
  const x = 14 + ((index * 97) % 790);
  const y = 416 + ((index * 41) % 74);
  return line(`M${x} ${y}l-5-11M${x} ${y}v-14M${x} ${y}l5-11`, { stroke: "#2F6B42", width: 3 });
});

const palm = (transform: string) =>
  group(
    transform,
    line("M0 0Q-12-60 4-128", { stroke: "#6B4A35", width: 10 }),
    each([-150, -110, -60, -20, 20, 200], (turn) =>
      group(`translate(4 -128) rotate(${turn})`, path("M0 0q36-26 78 4q-40-6-78-4z", "#2F6B42")),
    ),
  );

const house = group(
  "translate(584 228)",
  rect([16, 56, 128, 66], "#F3E2C2"),
  path("M-8 60L40 14h80l48 46z", "#9A4A2C"),
  path("M52 16L80-16l28 32z", "#B65B38"),
  rect([66, 76, 28, 46], "#6B4A35"),
  each([28, 108], (x) => rect([x, 76, 24, 22], "#6B8FA0", { rx: 3 })),
);

const landscape =
  rect([0, 0, 800, 500], "#F9D9B0") +
  circle([512, 150, 50], "#F59B4B") +
  path("M0 330L170 150L250 220L360 120L520 260L640 190L800 320V500H0Z", "#7D9AA3") +
  path("M0 340L120 250L260 310L420 230L600 320L800 260V500H0Z", "#54808A") +
  hill(338, rice) +
  house +
  palm("translate(556 372)") +
  palm("translate(772 378) scale(0.8)") +
  terrace(384, "#A9CFC4") +
  terrace(420, "#94C3B4") +
  terrace(462, rice) +
  sprouts;

const packages = [
  ["Menanam padi", "2 jam", "35.000"],
  ["Membatik", "3 jam", "60.000"],
  ["Menginap", "1 malam", "180.000"],
] as const;

const offer = ([name, time, price]: (typeof packages)[number], index: number) => {
  const y = 170 + index * 74;
  return (
    (index ? line(`M64 ${y - 12}H364`, { stroke: "#E5EBE4", width: 2 }) : "") +
    text(name, [64, y + 20], { size: 20, weight: 700 }) +
    text(time, [64, y + 46], { size: 17, weight: 500, fill: colors.muted }) +
    text(`Rp ${price}`, [364, y + 33], { size: 20, weight: 800, fill: "#A5431D", anchor: "end" })
  );
};

/** What visitors can do in the village, over its fields at dusk. */
export const villagePage = drawing(
  landscape,
  rect([0, 0, 800, 72], dusk),
  star([52, 36, 15], colors.sun),
  text("Karang Wening", [80, 45], { size: 24, weight: 800, fill: colors.white }),
  each(["Paket", "Penginapan", "Rute"], (word, index) =>
    text(word, [[494, 572, 700][index] ?? 0, 44], { size: 18, weight: 600, fill: "#D7E6EA" }),
  ),
  card([40, 100, 348, 370]),
  text("Sehari di desa", [64, 142], { size: 25, weight: 800, fill: dusk }),
  each(packages, offer),
  button("Pilih tanggal", [64, 398, 300, 50], { fill: "#A5431D", size: 19 }),
);
