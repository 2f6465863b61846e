/*
 * The way of a body
 *
 * A route declares the body that it takes (`Body` in ../api/route.ts), and the router makes a `BodySpec` of it
 * (body-spec.ts). This file checks the head first: a wrong type, or a missing or too large length, is refused before a
 * byte is read. A client that waits for 100 Continue gets it, koa-body then reads, and a deadline ends a body that
 * arrives too slowly; a limit says how many slow ones there may be at once. Meanwhile the request takes no place among
 * those at work.
 *
 * A JSON body becomes fields (json.ts); pictures, which JSON holds as data URLs, become uploads.
 *
 * A multipart body takes the longer way (multipart.ts). upload-folder.ts makes a separate folder for the request,
 * formidable, below koa-body, writes the files into it, and a gate checks every part by its headers before formidable
 * stores any of it. The folder is removed when the request has been answered.
 *
 * Both ways end in a `RequestBody`: fields, files, and the errors of files so far. `refuseUnreadable` turns the parsers'
 * errors into a 400 or 413. The fields are not validated here: the router checks them against the route's schema, and
 * the use case checks the pictures.
 */
import { serverMessages } from "@etalase/contracts/text/messages";
import type { Context } from "koa";
import { HttpMethodEnum, koaBody } from "koa-body";
import { addressOf } from "../address.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { HttpError, serverBusy } from "../errors.ts";
import { type Limits, limits as usualLimits } from "../limits.ts";
import type { Overload } from "../overload.ts";
import type { BodySpec, RequestBody } from "./body-spec.ts";
import { parseJson, withDataUrlsAsFiles } from "./json.ts";
import { readMultipart, refuseUnreadable } from "./multipart.ts";
import { inOwnFolder } from "./upload-folder.ts";

/** The limits of a body: `idleMs` without a byte, and `totalMs` in total. */
type Deadline = Readonly<{ idleMs: number; totalMs: number }>;

/**
 * Returns the result of `read`, if the body arrives in time. @throws {HttpError} 408, which ends the connection, when
 * it does not, and 400 when the client has gone.
 */
async function within<T>({ req }: Context, { idleMs, totalMs }: Deadline, read: () => Promise<T>): Promise<T> {
  const failure = Promise.withResolvers<never>();
  const refuse = () => failure.reject(new HttpError(408, serverMessages.bodyTooSlow, { Connection: "close" }));
  const giveUp = () => failure.reject(new HttpError(400, serverMessages.malformedBody));
  // Parsers would wait for ever for a client that left before they began to listen.
  if (req.destroyed) throw new HttpError(400, serverMessages.malformedBody);
  const total = setTimeout(refuse, totalMs);
  const usualIdleMs = req.socket.timeout ?? 0;
  req.setTimeout(idleMs, refuse);
  req.once("aborted", giveUp);
  try {
    return await Promise.race([read(), failure.promise]);
  } finally {
    clearTimeout(total);
    req.off("timeout", refuse);
    req.off("aborted", giveUp);
    req.socket.setTimeout(usualIdleMs);
  }
}

/** Limits how many bodies are slow at once. A body that arrives in time needs no place, so nobody can block it. */
function createSlowBodies({ slowBodyMs, slowBodies, slowBodiesPerAddress }: Limits) {
  const places = createConcurrencyLimit({ total: slowBodies, perAddress: slowBodiesPerAddress });

  /** Returns the result of `read`. @throws {HttpError} 503 when too many are slow */
  return async <T>(ctx: Context, read: () => Promise<T>): Promise<T> => {
    const address = addressOf(ctx);
    const refusal = Promise.withResolvers<never>();
    let leave = () => {};
    const isSlow = setTimeout(() => {
      if (places.isFullFor(address)) refusal.reject(serverBusy());
      else leave = places.take(address);
    }, slowBodyMs);
    try {
      return await Promise.race([read(), refusal.promise]);
    } finally {
      clearTimeout(isSlow);
      leave();
    }
  };
}

type Deadlines = Readonly<Record<"json" | "upload" | "anonymous", Deadline>>;

const deadlinesBy = ({ bodyMs, anonymousBodyMs, uploadStalledMs, uploadMs }: Limits): Deadlines => ({
  json: { idleMs: bodyMs, totalMs: bodyMs },
  anonymous: { idleMs: anonymousBodyMs, totalMs: anonymousBodyMs },
  upload: { idleMs: uploadStalledMs, totalMs: uploadMs },
});

// Each route decides whether it takes a body.
const parsedMethods = [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.DELETE];

