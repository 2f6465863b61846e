import { lostHeader } from "@etalase/contracts/media";
import { anyName, type Refusal } from "@etalase/contracts/refusals/refusal";
import { saveKeyHeader } from "@etalase/contracts/rules/content";
import { imageProblem } from "@etalase/contracts/rules/image";
import { messages, serverMessages } from "@etalase/contracts/text/messages";
import { isRecordId } from "@etalase/contracts/text/text";
import type { Context } from "koa";
import { type Chosen, type Files, isChosen, type PictureField, refusalOf } from "../../application/media.ts";
import { DomainError } from "../../domain/errors.ts";
import type { BodySpec, RequestBody } from "../body/body-spec.ts";
import { limits } from "../limits.ts";
import { type Body, errorsOf, type Route } from "./route.ts";

/** A list of ids in the form of multipart, or one id. */
function listOf(sent: unknown): readonly unknown[] {
  if (typeof sent !== "string" || !sent.startsWith("[")) return [sent].flat();
  try {
    const list: unknown = JSON.parse(sent);
    return [list].flat();
  } catch {
    return [sent];
  }
}

/** The fields of a body with ids of library pictures in place of files: `logoId` for `logo`. */
export const idFieldsOf = (name: string, { as = name, fileOnly }: PictureField): readonly string[] =>
  fileOnly ? [] : [...new Set([`${as}Id`, `${name}Id`])];

const isSent = (value: unknown) => value !== undefined && value !== null && value !== "";

type FromLibrary = Readonly<{ pictures: readonly Chosen[]; problem?: Refusal }>;

/** The library pictures that a body names; a field with several pictures takes a list. */
export function chosenOf(fields: Readonly<Record<string, unknown>>, name: string, field: PictureField): FromLibrary {
  const key = idFieldsOf(name, field).find((one) => isSent(fields[one]));
  if (key === undefined) return { pictures: [] };
  const ids = listOf(fields[key]);
  const isGood = ids.length <= (field.max ?? 1) && ids.every((id) => typeof id === "string" && isRecordId(id));
  if (!isGood) return { pictures: [], problem: messages.badId(anyName(key)) };
  return { pictures: ids.map((id): Chosen => ({ mediaId: String(id) })) };
}

/** Has the answer name the visible parts that drawings among the files lose. */
export const reportingLost = (files: Files, context: Context): Files => {
  const lost = new Set<string>();
  const tellLost = (parts: readonly string[]) => {
    for (const part of parts) lost.add(part);
    context.set(lostHeader, [...lost].join(", "));
  };
  return Object.fromEntries(
    Object.entries(files).map(([field, uploads]) => [
      field,
      uploads.map((upload) => (isChosen(upload) ? upload : { ...upload, tellLost })),
    ]),
  );
};

/** Parses the query by the route's schema. @throws {DomainError} "invalid" */
export function parseQuery<Q>({ query: schema }: Route<Q>, query: object): Q {
  if (!schema) return {} as Q; // a route without a schema ignores the query
  const parsed = schema.safeParse({ ...query });
  if (!parsed.success) throw new DomainError("invalid", { errors: errorsOf(parsed.error) });
  return parsed.data;
}

/** @throws {DomainError} "notFound" for an id that no record can have */
export function refuseBadId({ id }: Readonly<Record<string, string>>): void {
  if (id !== undefined && !isRecordId(id)) throw new DomainError("notFound");
}

/** The specification of a body with one file of any kind. */
const fileSpec = (name: string, maxBytes: number): BodySpec => ({
  kind: "upload",
  maxBytes,
  jsonMaxBytes: limits.jsonBytes,
  dataUrlFields: [],
  fileFields: { [name]: { max: 1, tooMany: messages.givenTooOften(anyName(name), 1) } },
});

/** The specification of the body that a route declares. */
export const specOf = ({ pictures, file, maxBytes = limits.uploadBytes }: Body<unknown>): BodySpec => {
  if (file) return fileSpec(file.name, maxBytes);
  return pictures
    ? {
        kind: "upload",
        maxBytes,
        // Only pictures make a JSON body large.
        jsonMaxBytes: Object.keys(pictures).length > 0 ? limits.uploadJsonBytes : limits.jsonBytes,
        fileFields: Object.fromEntries(
          Object.entries(pictures).map(([name, { max = 1, tooMany = messages.givenTooOften(anyName(name), max) }]) => [
            name,
            { max, tooMany },
          ]),
        ),
        dataUrlFields: Object.keys(pictures).filter((name) => pictures[name]?.max === undefined),
      }
    : { kind: "json", maxBytes: limits.jsonBytes };
};

/** Returns the message about a field's files, or undefined when they are in order. */
function filesProblem(field: PictureField, uploads: Files[string]) {
  const { rule, required, named } = field;
  if (uploads.length === 0) return required;
  for (const upload of uploads) {
    if (isChosen(upload)) continue;
    const problem = imageProblem(upload, rule);
    if (problem) return refusalOf(upload, problem, named);
  }
  return undefined;
}

/** Checks fields and pictures of a body, and reports all their errors in one refusal. */
export function parseBody<B>(
  { schema, pictures = {}, file }: Body<B>,
  { fields, files: sentFiles, errors: sent }: RequestBody,
) {
  const parsed = schema.safeParse(fields);
  const errors = parsed.success ? {} : errorsOf(parsed.error);
  const uploads: Record<string, Files[string]> = { ...sentFiles };
  for (const [name, field] of Object.entries(pictures)) {
    const chosen = chosenOf(fields, name, field);
    const files = sentFiles[name] ?? [];
    uploads[name] = field.max === undefined && files.length > 0 ? files : [...files, ...chosen.pictures];
    const problem = sent[name] ?? chosen.problem ?? filesProblem(field, uploads[name]);
    if (problem) errors[field.as ?? name] = problem;
  }
  if (file && !sentFiles[file.name]?.length) errors[file.name] = sent[file.name] ?? file.required;
  if (!parsed.success || Object.keys(errors).length > 0) throw new DomainError("invalid", { errors });
  return { input: parsed.data, uploads };
}

const saveKey = /^[\w.:-]{1,100}$/;

/** The key in `Idempotency-Key`, also in quotes; undefined when absent. @throws {DomainError} "invalid" */
export function saveKeyOf(context: Context): string | undefined {
  const header = context.req.headers[saveKeyHeader.toLowerCase()];
  if (header === undefined) return undefined;
  const key = String(header).replace(/^"(.*)"$/, "$1");
  if (!saveKey.test(key)) throw new DomainError("invalid", { message: serverMessages.badSaveKey });
  return key;
}

/** The version in `If-Match`; undefined when absent, NaN when it can match nothing. */
export function versionOf(context: Context): number | undefined {
  const header = context.get("If-Match");
  if (header === "" || header === "*") return undefined;
  const match = /^"(\d{1,9})(?:-[a-z\d-]+)?"$/.exec(header.trim());
  return match ? Number(match[1]) : Number.NaN;
}
