import { type EventEmitter, once } from "node:events";
import { open, readFile } from "node:fs/promises";
import type { Writable } from "node:stream";
import { typeBytes, typeOfFile } from "@etalase/contracts/rules/image-bytes";
import { serverMessages } from "@etalase/contracts/text/messages";
import { errors, type File, multipart, type Part, type PersistentFile } from "formidable";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import type { Upload } from "../../application/media.ts";
import { HttpError } from "../errors.ts";
import { limits } from "../limits.ts";
import type { RequestBody, UploadSpec } from "./body-spec.ts";

/** Rethrows koa-body's error as a 413 or 400 when the body is at fault, and otherwise unchanged. */
export function refuseUnreadable(error: unknown): never {
  if (error instanceof HttpError) throw error;
  // co-body sets `status`, formidable `httpCode`; a client that left is a 500 for formidable.
  const { status, httpCode, code }: { status?: unknown; httpCode?: unknown; code?: unknown } = Object(error);
  const claimed = status ?? httpCode;
  if (claimed === 413) throw new HttpError(413, serverMessages.uploadTooLarge);
  const isBodysFault = claimed === 400 || claimed === 415 || claimed === 501 || code === errors.aborted;
  throw isBodysFault ? new HttpError(400, serverMessages.malformedBody) : error;
}

/** formidable's parts have this field, too, though its types lack it. */
type MultipartPart = Part & { transferEncoding?: string };

const identityEncodings = ["7bit", "8bit", "binary"];
const wellNamed = (name: string | null): name is string => name !== null && name !== "" && name !== "__proto__";

/**
 * Accepts or refuses the parts of one body by their headers. After a refusal no further part is accepted; `onRefused`
 * is called.
 */
export function createPartGate(fileFields: UploadSpec["fileFields"], onRefused: () => void) {
  const textNames = new Set<string>();
  const fileCounts = new Map<string, number>();
  let refused = false;

  const admitsFile = (name: string) => {
    fileCounts.set(name, (fileCounts.get(name) ?? 0) + 1);
    return Object.hasOwn(fileFields, name);
  };

  const isOverfull = (name: string) => (fileCounts.get(name) ?? 0) > (fileFields[name]?.max ?? 0);

  const admitsText = (name: string, part: MultipartPart) => {
    // formidable passes the encoding's name to StringDecoder, which throws an error that nobody catches.
    if (identityEncodings.includes(part.transferEncoding ?? "")) part.transferEncoding = "utf-8";
    const isRepeated = textNames.has(name);
    textNames.add(name);
    return !isRepeated && part.transferEncoding === "utf-8";
  };

  const admits = (part: MultipartPart): boolean => {
    if (!wellNamed(part.name)) return false;
    // formidable decides by the type alone: without a type a file would become a text.
    if (part.originalFilename !== null) part.mimetype ||= "application/octet-stream";
    return part.mimetype ? admitsFile(part.name) : admitsText(part.name, part);
  };

  const refuse = () => {
    refused = true;
    onRefused();
  };

  return {
    refuse,
    /** Returns the fields that got more files than they take: those files are not stored, and the form reports them. */
    overfull: () => Object.keys(fileFields).filter(isOverfull),
    onPart: (part: MultipartPart, letThrough: (part: Part) => void) => {
      // A browser sends this for an empty file input.
      if (part.originalFilename === "") return;
      if (!refused && !admits(part)) refuse();
      if (!refused && !(part.mimetype && isOverfull(part.name ?? ""))) letThrough(part);
    },
  };
}

/**
 * Hides part headers beyond the limit from formidable, which collects them without one, and applies a regular
 * expression that takes minutes for a long header.
 */
const limitPartHeaders = (onExceeded: () => void) => (form: object) => {
  // Not in its types; absent when the boundary is missing.
  const { _parser: parser } = form as { _parser: EventEmitter | null };
  let bytes = 0;
  parser?.prependListener("data", (event: { name: string; start: number; end: number }) => {
    if (event.name === "partBegin") bytes = 0;
    if (event.name !== "headerField" && event.name !== "headerValue") return;
    bytes += event.end - event.start;
    if (bytes <= limits.partHeaderBytes) return;
    event.end = event.start;
    onExceeded();
  });
};

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(typeBytes), 0, typeBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const toUpload = async ({ originalFilename, mimetype, size, filepath }: File): Promise<Upload> => ({
  name: originalFilename ?? "",
  type: typeOfFile(await startOf(filepath), mimetype?.split(";")[0]?.trim() ?? ""),
  size,
  bytes: () => readFile(filepath),
  path: filepath,
});

async function uploadsIn({ request }: Context, names: readonly string[]): Promise<RequestBody["files"]> {
  const filesByName = request.files ?? {};
  const files = names.map(
    async (name) => [name, await Promise.all([filesByName[name] ?? []].flat().map(toUpload))] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}

/** Formidable reports a file that could not be written only after the whole body may have been read. */
function refuseUnwritten(files: readonly File[]) {
  for (const file of files) {
    // Not in its types; absent before the file is opened.
    const { _writeStream: stream } = file as unknown as { _writeStream: Writable | null };
    if (stream?.errored) throw stream.errored;
  }
}

/** Reads a multipart body, with its files in `folder`, which the caller removes. */
export async function readMultipart(ctx: Context, spec: UploadSpec, folder: string): Promise<RequestBody> {
  const refusal = Promise.withResolvers<never>();
  const refuse = () => refusal.reject(new HttpError(400, serverMessages.malformedBody));
  const gate = createPartGate(spec.fileFields, refuse);
  const openFiles: File[] = [];
  const parse = koaBody({
    multipart: true,
    multipartTypes: ["multipart/form-data"],
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      uploadDir: folder,
      // A file beyond its own limit is an error of its field, so only the request's limit applies here.
      maxFileSize: spec.maxBytes,
      maxTotalFileSize: spec.maxBytes,
      maxFields: limits.fields,
      maxFieldsSize: limits.fieldBytes,
      allowEmptyFiles: true,
      minFileSize: 0,
      // Without formidable's other parsers, which a boundary like "json" would activate.
      enabledPlugins: [multipart, limitPartHeaders(gate.refuse)],
      onPart: gate.onPart,
      onFileBegin: (_name, file) => openFiles.push(file),
    },
  });
  try {
    // A refusal does not wait for the rest of the body.
    await Promise.race([parse(ctx, async () => {}), refusal.promise]);
    refuseUnwritten(openFiles);
    // The last boundary does not mean that everything has arrived.
    if (!ctx.req.complete) await once(ctx.req.resume(), "end");
  } catch (error) {
    // A file that begins after the failure would stay open. Its type lacks `destroy`.
    for (const file of openFiles) (file as unknown as InstanceType<typeof PersistentFile>).destroy();
    refuseUnreadable(error);
  }
  const errors = gate.overfull().map((name) => [name, spec.fileFields[name]?.tooMany]);
  return {
    fields: ctx.request.body as RequestBody["fields"], // koa-body has read a form, which is fields
    files: await uploadsIn(ctx, Object.keys(spec.fileFields)),
    errors: Object.fromEntries(errors),
  };
}
