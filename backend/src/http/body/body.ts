/*
 * The way of a body
 *
 * A route says as data which body it takes (`Body` in ../api/route.ts), and the router makes a `BodySpec` of that
 * (body-spec.ts). This file looks at the head first: a wrong type, a missing or too large length is refused before a
 * byte is read. koa-body then reads, and deadline.ts ends a body that comes too slowly.
 *
 * A JSON body becomes fields; data-url.ts turns the pictures among them, which JSON holds as data URLs, into uploads.
 *
 * A multipart body takes the longer way (multipart.ts). upload-folder.ts makes a folder of its own for the request,
 * formidable, below koa-body, writes the files into it, and part-gate.ts judges every part by its headers before
 * formidable keeps any of it. The folder goes when the request has been answered.
 *
 * Either way the result is a `RequestBody`: fields, files, and what is wrong with the files already. What the parsers
 * throw becomes a 400 or 413 in unreadable-body.ts. Whether the fields make sense is not asked here: the router checks
 * them against the route's schema, and the use case looks into the pictures.
 */
import { messages } from "@etalase/contracts/text/messages";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import { HttpError } from "../errors.ts";
import type { BodySpec, RequestBody } from "./body-spec.ts";
import { withDataUrlsAsFiles } from "./data-url.ts";
import { type Deadline, within } from "./deadline.ts";
import { readMultipart } from "./multipart.ts";
import { refuseUnreadable } from "./unreadable-body.ts";
import { inOwnFolder } from "./upload-folder.ts";

const usualDeadlines: Readonly<Record<BodySpec["kind"], Deadline>> = {
  json: { idleMs: 15_000, totalMs: 15_000 },
  upload: { idleMs: 30_000, totalMs: 600_000 },
};

const isChunked = (ctx: Context) => ctx.get("Transfer-Encoding") !== "";
const isMultipart = (ctx: Context) => /^multipart\/form-data\s*(?:;|$)/i.test(ctx.get("Content-Type"));
const isJson = (ctx: Context) => /^application\/json\s*(?:;|$)/i.test(ctx.get("Content-Type"));

/** Refuses by the request's head alone, before a byte of the body is read. Node holds a body to its declared length. */
function checkHead(ctx: Context, spec: BodySpec) {
  const multipart = spec.kind === "upload" && isMultipart(ctx);
  const plain = ["", "identity"].includes(ctx.get("Content-Encoding").toLowerCase());
  if (!plain || !(multipart || isJson(ctx))) throw new HttpError(415, messages.wrongContentType);
  const length = ctx.get("Content-Length");
  if (spec.kind === "upload" && length === "") throw new HttpError(411, messages.lengthRequired);
  const maxBytes = spec.kind === "upload" && !multipart ? spec.jsonMaxBytes : spec.maxBytes;
  if (Number(length) > maxBytes) throw new HttpError(413, messages.uploadTooLarge);
  return { multipart, maxBytes };
}

const hasBody = (ctx: Context) =>
  isChunked(ctx) || Number(ctx.get("Content-Length")) > 0 || (isMultipart(ctx) && ctx.get("Content-Length") === "");

async function readJson(ctx: Context, maxBytes: number): Promise<RequestBody["fields"]> {
  const parse = koaBody({ jsonTypes: ["application/json"], jsonLimit: maxBytes, urlencoded: false, text: false });
  await parse(ctx, async () => {}).catch(refuseUnreadable);
  const { body } = ctx.request;
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new HttpError(400, messages.malformedBody);
  return { ...body };
}

/**
 * Returns the function that reads bodies: its `use` gets the body, whose files exist until `use` has ended. `uploadDir`
 * is created if absent.
 */
export const createBodyReader =
  ({ uploadDir, deadlines = usualDeadlines }: Readonly<{ uploadDir: string; deadlines?: typeof usualDeadlines }>) =>
  async <T>(ctx: Context, spec: BodySpec, use: (body: RequestBody) => Promise<T>): Promise<T> => {
    if (!hasBody(ctx)) return use({ fields: {}, files: {}, errors: {} });
    const { multipart, maxBytes } = checkHead(ctx, spec);
    const deadline = deadlines[spec.kind];
    if (spec.kind === "upload" && multipart)
      return inOwnFolder(uploadDir, async (folder) =>
        use(await within(ctx, deadline, () => readMultipart(ctx, spec, folder))),
      );
    const fields = await within(ctx, deadline, () => readJson(ctx, maxBytes));
    return use(withDataUrlsAsFiles(fields, spec.kind === "upload" ? spec.dataUrlFields : []));
  };

export type WithBody = ReturnType<typeof createBodyReader>;
