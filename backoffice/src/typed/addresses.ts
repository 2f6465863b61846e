import { url } from "@etalase/contracts/rules/fields";
import { webAddressOf } from "@etalase/contracts/text/addresses";
import * as z from "zod/mini";

/**
 * The server's rule for web addresses, applied to the completed text, even when the form is saved before the field is
 * left.
 */
export const address = (complete = webAddressOf) =>
  z.pipe(
    z.transform((typed: unknown) => (typeof typed === "string" ? complete(typed) : typed)),
    url,
  );

type Rules = Readonly<{ input: z.ZodMiniObject; update: z.ZodMiniObject }>;

/** Adds a field to a form's rules whose web address may be typed without its scheme. */
export const withAddress = (name: string, { input, update }: Rules) => ({
  input: z.extend(input, { [name]: address() }),
  update: z.extend(update, { [name]: z.optional(address()) }),
});
