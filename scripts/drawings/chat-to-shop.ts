import { circle, colors, drawing, each, group, line, outlined, path, rect, text } from "./shapes.ts";

type Message = Readonly<{ ours: boolean; words: string; width: number }>;
const messages: readonly Message[] = [
  { ours: false, words: "Ada keripik?", width: 126 },
  { ours: true, words: "Ada, 3 rasa", width: 118 },
  { ours: false, words: "2 pedas ya", width: 112 },
  { ours: false, words: "Kirim besok", width: 122 },
  { ours: true, words: "Siap, Kak", width: 100 },
];

const bubble = ({ ours, words, width }: Message, index: number) => {
  const x = ours ? 320 - width : 146;
  const y = 130 + index * 54;
  return (
    rect([x, y, width, 42], ours ? "#BFE8CE" : colors.white, { rx: 14 }) + text(words, [x + 14, y + 27], { size: 16.5 })
  );
};

const phone =
  rect([124, 46, 218, 408], colors.ink, { rx: 34 }) +
  rect([136, 60, 194, 380], "#F0F7F3", { rx: 24 }) +
  path("M136 110V84a24 24 0 0 1 24-24h146a24 24 0 0 1 24 24v26z", colors.green) +
  text("Bu Wati Snack", [158, 93], { size: 18, weight: 700, fill: colors.white }) +
  each(messages, bubble);

const jars = each([colors.red, colors.sun, colors.green], (color, index) =>
  path(`M${34 + index * 38} 232v-44q14-12 28 0v44z`, color, { ...outlined, "stroke-width": 4 }),
);

const awning = each([0, 1, 2, 3, 4, 5], (stripe) =>
  path(`M${-14 + stripe * 46} 0h46v64a23 23 0 0 1-46 0z`, stripe % 2 ? colors.white : colors.red, outlined),
);

const shop = group(
  "translate(434 116) scale(0.96)",
  rect([4, 30, 240, 290], colors.white, { rx: 6, ...outlined }),
  rect([22, 120, 126, 116], colors.sand, { rx: 4, ...outlined }),
  jars,
  rect([166, 120, 60, 200], colors.brand, { rx: 4, ...outlined }),
  circle([178, 222, 5], colors.white),
  awning,
  rect([-20, -20, 288, 28], colors.ink, { rx: 6 }),
  rect([26, 256, 118, 40], colors.ink, { rx: 8 }),
  text("BUKA 24 JAM", [85, 281], { size: 14.5, weight: 800, fill: colors.white, anchor: "middle" }),
);

/** Orders in a chat lead over to a shop of one's own. */
export const chatToShop = drawing(
  rect([0, 0, 800, 500], "#CBE7DA"),
  path("M0 420H800V500H0Z", colors.mint),
  phone,
  line("M356 262C366 222 392 220 406 246", { width: 6 }),
  line("M412 226l-5 22l-20-6", { width: 6 }),
  shop,
);
