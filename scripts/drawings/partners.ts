import { centered } from "./interface.ts";
import { circle, colors, each, element, group, line, path, rect, text } from "./shapes.ts";

/** A logo on its white plate, which keeps it readable on dark pages too. */
const logo = (name: string, ...children: readonly string[]) =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: 200, height: 100, viewBox: "0 0 200 100" },
    element("title", {}, name) + rect([0, 0, 200, 100], colors.white, { rx: 14 }) + children.join(""),
  );

const mega = logo(
  "Mega Digital",
  rect([15, 33, 34, 34], colors.red, { rx: 8 }),
  centered("M", [32, 58], { size: 22, weight: 800, fill: colors.white }),
  text("mega", [57, 58], { size: 22, weight: 800 }),
  text("digital", [117.5, 58], { size: 22, weight: 500, fill: "#B93A1F" }),
);

const deep = "#14384C";
const bpbd = logo(
  "BPBD Jawa Tengah",
  path("M42 24L66 70H18z", colors.sun),
  line("M28 62q7-7 14 0t14 0", { stroke: deep, width: 4.5 }),
  text("BPBD", [78, 50], { size: 26, weight: 800, fill: deep }),
  text("Jawa Tengah", [78, 70], { size: 15.5, weight: 600, fill: deep }),
);

const pitch = "#0E4A37";
const psai = logo(
  "PSAI",
  path("M24 26h40v24q0 16-20 24q-20-8-20-24z", pitch),
  circle([44, 45, 11], colors.white),
  path("M44 38l6.500 5l-2.500 7.500h-8l-2.500-7.500z", pitch),
  text("PSAI", [80, 60], { size: 34, weight: 800, fill: pitch, spacing: 2 }),
);

const kopiLereng = logo(
  "Kopi Lereng",
  path("M18 66L38 30L49 48L56 37L72 66z", "#2E5B4B"),
  circle([60, 30, 6], "#B5482A"),
  text("lereng.", [84, 60], { size: 31, weight: 800, fill: "#3B2418", spacing: -0.8 }),
);

const navy = "#183B63";
const nusaBakti = logo(
  "SMA Nusa Bakti",
  circle([42, 50, 25], navy),
  path("M27 47L42 38L57 47L42 56z", "#FFD98A"),
  path("M33 54v8q9 6 18 0v-8l-9 6z", colors.white),
  text("SMA", [78, 44], { size: 16, weight: 600, fill: navy }),
  text("Nusa Bakti", [78, 67], { size: 21, weight: 800, fill: navy }),
);

const teal = "#0F7F76";
const klinikSentosa = logo(
  "Klinik Sentosa",
  rect([22, 30, 40, 40], teal, { rx: 12 }),
  path("M38 37h8v9h9v8h-9v9h-8v-9h-9v-8h9z", colors.white),
  text("klinik", [76, 46], { size: 20, weight: 500, fill: "#0D4F4A" }),
  text("sentosa", [76, 69], { size: 25, weight: 800, fill: "#0D4F4A" }),
);

const forest = "#1F3B2C";
const taniMakmur = logo(
  "Koperasi Tani Makmur",
  group(
    "translate(20 26) scale(1.1)",
    path("M20 40V22M20 26Q20 8 36 8q0 18-16 18M20 32Q20 18 6 18q0 14 14 14", "#5E9A76", {
      stroke: forest,
      "stroke-width": 2.5,
    }),
  ),
  text("Koperasi Tani", [74, 46], { size: 16.5, weight: 600, fill: forest }),
  text("Makmur", [74, 69], { size: 25, weight: 800, fill: forest }),
);

const sogan = "#8A3B1D";
const batikKirana = logo(
  "Batik Kirana",
  each([0, 90, 180, 270], (turn) =>
    path("M42 48q-13-11 0-24q13 13 0 24z", "none", {
      stroke: sogan,
      "stroke-width": 3,
      transform: `rotate(${turn} 42 50)`,
    }),
  ),
  each([45, 135, 225, 315], (turn) => circle([42, 31, 2.6], colors.sun, { transform: `rotate(${turn} 42 50)` })),
  text("Batik", [82, 44], { size: 17, weight: 500, fill: sogan }),
  text("Kirana", [82, 70], { size: 30, weight: 700, fill: sogan }),
);

/** The logo of each demo partner, by its file's name without ending, as SVG. */
export const partnerLogos: Readonly<Record<string, string>> = {
  "partner-mega-digital": mega,
  "partner-bpbd-jawa-tengah": bpbd,
  "partner-psai": psai,
  "partner-kopi-lereng": kopiLereng,
  "partner-sma-nusa-bakti": nusaBakti,
  "partner-klinik-sentosa": klinikSentosa,
  "partner-koperasi-tani-makmur": taniMakmur,
  "partner-batik-kirana": batikKirana,
};
