import { articleProblem } from "../text/text.ts";
import { htmlText } from "./fields.ts";

/** The rule for the text of an article or a page: HTML of the editor, which may hold pictures and videos. */
export const articleTextRule = { field: "Content", min: 20, max: 200_000, maxBytes: 200_000 } as const;

export const articleText = htmlText({ ...articleTextRule, problemOf: articleProblem });
