import { serverMessages } from "@etalase/contracts/text/messages";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { DomainError } from "../../domain/errors.ts";

const limits = { elements: 5_000, attributes: 30_000, depth: 100, entities: 100, growth: 1_000_000 };

/** A declaration of the subset: an entity of plain text, or one that only describes elements, and is not needed. */
const declaration =
  /\s*(?:<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<&%]{0,500})"|'([^'<&%]{0,500})')\s*>|<!--(?:(?!-->)[\s\S])*-->|<!(?:ELEMENT|ATTLIST)\s[^<>"'[\]]*(?:"[^"<&%]*"[^<>"'[\]]*)*>)\s*/y;

/**
 * Reads the entities that a file's document type declares, such as Illustrator's names of namespaces: plain texts
 * alone, which name nothing that is elsewhere and no other entity.
 * @throws for any other declaration, and when the file would grow beyond measure with its entities in place
 */
function entitiesOf(doctype: string, file: string): ReadonlyMap<string, string> {
  const entities = new Map<string, string>();
  const start = doctype.indexOf("[");
  if (start < 0) return entities;
  const subset = doctype.slice(start + 1, doctype.lastIndexOf("]"));
  declaration.lastIndex = 0;
  while (declaration.lastIndex < subset.trimEnd().length) {
    const [declared, name, double, single] = declaration.exec(subset) ?? [];
    if (declared === undefined || entities.size >= limits.entities) throw new Error("The SVG declares too much");
    // The first declaration of a name counts.
    if (name && !entities.has(name)) entities.set(name, double ?? single ?? "");
  }
  let growth = 0;
  for (const [, name = ""] of file.matchAll(/&([\w.:-]{1,100});/g)) growth += entities.get(name)?.length ?? 0;
  if (growth > limits.growth) throw new Error("The entities of the SVG are too long");
  return entities;
}

/** The refusal of a drawing that would take a browser too long. */
export const tooComplex = () => new DomainError("invalid", { message: serverMessages.svgTooComplex });

const shapes = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "image", "use"]);

/** Elements that draw, describe or style. All others are removed with their contents. */
const elements = new Set([
  ...shapes,
  ...["svg", "g", "a", "switch", "defs", "symbol", "title", "desc", "style", "clipPath", "mask", "pattern"],
  ...["text", "tspan", "textPath"],
  ...["linearGradient", "radialGradient", "stop", "marker", "filter"],
  // feImage, another part of filters, would load a picture.
  ...["feBlend", "feColorMatrix", "feComponentTransfer", "feFuncR", "feFuncG", "feFuncB", "feFuncA", "feComposite"],
  ...["feDisplacementMap", "feDropShadow", "feFlood", "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology"],
  ...["feOffset", "feTile", "feTurbulence", "feDiffuseLighting", "feSpecularLighting", "feDistantLight"],
  ...["fePointLight", "feSpotLight"],
]);
const lettering = new Set(["text", "tspan", "textPath", "a"]);
const holdingText = new Set([...lettering, "title", "desc", "style"]);
const drawingNothing = new Set(["metadata", "view", "cursor"]);

const lostName = (name: string) => {
  if (/^(?:animate\w*|set)$/.test(name)) return "animation";
  return /^[a-z][\w-]{0,30}$/i.test(name) ? name : "unknown elements";
};

const spaced = (text: string) => text.replace(/[\t\n\r ]+/g, " ");
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? "");

