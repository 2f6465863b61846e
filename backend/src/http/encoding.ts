import { servedPaths } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";

const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";

/** Returns the weight of an encoding for a client, from 0 to 1; undefined when the header gives no valid one. */
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
 * Returns the encoding for an answer. Uncompressed is the fallback, even for a client that refuses it: an answer that
 * it may not be able to read is better than 406, which no client expects.
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

/** Returns the strong tag of the body that `hash` names, in one of its encodings. */
export const tagIn = (encoding: Encoding, hash: string): string =>
  `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;

/** Returns the tag of this answer's bytes: the one that the client sent, or that of the encoding. */
function tagOf({ response, status }: Context, named: string): string {
  const tag = response.get("ETag");
  const held = named.match(/"[^"]*"/g)?.find((one) => withoutEncoding(one) === tag);
  const encoding = response.get("Content-Encoding");
  if (status === 304) return held ?? tag;
  return encoding ? tag.replace(/"$/, `-${encoding}"`) : tag;
}

/**
 * Decides the encoding of an answer before other code reads the client's preferences, and gives each encoding a strong
 * ETag of its own. Inner middleware sees one encoding, and tags without it.
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
 * Tells whether an answer may be gzipped. Answers of the API with an ETag keep it unchanged (a record's is only its
 * version, which clients send back with an edit), so they are not compressed for clients without brotli.
 */
export const mayBeGzipped = ({ path, response }: Context): boolean =>
  !path.startsWith(`${servedPaths.api}/`) || response.get("ETag") === "";
