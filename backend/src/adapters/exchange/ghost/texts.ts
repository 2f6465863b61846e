import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { paragraphsOf } from "../html/plain-text.ts";
import { type HtmlNode, htmlOf } from "../html/tree.ts";
import { lexicalNodes } from "./lexical.ts";
import { mobiledocNodes } from "./mobiledoc.ts";

type Note = (problem: Refusal) => void;
type Read = (stored: Readonly<Record<string, unknown>>, note: Note) => readonly HtmlNode[];
type Texts = Readonly<Record<"html" | "lexical" | "mobiledoc" | "plaintext", string | null>>;

function nodesIn(text: string | null, read: Read, note: Note): readonly HtmlNode[] {
  if (!text) return [];
  try {
    return read(Object(JSON.parse(text)) as Parameters<Read>[0], note); // any value has no or some fields
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Returns the text of a post as HTML: some files hold it only as Ghost's editors keep it, or as plain text. */
export function postHtml({ html, lexical, mobiledoc, plaintext }: Texts, note: Note): string {
  if (html) return html;
  const kept = [nodesIn(lexical, lexicalNodes, note), nodesIn(mobiledoc, mobiledocNodes, note)].find(
    (nodes) => nodes.length > 0,
  );
  if (kept) return htmlOf(kept);
  const words = plaintext?.trim() ?? "";
  if (words)
    note(refusal("the file holds its text without HTML, so it comes as plain text, without links and pictures"));
  else if (lexical || mobiledoc) note(refusal("the file holds its text only as Ghost's editor keeps it, without HTML"));
  return htmlOf(paragraphsOf(words));
}
