/** A run of text: in both texts, or in only one of them. */
export type Run = Readonly<{ kind: "same" | "added" | "removed"; text: string }>;

type Pieces = readonly string[];

/** Above this number of comparisons, the differing part is taken as a whole: nobody would read it piece by piece. */
const mostComparisons = 1_000_000;

/** Computes the lengths of the longest common subsequences of all suffixes, row by row. */
function commonLengths(before: Pieces, after: Pieces): readonly Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const [row, next] = [rows[i] as Uint32Array, rows[i + 1] as Uint32Array]; // one more than there are pieces
      row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

type Step = Readonly<{ kind: Run["kind"]; pieces: Pieces }>;

/** Returns the steps from one text to the other that keep most pieces. */
function stepsBetween(before: Pieces, after: Pieces): readonly Step[] {
  const whole: readonly Step[] = [
    { kind: "removed", pieces: before },
    { kind: "added", pieces: after },
  ];
  if (before.length * after.length > mostComparisons) return whole;
  const lengths = commonLengths(before, after);
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [piece, other] = [before[i], after[j]];
    if (piece !== undefined && piece === other) {
      steps.push({ kind: "same", pieces: [piece] });
      i++;
      j++;
    } else if (piece !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      steps.push({ kind: "removed", pieces: [piece] });
      i++;
    } else {
      steps.push({ kind: "added", pieces: other === undefined ? [] : [other] });
      j++;
    }
  }
  return steps;
}

/** Splits off the common start and end, and returns the differing middle of each. */
function apart(before: Pieces, after: Pieces) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const middle = (pieces: Pieces) => pieces.slice(start, pieces.length - end);
  return {
    head: before.slice(0, start),
    middles: [middle(before), middle(after)],
    tail: end ? before.slice(-end) : [],
  };
}

function joined(steps: readonly Step[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { kind, pieces } of steps) {
    const last = runs.at(-1);
    const text = pieces.join("");
    if (text === "") continue;
    if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + text };
    else runs.push({ kind, text });
  }
  return runs;
}

function differences(before: Pieces, after: Pieces): readonly Step[] {
  const { head, middles, tail } = apart(before, after);
  const [from = [], to = []] = middles;
  return [{ kind: "same", pieces: head }, ...stepsBetween(from, to), { kind: "same", pieces: tail }];
}

const linesOf = (text: string): Pieces => text.split(/(?<=\n)/);
const wordsOf = (text: string): Pieces => text.split(/(\s+)/).filter(Boolean);

/** Refines removed lines and the added lines after them word by word; other runs stay. */
function finer(runs: readonly Run[]): readonly Run[] {
  return runs.flatMap((run, index): readonly Run[] => {
    const [before, next] = [runs[index - 1], runs[index + 1]];
    if (run.kind === "removed" && next?.kind === "added")
      return joined(differences(wordsOf(run.text), wordsOf(next.text)));
    return run.kind === "added" && before?.kind === "removed" ? [] : [run];
  });
}

/** Puts removed pieces before the added ones that replaced them. */
function inOrder(steps: readonly Step[]): readonly Step[] {
  const ordered: Step[] = [];
  const added: Step[] = [];
  for (const step of steps) {
    if (step.kind === "same") ordered.push(...added.splice(0), step);
    else if (step.kind === "added") added.push(step);
    else ordered.push(step);
  }
  return [...ordered, ...added];
}

/** Returns the difference between two texts: by lines first, then word by word. */
export function textDifference(before: string, after: string): readonly Run[] {
  const lines = joined(inOrder(differences(linesOf(before), linesOf(after))));
  return joined(finer(lines).map(({ kind, text }) => ({ kind, pieces: [text] })));
}
