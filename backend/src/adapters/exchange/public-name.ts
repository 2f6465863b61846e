import { refusal } from "@etalase/contracts/refusals/refusal";
import { isAddress } from "../../application/exchange/provenance.ts";
import { lineOf } from "./html/plain-text.ts";

type Author = Readonly<{ login: string; email: string; names: readonly string[] }>;

/** Returns the first name that readers may see; empty for an author who has only a login or an address. */
export function publicName({ login, email, names }: Author): string {
  const isSecret = (name: string) =>
    name === "" || isAddress(name) || name === email || (name === login && !/\s/.test(name));
  return names.map(lineOf).find((name) => !isSecret(name)) ?? "";
}

/** The note about an author without a public name. */
export const namelessNote = (author: string) =>
  refusal("The author “{author}” has only a login or an address: your name is used instead", { author });
