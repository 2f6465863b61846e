import type { Part } from "formidable";
import type { UploadSpec } from "./body-spec.ts";

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
