import { SaxesParser } from "saxes";

/** `next` is the token of the following page, or null after the last one. */
export type Listed = Readonly<{
  objects: readonly Readonly<{ key: string; size: number; modifiedAt: Date }>[];
  next: string | null;
}>;

/** Reads one page of a list (https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html). */
export function listedIn(xml: string): Listed {
  const parser = new SaxesParser();
  const objects: Listed["objects"][number][] = [];
  let [text, next]: [string, string | null] = ["", null];
  let object = { key: "", size: 0, modifiedAt: new Date(0) };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", () => {
    text = "";
  });
  parser.on("text", (part) => {
    text += part;
  });
  parser.on("closetag", ({ name }) => {
    if (name === "Key") object = { ...object, key: text };
    else if (name === "Size") object = { ...object, size: Number(text) };
    else if (name === "LastModified") object = { ...object, modifiedAt: new Date(text) };
    else if (name === "Contents") objects.push(object);
    else if (name === "NextContinuationToken") next = text;
  });
  parser.write(xml).close();
  return { objects, next };
}

/** Describes a refusal without details that should stay private: its status and code. */
export const refusalIn = (status: number, xml: string): string =>
  `${status} ${/<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? ""}`.trim();
