import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { typeBytes, typeOfFile } from "@etalase/contracts/rules/image-bytes";
import { messages, serverMessages } from "@etalase/contracts/text/messages";
import { parse } from "@hapi/bourne";
import type { Upload } from "../../application/media.ts";
import { HttpError } from "../errors.ts";
import type { RequestBody } from "./body-spec.ts";

/** Returns null when the text is no base64 data URL. Its lines may be wrapped, and it may lack its end marks. */
function uploadFrom(dataUrl: string, field: string): Upload | null {
  const comma = dataUrl.indexOf(",");
  const head = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+=[^;,]*)*;base64$/i.exec(dataUrl.slice(0, Math.max(comma, 0)));
  if (!head) return null;
  const text = dataUrl
    .slice(comma + 1)
    .replace(/\s+/g, "")
    .replace(/={1,2}$/, "");
  const bytes = Buffer.from(text, "base64");
  // Buffer skips characters that are no base64, so only a text that encodes to itself again was valid.
  if (bytes.length === 0 || bytes.toString("base64").replace(/=+$/, "") !== text) return null;
  const type = typeOfFile(bytes.subarray(0, typeBytes), head[1] ?? "");
  return { name: field, type, size: bytes.length, bytes: async () => bytes };
}

/** Turns the data URLs in `pictures` fields into uploads; other texts there (a stored picture's URL) stay. */
export function withDataUrlsAsFiles(body: RequestBody["fields"], pictures: readonly string[]): RequestBody {
  const files: Record<string, readonly Upload[]> = {};
  const errors: Record<string, Refusal> = {};
  const fields: Record<string, unknown> = { ...body };
  for (const name of pictures) {
    const value = fields[name];
    if (typeof value !== "string" || !/^data:/i.test(value)) continue;
    delete fields[name];
    const upload = uploadFrom(value, name);
    if (upload) files[name] = [upload];
    else errors[name] = messages.imageUnreadable;
  }
  return { fields, files, errors };
}

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
  if (hasMoreThan(maxValues, json)) throw new HttpError(413, serverMessages.uploadTooLarge);
  try {
    return parse(json, { protoAction: "error" });
  } catch {
    throw new HttpError(400, serverMessages.malformedBody);
  }
}
