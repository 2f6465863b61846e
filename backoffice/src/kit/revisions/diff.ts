import { type ChangeObject, diffLines, diffWordsWithSpace } from "diff";

/** A run of text: in both texts, or in only one of them. */
export type Run = Readonly<{ kind: "same" | "added" | "removed"; text: string }>;

/** Texts that differ in more places are shown whole, which is easier to read. */
const maxEditLength = 2_000;

const runOf = ({ added, removed, value }: ChangeObject<string>): Run => ({
  kind: added ? "added" : removed ? "removed" : "same",
  text: value,
});

const replaced = (before: string, after: string): readonly Run[] => [
  { kind: "removed", text: before },
  { kind: "added", text: after },
];

/** Returns the difference between two texts: by lines first, then word by word where lines replace others. */
export function textDifference(before: string, after: string): readonly Run[] {
  const lines = diffLines(before, after, { maxEditLength })?.map(runOf) ?? replaced(before, after);
  return lines.flatMap((run, index): readonly Run[] => {
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    if (run.kind === "added" && previous?.kind === "removed") return [];
    if (run.kind !== "removed" || next?.kind !== "added") return [run];
    const words = diffWordsWithSpace(run.text, next.text, { maxEditLength });
    return words?.map(runOf) ?? replaced(run.text, next.text);
  });
}
