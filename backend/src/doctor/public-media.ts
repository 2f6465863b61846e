import { mediaPath } from "@etalase/contracts/site/paths";
import type { MediaFiles } from "../application/media.ts";
import type { Config } from "../config/config.ts";
import { type Finding, hint, wrong } from "./finding.ts";

const timeoutMs = 5_000;

const get = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: Error) => {
    const { cause } = error;
    return cause instanceof Error ? cause.message || String(Object(cause).code) : error.message;
  });

/** Checks that a picture arrives in the form that browsers need. */
async function ofShown(url: string, stored: Uint8Array): Promise<readonly Finding[]> {
  const answer = await get(url);
  const readable =
    "let everybody read media/ there, or leave MEDIA_PUBLIC_URL out, and the site serves pictures itself";
  if (typeof answer === "string") return [wrong(`MEDIA_PUBLIC_URL gives no picture: ${url}: ${answer}`, readable)];
  const bytes = await answer.bytes().catch(() => new Uint8Array());
  if (!answer.ok) return [wrong(`MEDIA_PUBLIC_URL gives no picture: ${url} answers ${answer.status}`, readable)];
  if (Buffer.compare(bytes, stored) !== 0)
    return [wrong(`MEDIA_PUBLIC_URL gives something else: ${url} is not what is stored`, "set it to the site's own")];
  const type = answer.headers.get("content-type") ?? "";
  if (!type.startsWith("image/"))
    return [
      wrong(
        `MEDIA_PUBLIC_URL gives pictures as "${type}"`,
        "let it send their types; in a bucket, make move-media into another folder of it writes them",
      ),
    ];
  if (!/max-age=\d{5,}/.test(answer.headers.get("cache-control") ?? ""))
    return [
      hint("MEDIA_PUBLIC_URL lets browsers keep pictures for hardly any time", "they never change: a year is right"),
    ];
  return [];
}

/** Requests a picture at the public address. */
export async function ofPublicMedia(
  { publicUrl, mediaPublicUrl }: Pick<Config, "publicUrl" | "mediaPublicUrl">,
  files: MediaFiles,
): Promise<readonly Finding[]> {
  if (mediaPublicUrl === publicUrl) return [];
  const [name] = await files.list();
  const stored = name && (await files.read(name));
  return stored ? ofShown(mediaPublicUrl + mediaPath(name), stored) : [];
}
