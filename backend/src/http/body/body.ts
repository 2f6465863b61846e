/*
 * The way of a body
 *
 * A route says as data which body it takes (`Body` in ../api/route.ts), and the router makes a `BodySpec` of that
 * (body-spec.ts). This file looks at the head first: a wrong type, a missing or too large length is refused before a
 * byte is read. A client that waits for it is told to go on, koa-body then reads, and deadline.ts ends a body that
 * comes too slowly; slow-bodies.ts lets few of them be slow at once. Meanwhile the request has no place among those at
 * work.
 *
 * A JSON body becomes fields (json.ts); data-url.ts turns the pictures among them, which JSON holds as data URLs, into uploads.
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
import { HttpMethodEnum, koaBody } from "koa-body";
import { HttpError } from "../errors.ts";
import { type Limits, limits as usualLimits } from "../limits.ts";
import type { Overload } from "../overload.ts";
import type { BodySpec, RequestBody } from "./body-spec.ts";
import { withDataUrlsAsFiles } from "./data-url.ts";
import { type Deadline, within } from "./deadline.ts";
import { parseJson } from "./json.ts";
import { readMultipart } from "./multipart.ts";
import { createSlowBodies } from "./slow-bodies.ts";
import { refuseUnreadable } from "./unreadable-body.ts";
import { inOwnFolder } from "./upload-folder.ts";

type Deadlines = Readonly<Record<"json" | "upload" | "anonymous", Deadline>>;

const deadlinesBy = ({ bodyMs, anonymousBodyMs, uploadStalledMs, uploadMs }: Limits): Deadlines => ({
  json: { idleMs: bodyMs, totalMs: bodyMs },
  anonymous: { idleMs: anonymousBodyMs, totalMs: anonymousBodyMs },
  upload: { idleMs: uploadStalledMs, totalMs: uploadMs },
});

// Which route takes a body at all is said by the route.
const parsedMethods = [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.DELETE];

const isChunked = (ctx: Context) => ctx.get("Transfer-Encoding") !== "";
const isMultipart = (ctx: Context) => /^multipart\/form-data\s*(?:;|$)/i.test(ctx.get("Content-Type"));

/** In another encoding than UTF-8 the texts would be others. */
const isOf = (type: string) => {
  const pattern = new RegExp(`^application/${type}\\s*(?:;\\s*charset\\s*=\\s*"?utf-8"?\\s*)?;?\\s*$`, "i");
  return (ctx: Context) => pattern.test(ctx.get("Content-Type"));
};
const isJson = isOf("json");
const isForm = isOf("x-www-form-urlencoded");

/** Refuses by the request's head alone, before a byte of the body is read. Node holds a body to its declared length. */
function checkHead(ctx: Context, spec: BodySpec) {
  const multipart = spec.kind === "upload" && isMultipart(ctx);
  const plain = ["", "identity"].includes(ctx.get("Content-Encoding").toLowerCase());
  const fits = spec.kind === "form" ? isForm(ctx) : multipart || isJson(ctx);
  if (!plain || !fits) throw new HttpError(415, messages.wrongContentType);
  const length = ctx.get("Content-Length");
  if (spec.kind === "upload" && length === "") throw new HttpError(411, messages.lengthRequired);
  const maxBytes = spec.kind === "upload" && !multipart ? spec.jsonMaxBytes : spec.maxBytes;
  if (Number(length) > maxBytes) throw new HttpError(413, messages.uploadTooLarge);
  return { multipart, maxBytes };
}

const hasBody = (ctx: Context) =>
  isChunked(ctx) || Number(ctx.get("Content-Length")) > 0 || (isMultipart(ctx) && ctx.get("Content-Length") === "");

const isFields = (body: unknown): body is RequestBody["fields"] =>
  typeof body === "object" && body !== null && !Array.isArray(body);

async function readJson(ctx: Context, maxBytes: number, maxValues: number): Promise<RequestBody["fields"]> {
  // As text, which is looked at before it is parsed.
  const read = koaBody({
    text: true,
    textTypes: ["application/json"],
    textLimit: maxBytes,
    json: false,
    urlencoded: false,
    parsedMethods,
  });
  await read(ctx, async () => {}).catch(refuseUnreadable);
  const body = parseJson(String(ctx.request.body) || "{}", maxValues);
  if (!isFields(body)) throw new HttpError(400, messages.malformedBody);
  return body;
}

/** A field that is given twice is no text, which its rule will say. */
async function readForm(ctx: Context, maxBytes: number): Promise<RequestBody["fields"]> {
  const parse = koaBody({ json: false, formLimit: maxBytes, text: false, parsedMethods });
  await parse(ctx, async () => {}).catch(refuseUnreadable);
  const { body } = ctx.request;
  return typeof body === "object" && body !== null ? { ...body } : {};
}

/** Lets a client send the body that it announced by `Expect: 100-continue`. */
function letCome({ req, res }: Context) {
  if (req.headers.expect && req.httpVersion !== "1.0" && !req.complete) res.writeContinue();
}

type Options = Readonly<{
  uploadDir: string;
  limits?: Limits;
  /** In place of those by the limits. */
  deadlines?: Partial<Deadlines>;
  whileReading?: Overload["whileReading"];
  /** Counts the uploads that are under way. */
  uploads?: { underWay: number } | undefined;
}>;

/**
 * Returns the function that reads bodies: its `use` gets the body, whose files exist until `use` has ended. `uploadDir`
 * is created if absent.
 */
export function createBodyReader({ uploadDir, limits = usualLimits, deadlines, whileReading, uploads }: Options) {
  const times = { ...deadlinesBy(limits), ...deadlines };
  const slowly = { known: createSlowBodies(limits), anonymous: createSlowBodies(limits) };

  const reading = <T>(ctx: Context, { kind, isAnonymous }: BodySpec, read: () => Promise<T>) => {
    const deadline = times[kind === "upload" ? kind : isAnonymous ? "anonymous" : "json"];
    const inTime = () => slowly[isAnonymous ? "anonymous" : "known"](ctx, () => within(ctx, deadline, read));
    letCome(ctx);
    return whileReading ? whileReading(ctx, inTime) : inTime();
  };

  async function whileUploading<T>(work: () => Promise<T>): Promise<T> {
    if (!uploads) return work();
    uploads.underWay += 1;
    try {
      return await work();
    } finally {
      uploads.underWay -= 1;
    }
  }

  return async <T>(ctx: Context, spec: BodySpec, use: (body: RequestBody) => Promise<T>): Promise<T> => {
    if (!hasBody(ctx)) return use({ fields: {}, files: {}, errors: {} });
    const { multipart, maxBytes } = checkHead(ctx, spec);
    if (spec.kind === "upload" && multipart)
      return whileUploading(() =>
        inOwnFolder(uploadDir, async (folder) => use(await reading(ctx, spec, () => readMultipart(ctx, spec, folder)))),
      );
    const fields = await reading(ctx, spec, () =>
      spec.kind === "form" ? readForm(ctx, maxBytes) : readJson(ctx, maxBytes, limits.jsonValues),
    );
    return use(withDataUrlsAsFiles(fields, spec.kind === "upload" ? spec.dataUrlFields : []));
  };
}

export type WithBody = ReturnType<typeof createBodyReader>;
