import { servedPaths } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";

const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";

/** Returns how much a client wants an encoding, from 0 to 1; undefined when it says nothing that can be read. */
function weightOf(name: string, accepted: string): number | undefined {
  for (const one of accepted.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = one.split(";").map((part) => part.trim());
    if (coding !== name) continue;
    const weight = /^q=([01](?:\.\d{0,3})?)$/.exec(parameters[0] ?? "q=1")?.[1];
    return weight === undefined ? undefined : Math.min(1, Number(weight));
  }
  return undefined;
}

/**
 * Returns the encoding that an answer may have. Uncompressed is what remains, even for a client that refuses it: an
 * answer that it may not read is better than 406, which no client expects.
 */
export function encodingFor(accepted: string): Encoding {
  const others = weightOf("*", accepted) ?? 0;
  const plain = weightOf("identity", accepted) ?? 0;
  let best: Encoding = "identity";
  let most = plain;
  for (const encoding of encodings) {
    const weight = weightOf(encoding, accepted) ?? others;
    if (weight === 0 || weight < most || (weight === most && best !== "identity")) continue;
    best = encoding;
    most = weight;
  }
  return best;
}

const withoutEncoding = (tags: string) => tags.replace(/-(?:br|gzip)"/g, '"');

/** Returns the strong tag of what `hash` names, in one of its encodings. */
export const tagIn = (encoding: Encoding, hash: string): string =>
  `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;

/** Returns the tag of this answer's bytes: the one that the client named, or that of the encoding. */
function tagOf({ response, status }: Context, named: string): string {
  const tag = response.get("ETag");
  const held = named.match(/"[^"]*"/g)?.find((one) => withoutEncoding(one) === tag);
  const encoding = response.get("Content-Encoding");
  if (status === 304) return held ?? tag;
  return encoding ? tag.replace(/"$/, `-${encoding}"`) : tag;
}

/**
 * Settles the encoding of an answer before anybody looks at what the client accepts, and gives each encoding a strong
 * ETag of its own. Those inside see one encoding, and tags without it.
 */
export const negotiation: Middleware = async (ctx, next) => {
  const { headers } = ctx.req;
  const named = headers["if-none-match"] ?? "";
  headers["accept-encoding"] = encodingFor(headers["accept-encoding"]?.toString() ?? "");
  for (const name of ["if-none-match", "if-match"] as const)
    if (headers[name] !== undefined) headers[name] = withoutEncoding(headers[name]);
  await next();
  if (/^"/.test(ctx.response.get("ETag"))) ctx.set("ETag", tagOf(ctx, named));
};

/**
 * Whether an answer may be gzipped. Those of the API that have an ETag keep it as it is (a record's is its version
 * alone, which clients send back with an edit), so that without brotli they go out as they are.
 */
export const mayBeGzipped = ({ path, response }: Context): boolean =>
  !path.startsWith(`${servedPaths.api}/`) || response.get("ETag") === "";
