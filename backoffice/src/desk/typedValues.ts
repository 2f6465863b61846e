import type { Values } from "../data/copies.ts";
import { smallPicture } from "./smallPicture.ts";

/** The most bytes of one API call, with some margin. */
const maxBytes = 240_000;
const sizeOf = (values: Values) => new TextEncoder().encode(JSON.stringify(values)).length;

const travelling = async (value: unknown): Promise<unknown> => {
  if (value instanceof File) return smallPicture(value);
  return Array.isArray(value) ? Promise.all(value.map(travelling)) : value;
};

const isChosen = (value: unknown) => typeof value === "string" && value.startsWith("data:");
const withoutChosen = (value: unknown) => {
  if (Array.isArray(value)) return value.filter((item) => !isChosen(item));
  return isChosen(value) ? "" : value;
};

/** Scales down the chosen pictures among the values; a placeholder replaces pictures that are still too large. */
export async function typedValues(values: Values): Promise<Values> {
  const entries = await Promise.all(
    Object.entries(values).map(async ([name, value]) => [name, await travelling(value)] as const),
  );
  const whole = Object.fromEntries(entries);
  if (sizeOf(whole) <= maxBytes) return whole;
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutChosen(value)]));
}
