import { messages } from "@etalase/contracts/text/messages";
import type { Upload } from "../../application/media.ts";
import type { RequestBody } from "./body-spec.ts";

/** Returns null when the text is no base64 data URL. */
function uploadFrom(dataUrl: string, field: string): Upload | null {
  const comma = dataUrl.indexOf(",");
  const type = /^data:([\w.+-]+\/[\w.+-]+);base64$/i.exec(dataUrl.slice(0, Math.max(comma, 0)))?.[1];
  const text = dataUrl.slice(comma + 1);
  const bytes = Buffer.from(text, "base64");
  // Buffer skips characters that are no base64, so only a text that encodes to itself again was valid.
  if (!type || bytes.length === 0 || bytes.toString("base64") !== text) return null;
  return { name: field, type: type.toLowerCase(), size: bytes.length, bytes: async () => bytes };
}

/** Turns the data URLs in `pictures` fields into uploads; other texts there (a stored picture's URL) stay. */
export function withDataUrlsAsFiles(body: RequestBody["fields"], pictures: readonly string[]): RequestBody {
  const files: Record<string, readonly Upload[]> = {};
  const errors: Record<string, string> = {};
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
