import { element, type HtmlElement } from "./tree.ts";

/** Returns a plain text as paragraphs with its line breaks. */
export const paragraphsOf = (text: string): readonly HtmlElement[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) =>
      element(
        "p",
        part.split(/\r?\n/).flatMap((line, place) => (place > 0 ? [element("br"), line] : [line])),
      ),
    );
