import { useState } from "react";
import { type RaRecord, useListContext } from "react-admin";

/** All texts of a row, in lower case. */
const textOf = (value: unknown): string => {
  if (typeof value === "string") return value.toLowerCase();
  return typeof value === "object" && value !== null ? Object.values(value).map(textOf).join(" ") : "";
};

/** The rows with all of the words; all rows when none has them, since others may be on other pages. */
function rowsWith(words: readonly string[], rows: RaRecord[]): RaRecord[] {
  const found = rows.filter((row) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
  return found.length > 0 ? found : rows;
}

/**
 * Answers a search while it is typed from the rows that are there, until the server's answer replaces them. `type` takes
 * the search field's text at each key.
 */
export function useAhead() {
  const { data, filterValues, isPending, isPlaceholderData } = useListContext();
  const search: unknown = filterValues.search;
  const applied = typeof search === "string" ? search : "";
  const [typed, type] = useState<string>();
  // The search that the rows answer.
  const [answered, setAnswered] = useState(applied);
  if (!isPending && !isPlaceholderData && answered !== applied) setAnswered(applied);
  const isAhead = typed !== undefined && typed !== answered;
  const words = (typed ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return { rows: data && isAhead ? rowsWith(words, data) : data, isAhead, type };
}
