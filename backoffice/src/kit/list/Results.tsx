import { useState } from "react";
import { useListContext } from "react-admin";
import { type Plain, t } from "../language/t.ts";
import { counted } from "../parts/format.ts";
import { VisuallyHidden } from "../theme/Words.tsx";

/** The fields by which lists can be sorted, in words. */
const fieldWords: Readonly<Record<string, Plain>> = {
  category: "category",
  client: "client",
  completionDate: "completion date",
  createdAt: "created at",
  date: "date",
  from: "from",
  hits: "hits",
  name: "name",
  order: "order",
  question: "question",
  status: "status",
  title: "title",
  updatedAt: "updated at",
  value: "value",
  views: "views",
};

const wordsOf = (field: string) => t(fieldWords[field] ?? "order");

function sentenceOf({ total, page, perPage, sort }: ReturnType<typeof useListContext>): string {
  const results = total ? counted(total, "result") : t("No results");
  const pages = Math.ceil((total ?? 0) / perPage);
  const position = pages > 1 ? t("{results}, page {page} of {pages}", { results, page, pages }) : results;
  const order = sort.order === "ASC" ? t("ascending") : t("descending");
  return t("{found}, sorted by {field}, {order}", { found: position, field: wordsOf(sort.field), order });
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
