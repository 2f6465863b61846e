import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { refusal } from "./t.ts";

const isRefusal = (part: unknown): part is Refusal =>
  typeof part === "object" && part !== null && "key" in part && "values" in part;

/** Says the messages in a tree of errors; its other properties stay, such as the elements of fields. */
function sentencesOf(error: unknown): unknown {
  if (Array.isArray(error)) return error.map(sentencesOf);
  if (typeof error !== "object" || error === null) return error;
  return Object.fromEntries(
    Object.entries(error).map(([name, part]) => {
      if (name === "ref") return [name, part];
      return [name, isRefusal(part) ? refusal(part) : sentencesOf(part)];
    }),
  );
}

/** Validates a form by its schema, with messages in the language of the screens. */
export function resolverOf<Values extends FieldValues>(schema: z.ZodMiniType<Values, FieldValues>) {
  const resolve = zodResolver(schema);
  const resolver: typeof resolve = async (...args) => {
    const result = await resolve(...args);
    return { ...result, errors: sentencesOf(result.errors) } as typeof result; // the tree keeps its form
  };
  return resolver;
}
