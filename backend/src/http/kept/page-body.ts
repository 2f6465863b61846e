import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Context } from "koa";
import { etagOf } from "../headers.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page's text, and its compressed forms once they are there. `hash` names the text in ETags. */
export type PageBody = { readonly hash: string; readonly text: Buffer; br?: Buffer; gzip?: Buffer };

/** What is shorter, in bytes, goes out as it is. */
const worthwhile = 1024;

export const isCompressible = ({ text }: PageBody): boolean => text.length >= worthwhile;

/** Returns `former`, which may be compressed already, when the text is still the same. */
export function pageBody(html: string, former?: PageBody): PageBody {
  const text = Buffer.from(html);
  const hash = etagOf(text);
  return former?.hash === hash ? former : { hash, text };
}

/** Compresses pages as much as possible, one at a time: a page that finds it busy waits until it is asked for again. */
export function createPageCompressor() {
  let isBusy = false;
  return async (body: PageBody): Promise<void> => {
    if (isBusy || body.br || !isCompressible(body)) return;
    isBusy = true;
    try {
      const [br, gz] = await Promise.all([brotli(body.text), gzipped(body.text, { level: 9 })]);
      Object.assign(body, { br, gzip: gz });
    } finally {
      isBusy = false;
    }
  };
}

const encodings = ["br", "gzip"] as const;

/** Answers with the best form there is; a page not compressed yet is compressed like all other answers. */
export function sendBody(ctx: Context, body: PageBody): void {
  const encoding = encodings.find((one) => body[one] && ctx.acceptsEncodings(one) === one);
  ctx.body = encoding ? body[encoding] : body.text;
  if (encoding) ctx.set("Content-Encoding", encoding);
  if (ctx.status === 200) ctx.etag = body.hash;
}
