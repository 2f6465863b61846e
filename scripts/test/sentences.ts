import { parseSync } from "vite";

/** A node of the syntax tree, of which only these properties are read. */
type Node = Readonly<{ type: string; [property: string]: unknown }>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Properties and attributes whose text people read, even when it is one word in small letters. */
const shownNames = new Set(
  "alt aria-description aria-label allLabel cancelLabel cancel confirm confirmLabel create done empty failed failure helper helperText hint invitation label loadFailed missing narrowed none placeholder prompt saved say submitLabel tip title warning word".split(
    " ",
  ),
);

/** Properties and attributes that hold no text for people. */
const silentNames = new Set(
  "sx className style d viewBox href to key id type source role lang transition boxShadow font fontFamily gridTemplateColumns gridTemplateAreas gridArea".split(
    " ",
  ),
);

/** Functions whose texts are translated, or for developers. */
const speaking = new Set([
  "t",
  "rich",
  "counted",
  "plural",
  "Error",
  "ChunkLoadError",
  "DOMException",
  "lazyPart",
  "loadChunk",
  "lazyScreen",
  "querySelector",
  "querySelectorAll",
  "closest",
  "matches",
  "addEventListener",
]);

const isCode = (text: string) => /[{}=;#<>[\]|]|\w\+\w|:\w|\d(?:px|rem|em|ms|s|fr|vh)\b|^[a-z]+\/[a-z]|\$\{/.test(text);
const isIdentifier = (text: string) => /^(?:[A-Z]{2,}|[A-Z]\w*[A-Z_\d-]\w*|[\w-]*[./]\S*)$/.test(text);

/** Tells whether a text reads like words: a capital word, or several words. */
const isWords = (text: string) =>
  (/^\W*[A-Z][a-z]/.test(text) || /[a-z]{2,},?\s+[a-z“]{2,}/i.test(text)) && !isCode(text) && !isIdentifier(text);

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node.property);
  return String(node.name ?? node.value ?? "");
};

type OnText = (text: string, isShown: boolean) => void;

/** Visits what stands below a node; `isShown` says that it is the value of a property that people read. */
function visitChildren(node: Node, isShown: boolean, onText: OnText): void {
  for (const child of childrenOf(node)) visit(child, isShown, onText);
}

/** The kinds of nodes that hold no texts for people, or other nodes than all. */
const visits: Readonly<Record<string, (node: Node, isShown: boolean, onText: OnText) => void>> = {
  ImportDeclaration: () => {},
  ImportExpression: () => {},
  ExportAllDeclaration: () => {},
  Literal: ({ value }, isShown, onText) => typeof value === "string" && onText(value, isShown),
  TemplateElement: ({ value }, isShown, onText) => onText(String((value as { cooked?: string }).cooked), isShown),
  JSXText: ({ value }, _, onText) => /[a-z]/i.test(String(value)) && onText(String(value).trim(), true),
  Property: ({ key, value, computed }, _, onText) => visitNamed(computed ? "" : nameOf(key), value, onText),
  JSXAttribute: ({ name, value }, _, onText) => visitNamed(nameOf(name), value, onText),
  BinaryExpression: (node, isShown, onText) =>
    /^[!=]==?$|^in$/.test(String(node.operator)) || visitChildren(node, isShown, onText),
  SwitchCase: ({ consequent }, isShown, onText) => {
    for (const child of [consequent].flat().filter(isNode)) visit(child, isShown, onText);
  },
  MemberExpression: ({ object }, _, onText) => isNode(object) && visit(object, false, onText),
  CallExpression: visitCall,
  NewExpression: visitCall,
  TSAsExpression: ({ expression }, isShown, onText) => isNode(expression) && visit(expression, isShown, onText),
  TSSatisfiesExpression: ({ expression }, isShown, onText) => isNode(expression) && visit(expression, isShown, onText),
  TSNonNullExpression: ({ expression }, isShown, onText) => isNode(expression) && visit(expression, isShown, onText),
};

function visitNamed(name: string, value: unknown, onText: OnText): void {
  if (isNode(value) && !silentNames.has(name)) visit(value, shownNames.has(name), onText);
}

/** Visits the arguments of a call, but not the texts that a speaking function takes. */
function visitCall(node: Node, _isShown: boolean, onText: OnText): void {
  const speaks = speaking.has(nameOf(node.callee));
  for (const child of childrenOf(node))
    if (!speaks || !["Literal", "TemplateLiteral"].includes(child.type)) visit(child, false, onText);
}

function visit(node: Node, isShown: boolean, onText: OnText): void {
  const own = visits[node.type];
  if (own) own(node, isShown, onText);
  else if (!node.type.startsWith("TS")) visitChildren(node, isShown, onText);
}

/** Returns the texts for people that a source says without a translation. */
export function bareTexts(file: string, source: string): readonly string[] {
  const texts: string[] = [];
  visit(parseSync(file, source).program as unknown as Node, false, (text, isShown) => {
    if (isWords(text) || (isShown && /[a-z]{2}/i.test(text) && !isCode(text))) texts.push(text);
  });
  return texts;
}
