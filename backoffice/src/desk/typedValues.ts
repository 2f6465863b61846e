import type { Values } from "../data/copies.ts";
import { smallPicture } from "./smallPicture.ts";

/** What one call of the API may hold, with some room. */
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

/** Values with chosen pictures made small; where even that is too much, a placeholder stands for them. */
export async function typedValues(values: Values): Promise<Values> {
  const entries = await Promise.all(
    Object.entries(values).map(async ([name, value]) => [name, await travelling(value)] as const),
  );
  const whole = Object.fromEntries(entries);
  if (sizeOf(whole) <= maxBytes) return whole;
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutChosen(value)]));
}
