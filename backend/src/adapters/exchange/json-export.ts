import { type ContentResource, contentResources, titleOf } from "@etalase/contracts/kinds";
import { mediaUpdate } from "@etalase/contracts/media.schema";
import { refusal, refusalIn } from "@etalase/contracts/refusals/refusal";
import * as z from "zod/mini";
import { type Entry, type PictureSaid, type Refused, recordAt } from "../../application/exchange/entry.ts";
import type { Export } from "../../application/exchange/export.ts";
import { filesNamedIn } from "../../domain/picture.ts";
import { noKind } from "./csv-export.ts";
import { type Element, elementsOf } from "./json-elements.ts";
import { BrokenFile, bytesAt, lineAt, utf8 } from "./text-file.ts";

/** The first element of the list, by which the file is recognised. */
const header = { etalase: "export", format: 1 } as const;

const short = z.string().check(z.maxLength(1000));
const share = z.number().check(z.gte(0), z.lte(1));

const pictureSchema = z.object({
  file: z.string().check(z.regex(/^[0-9a-f]{32}\.[a-z]{3,4}$/)),
  name: z.optional(short),
  alt: mediaUpdate.shape.alt,
  caption: mediaUpdate.shape.caption,
  focal: z.optional(z.object({ x: share, y: share })),
  color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  base64: z.string(),
});

const isOf = (resource: unknown): resource is ContentResource => contentResources.some((one) => one === resource);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Writes a JSON list with one element a line: a header, then each record after its pictures. */
export async function* jsonExport(exporting: Export, resources: readonly ContentResource[]): AsyncGenerator<string> {
  yield `[\n${JSON.stringify(header)}`;
  for await (const one of exporting.whole(resources))
    yield `,\n${JSON.stringify(
      "bytes" in one
        ? { picture: { ...one.said, base64: Buffer.from(one.bytes).toString("base64") } }
        : { resource: one.resource, ...one.values },
    )}`;
  yield "\n]\n";
}

export const isJsonExport = (head: string): boolean => /^\s*\[\s*\{\s*"etalase"\s*:/.test(head);

const problemIn = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).split("\n")[0] ?? "";

function parsed({ bytes, line }: Element): Readonly<Record<string, unknown>> {
  const text = utf8(bytes, line);
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (cause) {
    throw new BrokenFile(line, refusal("This is not valid JSON: {problem}", { problem: problemIn(cause) }), { cause });
  }
  throw new BrokenFile(line, refusal("A record must be an object"));
}

/** The most pictures of a file: their places are held in memory. */
const mostPictures = 50_000;

/** The place of a picture in the file, and its description. */
type Place = Readonly<{ line: number; start: number; length: number; said: PictureSaid }>;

function pictureAt({ line, start, bytes }: Element, given: unknown): readonly [file: string, place: Place] {
  const { data, error } = pictureSchema.safeParse(given);
  if (!data) {
    const [issue = { path: [], message: "" }] = error.issues;
    const name = issue.path.join(".");
    throw new BrokenFile(
      line,
      refusal("The picture's {name} is invalid: {problem}", { name, problem: refusalIn(issue) }),
    );
  }
  const { base64: _bytes, ...said } = data;
  return [said.file, { line, start, length: bytes.length, said: said as PictureSaid }]; // JSON omits absent fields
}

/** The pictures of a record: those of its fields, and those of its text by their addresses. */
function picturesFor(path: string, values: Readonly<Record<string, unknown>>, places: ReadonlyMap<string, Place>) {
  const pictures: Record<string, Entry["pictures"][string]> = {};
  const said: Record<string, PictureSaid> = {};
  const add = (key: string, address: unknown) => {
    const [file = ""] = typeof address === "string" ? filesNamedIn(address) : [];
    const place = places.get(file);
    if (!place) return;
    said[key] = place.said;
    pictures[key] = async () => {
      const element = { ...place, bytes: await bytesAt(path, place.start, place.length) };
      return Buffer.from(String(Object(parsed(element).picture).base64), "base64");
    };
  };
  for (const [field, value] of Object.entries(values)) {
    if (field === "content")
      for (const [, address = ""] of String(value).matchAll(/"(\/media\/[0-9a-f]{32}\.[a-z]{3,4})"/g))
        add(address, address);
    else if (Array.isArray(value)) for (const [index, one] of value.entries()) add(`${field}.${index}`, one);
    else add(field, value);
  }
  return { pictures, said };
}

const placeOf = (line: number, element: number | null) =>
  element === null ? lineAt(line) : refusal("line {line}, element {place}", { line, place: element });

/** The records of such a file. */
export async function* readJsonExport(path: string): AsyncGenerator<Entry | Refused> {
  const places = new Map<string, Place>();
  let [count, lineBefore] = [0, 0];
  try {
    for await (const element of elementsOf(path)) {
      count += 1;
      // Other programs write JSON without line breaks.
      const place = placeOf(element.line, element.line === lineBefore ? count : null);
      lineBefore = element.line;
      const { etalase, resource, ...values } = parsed(element);
      if (etalase !== undefined) {
        if (values.format !== header.format)
          throw new BrokenFile(element.line, refusal("The export is from another version"));
      } else if (resource === undefined && values.picture !== undefined) {
        places.set(...pictureAt(element, values.picture));
        if (places.size > mostPictures)
          throw new BrokenFile(element.line, refusal("The file holds more than {max} pictures", { max: mostPictures }));
      } else if (!isOf(resource)) yield { where: place, problem: noKind(resource) };
      else {
        const title = titleOf(resource, values);
        yield {
          resource,
          place,
          where: recordAt(place, title),
          values,
          ...picturesFor(path, values, places),
          oldPaths: [],
        };
      }
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    yield error;
  }
}
