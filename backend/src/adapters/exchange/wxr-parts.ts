import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { SaxesParser } from "saxes";
import { BrokenFile, textOf } from "./text-file.ts";

type Texts = ReadonlyMap<string, string>;
export type Term = Readonly<{ domain: string; slug: string; name: string }>;

/** A part of a WordPress export; parts come in the order of the file. `line` is the one that the part begins in. */
export type Part =
  | Readonly<{ kind: "site" | "author" | "category"; line: number; texts: Texts }>
  | Readonly<{ kind: "item"; line: number; texts: Texts; terms: readonly Term[]; meta: Texts; comments: number }>;

/** In characters: no longer part is held in memory. */
const partMax = 16 * 1024 * 1024;
const deepest = 64;
/** The most elements of an item, and the most items, authors and categories of a file, whose facts are held, too. */
const [mostElements, mostParts] = [50_000, 200_000];

/** Control characters: WordPress writes them as they were pasted, though XML does not allow them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these it is about
const noXml = /[\u0001-\u0008\u000e-\u001f\ufffe\uffff]/g;

/** Word's breaks of lines and pages separate words. */
const asXml = (text: string) => text.replace(noXml, "").replace(/[\v\f]+ ?/g, " ");

const notWordPress = refusal("This is XML, but not a WordPress export: in WordPress, choose Tools, Export");
const versions = ["1.0", "1.1", "1.2"];

/** Marks of qTranslate and its followers: "[:id]Halo[:en]Hello[:]", "<!--:id-->Halo<!--:-->", "{:id}Halo{:}". */
const languageMark = /(?:<!--|\[|\{):([a-z]{2})?(?:-->|\]|\})/gi;

/** Returns the Indonesian part of a text in several languages, or the first part where there is none. */
function indonesianPart(text: string): string {
  const parts: { piece: string; language: string }[] = [];
  let [language, from] = ["", 0];
  for (const { 0: mark, 1: next = "", index } of text.matchAll(languageMark)) {
    parts.push({ piece: text.slice(from, index), language });
    [language, from] = [next.toLowerCase(), index + mark.length];
  }
  parts.push({ piece: text.slice(from), language });
  const languages = parts.filter((part) => part.language && part.piece.trim()).map((part) => part.language);
  if (languages.length === 0) return text;
  const chosen = languages.includes("id") ? "id" : languages[0];
  const read = parts.filter((part) => part.language === "" || part.language === chosen);
  return read.map(({ piece }) => piece).join("");
}

type Open = { kind: Part["kind"]; line: number; texts: Map<string, string>; terms: Term[]; meta: Map<string, string> };

const kinds: Readonly<Record<string, Part["kind"]>> = {
  "wp:author": "author",
  "wp:category": "category",
  item: "item",
};
const siteTexts = new Set(["link", "wp:base_site_url", "wp:base_blog_url", "wp:wxr_version"]);

