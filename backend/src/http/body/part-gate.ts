import type { Part } from "formidable";
import type { UploadSpec } from "./body-spec.ts";

/** formidable's parts have this field too, though its types leave it out. */
type MultipartPart = Part & { transferEncoding?: string };

const identityEncodings = ["7bit", "8bit", "binary"];
const wellNamed = (name: string | null): name is string => name !== null && name !== "" && name !== "__proto__";

/**
 * Judges the parts of one body by their headers. After one refusal nothing more is let through; `onRefused` hears of it.
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
    // formidable hands the encoding's name to StringDecoder, which throws where nobody catches.
    if (identityEncodings.includes(part.transferEncoding ?? "")) part.transferEncoding = "utf-8";
    const isRepeated = textNames.has(name);
    textNames.add(name);
    return !isRepeated && part.transferEncoding === "utf-8";
  };

  const admits = (part: MultipartPart): boolean => {
    if (!wellNamed(part.name)) return false;
    // formidable goes by the type alone: a nameless type would make a file a text.
    if (part.originalFilename !== null) part.mimetype ||= "application/octet-stream";
    return part.mimetype ? admitsFile(part.name) : admitsText(part.name, part);
  };

  const refuse = () => {
    refused = true;
    onRefused();
  };

  return {
    refuse,
    /** Returns the fields that got more files than they take: those files are not kept, and the form is to say so. */
    overfull: () => Object.keys(fileFields).filter(isOverfull),
    onPart: (part: MultipartPart, letThrough: (part: Part) => void) => {
      // A browser sends this for a file input in which nothing was chosen.
      if (part.originalFilename === "") return;
      if (!refused && !admits(part)) refuse();
      if (!refused && !(part.mimetype && isOverfull(part.name ?? ""))) letThrough(part);
    },
  };
}
