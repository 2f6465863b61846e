import { card, centered } from "../interface.ts";
import { circle, colors, drawing, each, group, line, path, rect, text } from "../shapes.ts";

const pitch = "#0E4A37";
const pale = "#CDE6DB";

/** A team's shield of 24 by 31 units, split in its two colours. */
const crest = ([x, y]: readonly [number, number], [left, right]: readonly [string, string], scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path("M0-13h24v16q0 10-12 15q-12-5-12-15z", left),
    path("M12-13h12v16q0 10-12 15z", right),
  );

const centralJava = [colors.red, "#F7C9BD"] as const;
const westJava = [colors.brand, colors.sun] as const;

const teams = [
  { name: "Jawa Tengah", played: "10", difference: "+14", points: "25", shirt: centralJava },
  { name: "Jawa Barat", played: "10", difference: "+9", points: "22", shirt: westJava },
  { name: "DKI Jakarta", played: "10", difference: "+6", points: "19", shirt: ["#E07A1F", colors.ink] },
  { name: "Jawa Timur", played: "10", difference: "+2", points: "16", shirt: [colors.green, "#BFE3D2"] },
  { name: "Bali", played: "10", difference: "−1", points: "13", shirt: ["#6B4FA0", "#D9CDF0"] },
  { name: "Sulawesi Selatan", played: "10", difference: "−5", points: "9", shirt: [colors.ink, colors.red] },
  { name: "Lampung", played: "10", difference: "−11", points: "5", shirt: ["#B58A2C", "#F1E0B4"] },
] as const;

const header =
  rect([0, 0, 800, 126], pitch) +
  path("M560 0H800V126H640Z", "#12583F") +
  path("M690 0H800V126H750Z", colors.sun) +
  crest([32, 38], [colors.white, colors.sun], 1.5) +
  text("PSAI", [84, 44], { size: 30, weight: 800, fill: colors.white }) +
  text("Liga Utama, putaran kedua", [84, 70], { size: 17, weight: 500, fill: pale });

const tabs = (current: number) =>
  each(["Klasemen", "Jadwal", "Tim", "Pemain"], (tab, index) => {
    const x = [32, 142, 226, 286][index] ?? 0;
    const width = [82, 60, 32, 60][index] ?? 0;
    const here = index === current;
    return (
      text(tab, [x, 110], { size: 17.5, weight: here ? 700 : 500, fill: here ? colors.white : "#BBDACD" }) +
      (here ? rect([x, 120, width, 6], colors.sun, { rx: 3 }) : "")
    );
  });

const columns = each(["Main", "SG", "Poin"], (word, index) =>
  centered(word, [[348, 424, 502][index] ?? 0, 179], { size: 16, fill: colors.muted }),
);

const row = ({ name, played, difference, points, shirt }: (typeof teams)[number], index: number) => {
  const y = 191 + index * 42;
  return (
    (index ? line(`M44 ${y}H524`, { stroke: "#E7EFEB", width: 2 }) : rect([32, y, 504, 41], "#E3F3EC", { rx: 8 })) +
    text(`${index + 1}`, [48, y + 28], { size: 18, weight: 700, fill: index < 2 ? colors.green : colors.muted }) +
    crest([84, y + 19], shirt, 0.86) +
    text(name, [118, y + 28], { size: 18.5, weight: index ? 600 : 800 }) +
    centered(played, [348, y + 28], { size: 18, weight: 500 }) +
    centered(difference, [424, y + 28], { size: 18, weight: 500 }) +
    centered(points, [502, y + 28], { size: 20, weight: 800 })
  );
};

const next =
  card([564, 146, 212, 176]) +
  centered("Sabtu, 15.30", [670, 178], { size: 16.5, fill: colors.muted }) +
  crest([600, 216], centralJava, 1.7) +
  crest([700, 216], westJava, 1.7) +
  centered("vs", [670, 230], { size: 18, fill: colors.muted }) +
  centered("JTG", [620, 275], { size: 18, weight: 800 }) +
  centered("JBR", [720, 275], { size: 18, weight: 800 }) +
  line("M584 290H756", { stroke: "#E7EFEB", width: 2 }) +
  centered("Stadion Jatidiri", [670, 312], { size: 16, weight: 500, fill: colors.muted });

const scorers = [
  ["A. Prasetyo", "11"],
  ["R. Mulyana", "9"],
  ["D. Siregar", "7"],
] as const;

const topScorers =
  card([564, 338, 212, 150], pitch) +
  text("Pencetak gol", [584, 369], { size: 16.5, fill: pale }) +
  each(scorers, ([name, goals], index) => {
    const y = 403 + index * 34;
    return (
      text(name, [584, y], { size: 18, fill: colors.white }) +
      text(goals, [756, y], { size: 20, weight: 800, fill: colors.sun, anchor: "end" })
    );
  });

/** The league's table. */
export const leagueTable = drawing(
  rect([0, 0, 800, 500], "#F1F6F3"),
  header,
  tabs(0),
  card([24, 146, 520, 342]),
  columns,
  text("Tim", [84, 179], { size: 16, fill: colors.muted }),
  each(teams, row),
  next,
  topScorers,
);

const moments = [
  { minute: "12'", words: "Gol, A. Prasetyo", home: true },
  { minute: "31'", words: "Gol, R. Mulyana", home: false },
  { minute: "44'", words: "Gol, A. Prasetyo", home: true },
] as const;

const ball = ([x, y]: readonly [number, number]) =>
  circle([x, y, 11], colors.white, { stroke: colors.ink, "stroke-width": 3 }) +
  path(`M${x} ${y - 5}l5 4l-2 6h-6l-2-6z`, colors.ink);

const moment = ({ minute, words, home }: (typeof moments)[number], index: number) => {
  const y = 340 + index * 46;
  return (
    rect([370, y - 18, 60, 34], "#E3F3EC", { rx: 17 }) +
    centered(minute, [400, y + 6], { size: 17, weight: 800, fill: colors.green }) +
    ball([home ? 340 : 460, y]) +
    text(words, [home ? 316 : 484, y + 6], { size: 18, anchor: home ? "end" : "start" })
  );
};

const lawn = each([0, 1, 2, 3, 4, 5, 6, 7], (stripe) =>
  rect([stripe * 100, 126, 100, 146], stripe % 2 ? "#1C7C5A" : "#17704F"),
);

/** A match while it is played: the score, and who made it. */
export const liveMatch = drawing(
  rect([0, 0, 800, 500], "#F1F6F3"),
  lawn,
  circle([400, 199, 58], "none", { stroke: "#5FAE8E", "stroke-width": 3 }),
  line("M400 126V272", { stroke: "#5FAE8E", width: 3 }),
  header,
  tabs(1),
  crest([126, 186], centralJava, 2.8),
  crest([606, 186], westJava, 2.8),
  text("JTG", [216, 210], { size: 30, weight: 800, fill: colors.white }),
  text("JBR", [586, 210], { size: 30, weight: 800, fill: colors.white, anchor: "end" }),
  rect([306, 152, 188, 92], colors.white, { rx: 18 }),
  centered("2 – 1", [400, 219], { size: 56, weight: 800 }),
  card([24, 292, 752, 184]),
  each(moments, moment),
);