/** Listens to the parser, and collects the parts that are complete. */
function createListener(heard: (part: Part) => void, refuse: (problem: Refusal) => never) {
  const path: string[] = [];
  const site = new Map<string, string>();
  let open: Open | null = null;
  let [text, size, comments] = ["", 0, 0];
  let [parts, elements] = [0, 0];
  let term: Omit<Term, "name"> = { domain: "", slug: "" };
  let metaKey = "";
  const isWanted = () => {
    if (path.length === 3) return siteTexts.has(path[2] ?? "");
    if (!open) return false;
    return path.length === 4 || (path.length === 5 && path[3] === "wp:postmeta");
  };
  const endText = (name: string) => {
    elements += 1;
    if (elements > mostElements) refuse(refusal("One item holds more than {max} elements", { max: mostElements }));
    // Programs that indent their XML put white space around values.
    const value = indonesianPart(text).trim();
    if (path.length === 3 && siteTexts.has(name)) site.set(name, value);
    else if (open && path.length === 4 && name === "category") open.terms.push({ ...term, name: value });
    else if (open && path.length === 4) open.texts.set(name, value);
    else if (path.length === 5 && name === "wp:meta_key") metaKey = value;
    else if (open && path.length === 5 && name === "wp:meta_value") open.meta.set(metaKey, value);
  };
  const endPart = (name: string) => {
    if (path.length === 4 && name === "wp:comment") comments += 1;
    if (!open || path.length !== 3) return;
    heard({ ...open, comments });
    open = null;
  };
  return {
    site,
    opens(name: string, attributes: Readonly<Record<string, string>>, line: number) {
      path.push(name);
      if (path.length > deepest) refuse(refusal("The XML is nested deeper than {max} elements", { max: deepest }));
      if (path.length === 1 && name !== "rss") refuse(notWordPress);
      const kind = path.length === 3 ? kinds[name] : undefined;
      if (kind) {
        open = { kind, line, texts: new Map(), terms: [], meta: new Map() };
        [size, comments, elements, parts] = [0, 0, 0, parts + 1];
        if (parts > mostParts) refuse(refusal("The file holds more than {max} items", { max: mostParts }));
      }
      if (kind === "item" && !versions.includes(site.get("wp:wxr_version") ?? ""))
        refuse(
          site.has("wp:wxr_version")
            ? refusal("The export has WXR version “{version}”; only {versions} can be read", {
                version: site.get("wp:wxr_version") ?? "",
                versions: versions.join(", "),
              })
            : notWordPress,
        );
      if (path.length <= 5) text = "";
      if (name === "category") term = { domain: attributes.domain ?? "", slug: attributes.nicename ?? "" };
    },
    says(more: string) {
      if (!isWanted()) return;
      text += more;
      size += more.length;
      if (open && size > partMax)
        refuse(refusal("One item is larger than {max} million characters", { max: partMax / 1024 / 1024 }));
    },
    closes(name: string) {
      if (isWanted()) endText(name);
      endPart(name);
      path.pop();
      text = "";
    },
  };
}

/**
 * Reads a WordPress export (WXR) and holds one item at a time. Expands no entities but those of XML itself.
 * @throws {BrokenFile}
 */
export async function* partsOf(path: string): AsyncGenerator<Part> {
  const parser = new SaxesParser();
  // Some plugins put blank lines before everything else, where XML does not allow them.
  let blankLines: number | undefined;
  const line = () => parser.line + (blankLines ?? 0);
  const refuse = (problem: Refusal): never => {
    const column = String(parser.column);
    throw new BrokenFile(line(), refusal("{refusal} (column {column})", { refusal: problem, column }));
  };
  let heard: Part[] = [];
  let [lastHeardAt, hasSite] = [0, false];
  const listener = createListener((part) => heard.push(part), refuse);
  const hear = () => {
    lastHeardAt = parser.position;
  };
  parser.on("error", ({ message }) =>
    refuse(refusal("The XML is broken: {problem}", { problem: message.replace(/^[\d:]+ /, "") })),
  );
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    if (!/^utf-?8$/i.test(encoding))
      refuse(refusal("The file says that its encoding is {encoding}: save it again as UTF-8", { encoding }));
  });
  parser.on("doctype", () =>
    refuse(
      refusal(
        "The XML declares a document type, and with it entities: WordPress exports have none, so nothing is read",
      ),
    ),
  );
  parser.on("opentag", ({ name, attributes }) => {
    hear();
    listener.opens(name, attributes, line());
  });
  parser.on("text", listener.says);
  parser.on("cdata", listener.says);
  parser.on("closetag", ({ name }) => {
    hear();
    listener.closes(name);
  });
  const parts = function* (): Generator<Part> {
    if (!hasSite && heard.length > 0) {
      hasSite = true;
      yield { kind: "site", line: 1, texts: listener.site };
    }
    yield* heard;
    heard = [];
  };
  for await (const text of textOf(path, "export it again, or save it as UTF-8")) {
    const start = blankLines === undefined ? (/^\ufeff?\s*/.exec(text)?.[0] ?? "") : "";
    blankLines ??= start.split("\n").length - 1;
    parser.write(asXml(text.slice(start.length)));
    if (parser.position - lastHeardAt > 2 * partMax) refuse(refusal("One text of the XML is too large to be read"));
    yield* parts();
  }
  parser.close();
  if (!listener.site.has("wp:wxr_version")) refuse(notWordPress);
  yield* parts();
}