const isChunked = (ctx: Context) => ctx.get("Transfer-Encoding") !== "";
const isMultipart = (ctx: Context) => /^multipart\/form-data\s*(?:;|$)/i.test(ctx.get("Content-Type"));

/** Matches the type with UTF-8 only: another encoding would change the texts. */
const isOf = (type: string) => {
  const pattern = new RegExp(`^application/${type}\\s*(?:;\\s*charset\\s*=\\s*"?utf-8"?\\s*)?;?\\s*$`, "i");
  return (ctx: Context) => pattern.test(ctx.get("Content-Type"));
};
const isJson = isOf("json");
const isForm = isOf("x-www-form-urlencoded");

/** Refuses by the request's head alone, before a byte of the body is read. Node enforces the declared length. */
function checkHead(ctx: Context, spec: BodySpec) {
  const multipart = spec.kind === "upload" && isMultipart(ctx);
  const plain = ["", "identity"].includes(ctx.get("Content-Encoding").toLowerCase());
  const fits = spec.kind === "form" ? isForm(ctx) : multipart || isJson(ctx);
  if (!plain || !fits) throw new HttpError(415, serverMessages.wrongContentType);
  const length = ctx.get("Content-Length");
  if (spec.kind === "upload" && length === "") throw new HttpError(411, serverMessages.lengthRequired);
  const maxBytes = spec.kind === "upload" && !multipart ? spec.jsonMaxBytes : spec.maxBytes;
  if (Number(length) > maxBytes) throw new HttpError(413, serverMessages.uploadTooLarge);
  return { multipart, maxBytes };
}

const hasBody = (ctx: Context) =>
  isChunked(ctx) || Number(ctx.get("Content-Length")) > 0 || (isMultipart(ctx) && ctx.get("Content-Length") === "");

const isFields = (body: unknown): body is RequestBody["fields"] =>
  typeof body === "object" && body !== null && !Array.isArray(body);

async function readJson(ctx: Context, maxBytes: number, maxValues: number): Promise<RequestBody["fields"]> {
  // The text is checked before it is parsed.
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
  if (!isFields(body)) throw new HttpError(400, serverMessages.malformedBody);
  return body;
}

/** A field that is sent twice is no text, and its rule refuses it. */
async function readForm(ctx: Context, maxBytes: number): Promise<RequestBody["fields"]> {
  const parse = koaBody({ json: false, formLimit: maxBytes, text: false, parsedMethods });
  await parse(ctx, async () => {}).catch(refuseUnreadable);
  const { body } = ctx.request;
  return typeof body === "object" && body !== null ? { ...body } : {};
}

type Options = Readonly<{
  uploadDir: string;
  limits?: Limits;
  /** Replace the deadlines by the limits. */
  deadlines?: Partial<Deadlines>;
  whileReading?: Overload["whileReading"];
}>;

/**
 * Returns a function that reads bodies: its `use` gets the body, whose files exist until `use` has ended. `uploadDir`
 * is created if it is missing.
 */
export function createBodyReader({ uploadDir, limits = usualLimits, deadlines, whileReading }: Options) {
  const times = { ...deadlinesBy(limits), ...deadlines };
  const slowly = { known: createSlowBodies(limits), anonymous: createSlowBodies(limits) };

  const reading = <T>(ctx: Context, { kind, isAnonymous }: BodySpec, read: () => Promise<T>) => {
    const deadline = times[kind === "upload" ? kind : isAnonymous ? "anonymous" : "json"];
    const inTime = () => slowly[isAnonymous ? "anonymous" : "known"](ctx, () => within(ctx, deadline, read));
    return whileReading ? whileReading(ctx, inTime) : inTime();
  };

  return async <T>(ctx: Context, spec: BodySpec, use: (body: RequestBody) => Promise<T>): Promise<T> => {
    if (!hasBody(ctx)) return use({ fields: {}, files: {}, errors: {} });
    const { multipart, maxBytes } = checkHead(ctx, spec);
    if (spec.kind === "upload" && multipart)
      return inOwnFolder(uploadDir, async (folder) =>
        use(await reading(ctx, spec, () => readMultipart(ctx, spec, folder))),
      );
    const fields = await reading(ctx, spec, () =>
      spec.kind === "form" ? readForm(ctx, maxBytes) : readJson(ctx, maxBytes, limits.jsonValues),
    );
    return use(withDataUrlsAsFiles(fields, spec.kind === "upload" ? spec.dataUrlFields : []));
  };
}

export type WithBody = ReturnType<typeof createBodyReader>;
