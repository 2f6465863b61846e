import { useState } from "react";
import { useListContext } from "react-admin";
import { t } from "../language/t.ts";
import { counted } from "../parts/format.ts";
import { VisuallyHidden } from "../theme/Words.tsx";

/** Without the order, which the head of a column or the select tells. */
function sentenceOf({ total, page, perPage }: ReturnType<typeof useListContext>): string {
  const results = total ? counted(total, "result") : t("No results");
  const pages = Math.ceil((total ?? 0) / perPage);
  return pages > 1 ? t("{results}, page {page} of {pages}", { results, page, pages }) : results;
}

/**
 * Announces the result of a search, filter or page change to screen readers; sighted people see the rows change.
 */
export function Results() {
  const list = useListContext();
  const { filterValues, page, perPage, error } = list;
  const isThere = !list.isPending && !list.isPlaceholderData && !error;
  const view = JSON.stringify([filterValues, page, perPage]);
  // The initial list is described by the heading above it.
  const [told, setTold] = useState({ view, sentence: "" });
  if (isThere && told.view !== view) setTold({ view, sentence: sentenceOf(list) });
  return <VisuallyHidden role="status">{told.sentence}</VisuallyHidden>;
}
