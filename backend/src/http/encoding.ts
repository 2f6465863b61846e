import type { IncomingMessage } from "node:http";
import { servedPaths } from "@etalase/contracts/site/paths";
import accepts from "accepts";
import type { Context, Middleware } from "koa";

const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";

/**
 * Returns the encoding for an answer: of those that the client accepts, the smallest. Uncompressed is the fallback, even
 * for a client that refuses it: an answer that it may not be able to read is better than 406, which no client expects.
 */
export function encodingFor(accepted: string): Encoding {
  // The library reads this header alone.
  const client = accepts({ headers: { "accept-encoding": accepted } } as IncomingMessage);
  return encodings.find((one) => client.encodings(one) === one) ?? "identity";
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
