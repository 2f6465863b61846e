import { Box } from "@mui/material";
import { useState } from "react";
import { useListContext } from "react-admin";
import { counted } from "../parts/format.ts";
import { visuallyHidden } from "../theme/palette.ts";

type List = ReturnType<typeof useListContext>;

/** "completionDate" as one says it. */
const wordsOf = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function sentenceOf({ total, page, perPage, sort }: List): string {
  const found = total ? counted(total, "result") : "No results";
  const pages = Math.ceil((total ?? 0) / perPage);
  const place = pages > 1 ? `, page ${page} of ${pages}` : "";
  return `${found}${place}, sorted by ${wordsOf(sort.field)}, ${sort.order === "ASC" ? "ascending" : "descending"}`;
}

/** Says aloud what a search, a filter, another order or another page has brought; sighted people see the rows change. */
export function Results() {
  const list = useListContext();
  const { filterValues, sort, page, perPage, error } = list;
  const isThere = !list.isPending && !list.isPlaceholderData && !error;
  const view = JSON.stringify([filterValues, sort, page, perPage]);
  // The list as it opens is what the heading above it tells of.
  const [told, setTold] = useState({ view, sentence: "" });
  if (isThere && told.view !== view) setTold({ view, sentence: sentenceOf(list) });
  return (
    <Box role="status" sx={visuallyHidden}>
      {told.sentence}
    </Box>
  );
}
