import { messages } from "@etalase/contracts/text/messages";
import { parse } from "@hapi/bourne";
import { HttpError } from "../errors.ts";

const [quote, backslash, comma, colon] = ['"', "\\", ",", ":"].map((mark) => mark.charCodeAt(0));

/** Returns the position after the closing quote of the text that begins at `start`. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  const isEscaped = () => {
    let before = end - 1;
    while (json.charCodeAt(before) === backslash) before -= 1;
    return (end - before) % 2 === 0;
  };
  while (end !== -1 && isEscaped()) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end + 1;
}

/** Tells whether a text has more than `max` keys and items. */
function hasMoreThan(max: number, json: string): boolean {
  let count = 0;
  let at = 0;
  while (at < json.length && count <= max) {
    const mark = json.charCodeAt(at);
    if (mark === comma || mark === colon) count += 1;
    at = mark === quote ? endOfText(json, at) : at + 1;
  }
  return count > max;
}

/**
 * Parses a body. A body of few bytes may hold hundreds of thousands of keys, which would block the process while an
 * object is made of them.
 * @throws {HttpError} 413 for too many keys, 400 for a body that is no JSON or would change prototypes
 */
export function parseJson(json: string, maxValues: number): unknown {
  if (hasMoreThan(maxValues, json)) throw new HttpError(413, messages.uploadTooLarge);
  try {
    return parse(json, { protoAction: "error" });
  } catch {
    throw new HttpError(400, messages.malformedBody);
  }
}
