import { parseSync } from "vite";

/** A node of the syntax tree, of which only these properties are read. */
type Node = Readonly<{ type: string; [property: string]: unknown }>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const joined = (starts: readonly string[], ends: readonly string[]) =>
  starts.flatMap((start) => ends.map((end) => start + end));

/** All texts that an expression can be, with `{}` for what is only known when it runs; none for one that is no text. */
function textsOf(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  const { type, value, left, right, operator } = node;
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  if (type === "ConditionalExpression") return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (type === "BinaryExpression" && operator === "+")
    return textsOf(left).length + textsOf(right).length > 0 ? joined(orMark(left), orMark(right)) : [];
  if (type === "LogicalExpression" && operator === "&&") {
    const texts = textsOf(right);
    return texts.length > 0 ? ["", ...texts] : [];
  }
  if (type !== "TemplateLiteral") return [];
  const quasis = nodesIn(node.quasis).map((quasi) => String((quasi.value as { cooked: string }).cooked));
  return nodesIn(node.expressions).reduce(
    (texts, expression, index) => joined(joined(texts, orMark(expression)), [quasis[index + 1] ?? ""]),
    [quasis[0] ?? ""],
  );
}

function orMark(node: unknown): readonly string[] {
  const texts = isNode(node) && node.type === "ParenthesizedExpression" ? textsOf(node.expression) : textsOf(node);
  return texts.length > 0 ? texts : ["{}"];
}

/** Tells whether a text is a sentence: it begins with a capital or a value, and has several words. */
const isSentence = (text: string) => /^(?:[A-Z“`]|\{\}|\w+ must )/.test(text) && /[a-z]{2,},? [a-z“]/.test(text);

const clauseWords =
  "a an and are be can cannot comes does has have hold holds in is it its lead leads means names no none not of or out says stands the there this took was were";
const clause = new RegExp(`^(?![<.]|\\w+$).*(?:^| )(?:${clauseWords.replaceAll(" ", "|")})(?=[ ,:]|$)`);

/** Tells whether a text is at least a clause, such as a note about a record, or the record's place in a file. */
export const isClause = (text: string): boolean => clause.test(text) || /^(?:line|post) \{\}/.test(text);

/** Returns the sentences in a source, or in the arguments of its calls of these functions and constructors. */
export function sentencesIn(
  file: string,
  source: string,
  calls?: ReadonlySet<string>,
  isOne = isSentence,
): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node, isAsked: boolean) => {
    const { callee } = node;
    const isCall = isNode(callee) && calls?.has(String(callee.name)) === true;
    const texts = isAsked ? textsOf(node) : [];
    found.push(...texts.filter(isOne));
    if (texts.length > 0 && node.type !== "ConditionalExpression") return;
    for (const child of childrenOf(node)) if (child.type !== "TSLiteralType") visit(child, isAsked || isCall);
  };
  const { program } = parseSync(file, source);
  for (const statement of nodesIn(program.body)) visit(statement, calls === undefined);
  return [...new Set(found)];
}
