import { type EventEmitter, once } from "node:events";
import { open, readFile } from "node:fs/promises";
import type { Writable } from "node:stream";
import { typeBytes, typeOfFile } from "@etalase/contracts/rules/image-bytes";
import { serverMessages } from "@etalase/contracts/text/messages";
import { type File, multipart, type PersistentFile } from "formidable";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import type { Upload } from "../../application/media.ts";
import { HttpError } from "../errors.ts";
import { limits } from "../limits.ts";
import type { RequestBody, UploadSpec } from "./body-spec.ts";
import { createPartGate } from "./part-gate.ts";
import { refuseUnreadable } from "./unreadable-body.ts";

type ParserEvent = { name: string; start: number; end: number };

/**
 * Hides part headers beyond the limit from formidable, which collects them without one, and applies a regular
 * expression that takes minutes for a long header.
 */
const limitPartHeaders = (onExceeded: () => void) => (form: object) => {
  // Not in its types; absent when the boundary is missing.
  const { _parser: parser } = form as { _parser: EventEmitter | null };
  let bytes = 0;
  parser?.prependListener("data", (event: ParserEvent) => {
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
  const found = request.files ?? {};
  const files = names.map(async (name) => [name, await Promise.all([found[name] ?? []].flat().map(toUpload))] as const);
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
  const begun: File[] = [];
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
      onFileBegin: (_name, file) => begun.push(file),
    },
  });
  try {
    // A refusal does not wait for the rest of the body.
    await Promise.race([parse(ctx, async () => {}), refusal.promise]);
    refuseUnwritten(begun);
    // The last boundary does not mean that everything has arrived.
    if (!ctx.req.complete) await once(ctx.req.resume(), "end");
  } catch (error) {
    // A file that begins after the failure would stay open. Its type lacks `destroy`.
    for (const file of begun) (file as unknown as InstanceType<typeof PersistentFile>).destroy();
    refuseUnreadable(error);
  }
  const errors = gate.overfull().map((name) => [name, spec.fileFields[name]?.tooMany]);
  return {
    fields: ctx.request.body as RequestBody["fields"], // koa-body has read a form, which is fields
    files: await uploadsIn(ctx, Object.keys(spec.fileFields)),
    errors: Object.fromEntries(errors),
  };
}
