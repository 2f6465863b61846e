export type Variables = ReadonlyMap<string, string>;

const limits = { depth: 10, length: 1_000 };

/** Returns the end of the bracket that is open at the start, or -1. */
function closingFrom(text: string, start: number): number {
  let open = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "(") open += 1;
    if (text[at] === ")") open -= 1;
    if (open === 0) return at;
  }
  return -1;
}

/** Returns the text before the first comma that stands in no bracket. */
function firstOf(text: string): string {
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "(") open += 1;
    if (text[at] === ")") open -= 1;
    if (text[at] === "," && open === 0) return text.slice(0, at);
  }
  return text;
}

const pair = /\blight-dark\(/i;

/** Returns the value with the first colour of each pair: pages are light. */
export function inLight(value: string, depth = 0): string | undefined {
  const start = value.search(pair);
  if (start < 0) return value;
  const inside = start + "light-dark(".length;
  const end = closingFrom(value, inside);
  if (end < 0 || depth > limits.depth || value.length > limits.length) return undefined;
  const light = firstOf(value.slice(inside, end)).trim();
  return inLight(value.slice(0, start) + light + value.slice(end + 1), depth + 1);
}

/** Returns the value with its variables in place, or undefined when one is unknown and has no fallback. */
export function withVariables(value: string, variables: Variables, depth = 0): string | undefined {
  const start = value.search(/\bvar\(/i);
  if (start < 0) return value;
  const end = closingFrom(value, start + 4);
  if (end < 0 || depth > limits.depth || value.length > limits.length) return undefined;
  const inside = value.slice(start + 4, end);
  const comma = inside.indexOf(",");
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
  const given = variables.get(name) ?? (comma < 0 ? undefined : inside.slice(comma + 1).trim());
  if (given === undefined) return undefined;
  return withVariables(value.slice(0, start) + given + value.slice(end + 1), variables, depth + 1);
}
