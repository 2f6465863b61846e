import { cleanLine } from "@etalase/contracts/text/characters";
import { visibleText } from "@etalase/contracts/text/text";
import { element, type HtmlElement, treeOf, wordsOf } from "./tree.ts";

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

// The signs of HTML itself are decoded after the tags are gone, so that no text becomes a tag.
const named = /&(?!(?:amp|lt|gt|quot|apos|nbsp);)[a-z][a-z0-9]{1,31};/gi;

/** Returns the line that a reader sees of HTML, clean. */
export const lineOf = (html: string): string =>
  cleanLine(visibleText(html.replace(named, (entity) => wordsOf(treeOf(entity)))));
