import { cleanLine } from "@etalase/contracts/text/characters";
import { visibleText } from "@etalase/contracts/text/text";
import { Parser } from "htmlparser2";
import { HtmlTokenizer } from "../../html-tokenizer.ts";

export type HtmlElement = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
}>;

/** A text, with its entities decoded, or an element. */
export type HtmlNode = string | HtmlElement;

export const element = (
  name: string,
  children: readonly HtmlNode[] = [],
  attributes: HtmlElement["attributes"] = {},
): HtmlElement => ({ name, attributes, children });

export const isElement = <N extends string>(
  node: HtmlNode | undefined,
  ...names: readonly N[]
): node is HtmlElement & Readonly<{ name: N }> =>
  typeof node === "object" && (names.length === 0 || names.some((name) => name === node.name));

type Open = HtmlElement & Readonly<{ children: HtmlNode[] }>;

/** Reads HTML without its comments. The tokenizer limits the depth, so a walk through the tree may recurse. */
export function treeOf(html: string): readonly HtmlNode[] {
  const root: Open = { name: "", attributes: {}, children: [] };
  const open = [root];
  let end = 0;
  const parser = new Parser(
    {
      ontext(text) {
        const children = open.at(-1)?.children ?? [];
        // The parser ends a text at each entity; a comment or a stray tag ends it here, too.
        const before = parser.startIndex === end ? children.at(-1) : undefined;
        if (typeof before === "string") children.splice(-1, 1, before + text);
        else children.push(text);
        end = parser.endIndex + 1;
      },
      onopentag(name, attributes) {
        const child: Open = { name, attributes, children: [] };
        open.at(-1)?.children.push(child);
        open.push(child);
      },
      onclosetag: () => void open.pop(),
    },
    { Tokenizer: HtmlTokenizer },
  );
  parser.end(html);
  return root.children;
}

const empty = new Set(["area", "br", "col", "embed", "hr", "img", "input", "param", "source", "track", "wbr"]);

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

export const htmlOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return escaped(node);
      const { name, attributes, children } = node;
      const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${quoted(value)}"`);
      return `<${name}${words.join("")}>${empty.has(name) ? "" : `${htmlOf(children)}</${name}>`}`;
    })
    .join("");

/** Every element of the nodes, each before its children. */
export function* elementsOf(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    yield node;
    yield* elementsOf(node.children);
  }
}

export const wordsOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : wordsOf(node.children))).join("");

/** Tells whether a reader sees anything of the nodes. */
export const isSeen = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some((node) =>
    typeof node === "string"
      ? /[^\s\u200b\ufeff]/.test(node)
      : isElement(node, "img", "hr") || (node.name !== "br" && isSeen(node.children)),
  );

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
