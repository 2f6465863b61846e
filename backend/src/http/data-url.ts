import { messages } from "@etalase/contracts/messages";
import type { Upload } from "../application/media.ts";
import { invalidField } from "../domain/errors.ts";
import type { RequestBody } from "./body-spec.ts";

/** @throws {DomainError} "invalid" under `field` when the text is no base64 data URL. */
function uploadFrom(dataUrl: string, field: string): Upload {
  const comma = dataUrl.indexOf(",");
  const type = /^data:([\w.+-]+\/[\w.+-]+);base64$/i.exec(dataUrl.slice(0, Math.max(comma, 0)))?.[1];
  const text = dataUrl.slice(comma + 1);
  const bytes = Buffer.from(text, "base64");
  // Buffer skips what is not base64, so only a text that comes back the same was whole.
  if (!type || bytes.length === 0 || bytes.toString("base64") !== text)
    throw invalidField(field, messages.imageUnreadable);
  return { name: field, type: type.toLowerCase(), size: bytes.length, bytes: async () => bytes };
}

/** Turns the data URLs among `pictures` into uploads; other texts there (a stored picture's URL) stay as they are. */
export function withDataUrlsAsFiles(fields: RequestBody["fields"], pictures: readonly string[]): RequestBody {
  const isDataUrl = (name: string, value: unknown): value is string =>
    pictures.includes(name) && typeof value === "string" && /^data:/i.test(value);
  const files: Record<string, readonly Upload[]> = {};
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (isDataUrl(name, value)) files[name] = [uploadFrom(value, name)];
    else others[name] = value;
  }
  return { fields: others, files };
}