/** Escapes of ASCII letters and hyphens, which could hide the name of a function or rule. */
const hiddenLetter = /\\(?:0*(?:2d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])\s?|[g-z-])/gi;
const outsideCall = /(?:url|src|image|image-set|expression)\((?!\s*["']?#)[^)]*\)?/gi;
const outsideRule = /@import\s*(?:"[^"]*"|'[^']*')?[^;{}]*;?/gi;
const motion = /@(?:-[a-z]+-)?keyframes/gi;

type Tell = (lost: string) => void;

/**
 * Returns a style sheet or a value without animations, and without addresses outside of the drawing. Nothing is
 * replaced by an empty text, which could join its neighbours to an address.
 */
function cleanStyle(style: string, part: string, tell: Tell): string {
  const replaced = (text: string, pattern: RegExp, by: string, lost: string) =>
    text.replace(pattern, () => {
      tell(lost);
      return by;
    });
  const inside = replaced(style.replace(hiddenLetter, "_"), outsideCall, "none", part);
  return replaced(replaced(inside, outsideRule, " ", "@import"), motion, "@none", "animation");
}

const picture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[\w+/=\s]+$/i;

/** Keeps plain attributes, and the links of older drawings as modern ones. */
function attributesOf({ local: element, attributes }: SaxesTagNS, tell: Tell): Map<string, string> {
  const cleanAttributes = new Map<string, string>();
  for (const { prefix, uri, local: name, value: source } of Object.values(attributes)) {
    const isOldLink = uri === "http://www.w3.org/1999/xlink" && name === "href" && !cleanAttributes.has("href");
    if ((prefix !== "" && !isOldLink) || /^(?:on|src|data$)/i.test(name)) continue;
    const value = spaced(name === "href" ? source : cleanStyle(source, name, tell)).trim();
    const isInside = element === "image" ? picture.test(value) : /^#[^\s"'<>()]+$/.test(value);
    if (name !== "href" || isInside) cleanAttributes.set(name, value);
    else if (element !== "a" && element !== "image") tell(element);
  }
  return cleanAttributes;
}

/** Returns the attributes that stay of an element, or null when the element is removed. */
function keptOf(tag: SaxesTagNS, parent: string | undefined, tell: Tell): Map<string, string> | null {
  const { local: name, uri } = tag;
  // A drawing that was copied from a page lacks its namespace; the output has it again.
  const isSvg = uri === "http://www.w3.org/2000/svg" || uri === "";
  if (parent === undefined && !(isSvg && name === "svg")) throw new Error("The file is no SVG");
  if (parent === "" || parent === "style") return null;
  const attributes = isSvg && elements.has(name) ? attributesOf(tag, tell) : null;
  if (attributes && (name !== "image" || attributes.has("href"))) return attributes;
  const isEmptyScript = name === "script" && tag.isSelfClosing;
  if (isSvg && parent !== "switch" && !drawingNothing.has(name) && !isEmptyScript) tell(lostName(name));
  return null;
}

/** Returns a tag without its end. */
export const tagOf = (name: string, attributes: ReadonlyMap<string, string>) =>
  `<${name}${[...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join("")}`;

/** Collects markup. A text waits for the next tag that stays: comments and removed elements do not end it. */
function createMarkup(tell: Tell) {
  /** The names of open elements, empty for removed ones. */
  const open: string[] = [];
  const parts: string[] = [];
  let text = "";
  let hasText = false;

  return {
    open,
    parts,
    hasText: () => hasText,
    write(tag: string) {
      const part = /@font-face/i.test(text) ? "font" : "style";
      parts.push(escaped(spaced(open.at(-1) === "style" ? cleanStyle(text, part, tell) : text)), tag);
      text = "";
    },
    addText(added: string) {
      const parent = open.at(-1) ?? "";
      if (holdingText.has(parent)) text += added;
      hasText ||= lettering.has(parent) && added.trim() !== "";
    },
  };
}

/**
 * Reads an SVG in one pass: the attributes of its root, and the markup inside, which holds nothing that runs, moves or
 * loads. Style sheets stay, since the file is served with a policy that lets it load nothing. `lost` names removed
 * parts of the drawing; without `hasShape` it shows nothing.
 * @throws when it is no well-formed XML with an svg at its root, declares more than plain entities, or is too large or
 * too deep
 */
export function cleanSvg(file: string) {
  // XML 1.1 would allow control characters.
  const parser = new SaxesParser({ xmlns: true, position: false, forceXMLVersion: true, defaultXMLVersion: "1.0" });
  const lost = new Set<string>();
  const tell = (part: string) => void lost.add(part);
  const markup = createMarkup(tell);
  const count = { elements: 0, attributes: 0 };
  let root = new Map<string, string>();
  let hasShape = false;

  const countUp = (what: keyof typeof count) => {
    count[what] += 1;
    if (count[what] > limits[what] || markup.open.length > limits.depth) throw tooComplex();
  };

  parser.on("doctype", (doctype) => {
    for (const [name, value] of entitiesOf(doctype, file)) parser.ENTITIES[name] ??= value;
  });
  parser.on("attribute", () => countUp("attributes"));
  parser.on("opentag", (tag) => {
    countUp("elements");
    const attributes = keptOf(tag, markup.open.at(-1), tell);
    if (markup.open.length === 0 && attributes) root = attributes;
    else if (attributes) markup.write(tagOf(tag.local, attributes) + (tag.isSelfClosing ? "/>" : ">"));
    markup.open.push(attributes ? tag.local : "");
    hasShape ||= attributes !== null && shapes.has(tag.local);
  });
  parser.on("closetag", ({ isSelfClosing }) => {
    const name = markup.open.at(-1);
    if (name && markup.open.length > 1 && !isSelfClosing) markup.write(`</${name}>`);
    markup.open.pop();
  });
  parser.on("text", markup.addText);
  parser.on("cdata", markup.addText);
  parser.write(file).close();
  const hasText = markup.hasText();
  if (!hasText) lost.delete("font");
  return { root, inside: markup.parts.join(""), lost, hasShape: hasShape || hasText };
}
