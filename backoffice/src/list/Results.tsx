import { useState } from "react";
import { useListContext } from "react-admin";
import { counted } from "../parts/format.ts";
import { VisuallyHidden } from "../theme/Words.tsx";

type List = ReturnType<typeof useListContext>;

/** Returns a field's name in words, such as "completion date". */
const wordsOf = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function sentenceOf({ total, page, perPage, sort }: List): string {
  const found = total ? counted(total, "result") : "No results";
  const pages = Math.ceil((total ?? 0) / perPage);
  const place = pages > 1 ? `, page ${page} of ${pages}` : "";
  return `${found}${place}, sorted by ${wordsOf(sort.field)}, ${sort.order === "ASC" ? "ascending" : "descending"}`;
}

/**
 * Announces the result of a search, filter, sort or page change to screen readers; sighted people see the rows change.
 */
export function Results() {
  const list = useListContext();
  const { filterValues, sort, page, perPage, error } = list;
  const isThere = !list.isPending && !list.isPlaceholderData && !error;
  const view = JSON.stringify([filterValues, sort, page, perPage]);
  // The initial list is described by the heading above it.
  const [told, setTold] = useState({ view, sentence: "" });
  if (isThere && told.view !== view) setTold({ view, sentence: sentenceOf(list) });
  return <VisuallyHidden role="status">{told.sentence}</VisuallyHidden>;
}
