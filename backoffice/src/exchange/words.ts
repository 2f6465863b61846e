import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import { HttpError } from "react-admin";

/** The kind's name as it begins a line: "Articles". */
export const kindName = (resource: ContentResource): string => `${capitalised(kinds[resource].noun)}s`;

/** Returns the server's message about the file, or else its general one. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof HttpError)) return String(error);
  const [first] = Object.values(Object(error.body?.errors ?? {}));
  return typeof first === "string" ? first : error.message;
}
