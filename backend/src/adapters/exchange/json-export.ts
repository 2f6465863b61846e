import { type ContentResource, titleOf } from "@etalase/contracts/kinds";
import { mediaUpdate } from "@etalase/contracts/media.schema";
import { refusal, refusalIn } from "@etalase/contracts/refusals/refusal";
import * as z from "zod/mini";
import { type Entry, type PictureSaid, type Refused, recordAt } from "../../application/exchange/entry.ts";
import type { Export } from "../../application/exchange/export.ts";
import { filesNamedIn } from "../../domain/picture.ts";
import { isOf, noKind } from "./csv-export.ts";
import { type Element, elementsOf, parsedJson } from "./json-elements.ts";
import { BrokenFile, bytesAt, lineAt } from "./text-file.ts";

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

/** Writes a JSON list with one element a line: a header, then each record after its pictures. */
export async function* jsonExport(exporting: Export, resources: readonly ContentResource[]): AsyncGenerator<string> {
  yield `[\n${JSON.stringify(header)}`;
  for await (const one of exporting.whole(resources))
    yield `,\n${JSON.stringify(
      "bytes" in one
        ? { picture: { ...one.pictureWords, base64: Buffer.from(one.bytes).toString("base64") } }
        : { resource: one.resource, ...one.values },
    )}`;
  yield "\n]\n";
}

export const isJsonExport = (head: string): boolean => /^\s*\[\s*\{\s*"etalase"\s*:/.test(head);

type Values = Readonly<Record<string, unknown>>;

function parsed({ bytes, line }: Element): Values {
  const value = parsedJson(bytes, line);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new BrokenFile(line, refusal("A record must be an object"));
}

/** The most pictures of a file: their places are held in memory. */
const mostPictures = 50_000;

/** The place of a picture in the file, in bytes, and its description. */
type PicturePlace = Pick<Element, "line" | "start"> & Readonly<{ length: number; pictureWords: PictureSaid }>;

function pictureAt({ line, start, bytes }: Element, value: unknown): readonly [file: string, place: PicturePlace] {
  const { data, error } = pictureSchema.safeParse(value);
  if (!data) {
    const [issue = { path: [], message: "" }] = error.issues;
    const name = issue.path.join(".");
    throw new BrokenFile(
      line,
      refusal("The picture's {name} is invalid: {problem}", { name, problem: refusalIn(issue) }),
    );
  }
  const { base64: _bytes, ...pictureWords } = data;
  return [pictureWords.file, { line, start, length: bytes.length, pictureWords: pictureWords as PictureSaid }]; // JSON omits absent fields
}

/** The pictures of a record: those of its fields, and those of its text by their addresses. */
function picturesFor(path: string, values: Values, places: ReadonlyMap<string, PicturePlace>) {
  const pictures: Record<string, Entry["pictures"][string]> = {};
  const pictureWords: Record<string, PictureSaid> = {};
  const add = (key: string, address: unknown) => {
    const [file = ""] = typeof address === "string" ? filesNamedIn(address) : [];
    const place = places.get(file);
    if (!place) return;
    pictureWords[key] = place.pictureWords;
    pictures[key] = async () => {
      const { picture } = parsed({ ...place, bytes: await bytesAt(path, place.start, place.length) });
      return Buffer.from(String(Object(picture).base64), "base64");
    };
  };
  for (const [field, value] of Object.entries(values)) {
    if (field === "content")
      for (const [, address = ""] of String(value).matchAll(/"(\/media\/[0-9a-f]{32}\.[a-z]{3,4})"/g))
        add(address, address);
    else if (Array.isArray(value)) for (const [index, one] of value.entries()) add(`${field}.${index}`, one);
    else add(field, value);
  }
  return { pictures, pictureWords };
}

/** The records of such a file. */
export async function* readJsonExport(path: string): AsyncGenerator<Entry | Refused> {
  const places = new Map<string, PicturePlace>();
  try {
    for await (const element of elementsOf(path)) {
      const { etalase, resource, ...values } = parsed(element);
      const place = lineAt(element.line);
      if (etalase !== undefined) {
        if (values.format !== header.format)
          throw new BrokenFile(element.line, refusal("The export is from another version"));
      } else if (resource === undefined && values.picture !== undefined) {
        places.set(...pictureAt(element, values.picture));
        if (places.size > mostPictures)
          throw new BrokenFile(element.line, refusal("The file holds more than {max} pictures", { max: mostPictures }));
      } else if (!isOf(resource)) yield { where: place, problem: noKind(resource) };
      else {
        const where = recordAt(place, titleOf(resource, values));
        yield { resource, place, where, values, ...picturesFor(path, values, places), oldPaths: [] };
      }
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    yield error;
  }
}
