/** Returns the width of a text in em. */
export type Measure = (text: string) => Promise<number>;

/** `sizes` descend from the best one; line heights are in em. */
type Space = Readonly<{ width: number; height: number; sizes: readonly number[]; lineHeight: number }>;

/** Puts as many words on each line as fit; a single word may be too wide. */
async function wordLines(words: readonly string[], width: number, measure: Measure): Promise<string[]> {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && (await measure(longer)) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const letters = new Intl.Segmenter("id", { granularity: "grapheme" });
export const lettersOf = (text: string): string[] => [...letters.segment(text)].map(({ segment }) => segment);

async function allFit(texts: readonly string[], width: number, measure: Measure): Promise<boolean> {
  for (const text of texts) if ((await measure(text)) > width) return false;
  return true;
}

/** Makes the same number of lines, but of similar lengths: a lone word at the end looks like a mistake. */
async function balanced(words: readonly string[], width: number, measure: Measure): Promise<string[]> {
  const best = await wordLines(words, width, measure);
  let [low, high] = [width / best.length, width];
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    const lines = await wordLines(words, middle, measure);
    const isAsGood = lines.length === best.length && (await allFit(lines, middle, measure));
    [low, high] = isAsGood ? [low, middle] : [middle, high];
  }
  return wordLines(words, high, measure);
}

/** A size divides the space into `count` lines of `width` em. */
type Room = Readonly<{ size: number; width: number; count: number }>;

/**
 * Returns the sizes that are worth a try, since measuring takes time. A line break replaces a space, which is less than
 * one em.
 */
async function roomsFor(
  title: string,
  { width, height, sizes, lineHeight }: Space,
  measure: Measure,
): Promise<readonly Room[]> {
  const needed = await measure(title);
  const rooms = sizes.map((size) => ({ size, width: width / size, count: Math.floor(height / (size * lineHeight)) }));
  const roomy = rooms.filter(({ width, count }) => needed <= count * (width + 1));
  return roomy.length > 0 ? roomy : rooms.slice(-1);
}

async function holdsWholeWords({ width, count }: Room, words: readonly string[], measure: Measure): Promise<boolean> {
  if (!(await allFit(words, width, measure))) return false;
  return (await wordLines(words, width, measure)).length <= count;
}

/**
 * Breaks a title into lines as large as fit. Words stay whole: one that no size can hold is cut off at the edge, and a
 * title far beyond any allowed length loses its last lines. satori was ruled out: it breaks lines, but does not choose the size (CONTRIBUTING.md).
 */
export async function titleLines(title: string, space: Space, measure: Measure) {
  const words = title.split(/\s+/).filter(Boolean);
  const rooms = await roomsFor(title, space, measure);
  for (const room of rooms)
    if (await holdsWholeWords(room, words, measure))
      return { size: room.size, lines: await balanced(words, room.width, measure) };

  // Only a word as long as the card is wide comes here.
  const { size, width, count } = rooms.at(-1) as Room; // there is at least one
  return { size, lines: (await wordLines(words, width, measure)).slice(0, count) };
}

/** Fits a text on one line: a text that is too wide gets smaller, and is cut only if still too wide at `least`. */
export async function oneLine(
  text: string,
  { width, size, least }: Readonly<{ width: number; size: number; least: number }>,
  measure: Measure,
) {
  const fitting = Math.min(size, width / (await measure(text)));
  if (!text || fitting >= least) return { text, size: text ? fitting : size };
  const shown = lettersOf(text);
  while (shown.length > 0 && (await measure(`${shown.join("").trimEnd()}…`)) > width / least) shown.pop();
  return { text: `${shown.join("").trimEnd()}…`, size: least };
}
