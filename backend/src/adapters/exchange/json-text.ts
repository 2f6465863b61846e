import { refusal, type Word } from "@etalase/contracts/refusals/refusal";
import { BrokenFile, utf8 } from "./text-file.ts";

const [quote, backslash, comma, newline] = [0x22, 0x5c, 0x2c, 0x0a];
const [opens, closes] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])];

const deepest = 200;

type Bounds = Readonly<{
  /** The line of the file in which the text begins. */
  line: number;
  /** The most lists, objects and entries: they are small, but millions of them take gigabytes to parse. */
  values: number;
  what: Word;
}>;

/** Follows the brackets of a JSON text, byte by byte. @throws {BrokenFile} for more values than `JSON.parse` can bear */
function refuseBomb(bytes: Uint8Array, { line: first, values, what }: Bounds) {
  let [line, depth, held, isText, isEscaped] = [first, 0, 0, false, false];
  for (const byte of bytes) {
    if (byte === newline) line += 1;
    if (isEscaped) isEscaped = false;
    else if (byte === quote) isText = !isText;
    else if (isText) isEscaped = byte === backslash;
    else if (closes.has(byte)) depth -= 1;
    else if (byte === comma) held += 1;
    else if (opens.has(byte)) [depth, held] = [depth + 1, held + 1];
    if (depth > deepest)
      throw new BrokenFile(line, refusal("The JSON is nested deeper than {max} lists and objects", { max: deepest }));
    if (held > values)
      throw new BrokenFile(line, refusal("{word} holds more than {max} values", { word: what, max: values }));
  }
}

/** Reads a JSON text within these bounds. @throws {BrokenFile} */
export function parsedJson(bytes: Uint8Array, bounds: Bounds): unknown {
  refuseBomb(bytes, bounds);
  const text = utf8(bytes, bounds.line).replace(/^\ufeff/, "");
  try {
    return JSON.parse(text);
  } catch (cause) {
    const problem = (cause instanceof Error ? cause.message : String(cause)).split("\n")[0] ?? "";
    const [, position = text.length] = /at position (\d+)/.exec(problem) ?? [];
    const line = bounds.line + text.slice(0, Number(position)).split("\n").length - 1;
    throw new BrokenFile(line, refusal("This is no JSON: {problem}", { problem }), { cause });
  }
}
