import { refusal, type Word } from "@etalase/contracts/refusals/refusal";
import { BrokenFile, piecesOf, utf8 } from "./text-file.ts";

/** One element of the file's array. `start` counts bytes, `line` counts from 1. */
export type Element = Readonly<{ line: number; start: number; bytes: Buffer }>;

/** The largest element in bytes: an element is held in memory. */
const elementMax = 32 * 1024 * 1024;

const [quote, backslash, comma, newline, space, tab, carriage] = [0x22, 0x5c, 0x2c, 0x0a, 0x20, 0x09, 0x0d];
const [arrayOpens, arrayCloses, objectOpens, objectCloses] = [0x5b, 0x5d, 0x7b, 0x7d];
const isSpace = (byte: number) => byte === space || byte === newline || byte === tab || byte === carriage;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** The most lists, objects and entries of one record: they are small, but millions of them take gigabytes to parse. */
const mostHeld = 100_000;
const deepest = 200;

/** Follows the brackets of a JSON text, byte by byte: `JSON.parse` checks the rest. */
function createTracker(most: number, what: Word) {
  let [depth, held, isText, isEscaped] = [0, 0, false, false];
  return {
    depth: () => depth,
    isText: () => isText,
    /** Starts the count for the next element. */
    begin() {
      held = 0;
    },
    /** @throws {BrokenFile} for an element with more entries than an export has */
    take(byte: number, line: number) {
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isText = false;
        return;
      }
      if (byte === quote) isText = true;
      else if (byte === objectCloses || byte === arrayCloses) depth -= 1;
      else if (byte === comma) held += 1;
      else if (byte === objectOpens || byte === arrayOpens) {
        [depth, held] = [depth + 1, held + 1];
        if (depth > deepest)
          throw new BrokenFile(
            line,
            refusal("The JSON is nested deeper than {max} lists and objects", { max: deepest }),
          );
      }
      if (held > most)
        throw new BrokenFile(line, refusal("{word} holds more than {max} values", { word: what, max: most }));
    },
  };
}

/** Parses a JSON text that begins in that line. @throws {BrokenFile} */
export function parsedJson(bytes: Uint8Array, line: number): unknown {
  const text = utf8(bytes, line)
    .replace(/^\ufeff/, "")
    .trimEnd();
  try {
    return JSON.parse(text);
  } catch (cause) {
    const problem = (cause instanceof Error ? cause.message : String(cause)).split("\n")[0] ?? "";
    const [, position = text.length] = /at position (\d+)/.exec(problem) ?? [];
    const broken = line + text.slice(0, Number(position)).split("\n").length - 1;
    throw new BrokenFile(broken, refusal("This is not valid JSON: {problem}", { problem }), { cause });
  }
}

/** Parses a whole file. @throws {BrokenFile} for a text with more than `most` values: `JSON.parse` has no limit */
export function parsedWithin(bytes: Uint8Array, most: number): unknown {
  const tracker = createTracker(most, "The file");
  let line = 1;
  for (const byte of bytes) {
    if (byte === newline) line += 1;
    tracker.take(byte, line);
  }
  return parsedJson(bytes, 1);
}

/** An element whose end is not read yet. */
type OpenElement = { line: number; start: number; parts: Buffer[]; size: number };

/** @throws {BrokenFile} for an element that is too large */
function keep(element: OpenElement, part: Buffer) {
  element.parts.push(part);
  element.size += part.length;
  if (element.size > elementMax)
    throw new BrokenFile(
      element.line,
      refusal("One record is larger than {max} MB", { max: elementMax / 1024 / 1024 }),
    );
}

/**
 * Reads the elements of a JSON file that is an array, and holds one at a time.
 * @throws {BrokenFile} when the file is no array, or is cut off
 */
export async function* elementsOf(path: string): AsyncGenerator<Element> {
  const tracker = createTracker(mostHeld, "One record");
  let [line, offset, hasEnded] = [1, 0, false];
  let element: OpenElement | null = null;
  for await (const piece of piecesOf(path)) {
    let from = offset === 0 && piece.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark.length : 0;
    for (let at = from; at < piece.length; at += 1) {
      const byte = piece[at] as number; // within the piece
      if (byte === newline) line += 1;
      if (hasEnded) {
        if (!isSpace(byte)) throw new BrokenFile(line, refusal("There is something after the end of the list"));
        continue;
      }
      const [outside, wasText] = [tracker.depth(), tracker.isText()];
      tracker.take(byte, line);
      if (wasText) continue;
      if (outside === 0 && !isSpace(byte) && byte !== arrayOpens)
        throw new BrokenFile(line, refusal("The file does not start with a list of records"));
      if (outside !== 1) continue;
      const ends = byte === comma || byte === arrayCloses;
      if (!ends && !element && !isSpace(byte)) {
        element = { line, start: offset + at, parts: [], size: 0 };
        tracker.begin();
        from = at;
      }
      if (ends && element) {
        const bytes = Buffer.concat([...element.parts, piece.subarray(from, at)]);
        yield { line: element.line, start: element.start, bytes };
        element = null;
      }
      if (byte === arrayCloses) hasEnded = true;
    }
    if (element) keep(element, piece.subarray(from));
    offset += piece.length;
  }
  if (!hasEnded) throw new BrokenFile(line, refusal("The file is cut off: the end of its list is missing"));
}
