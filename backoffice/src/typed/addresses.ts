import { url } from "@etalase/contracts/rules/fields";
import { webAddressOf } from "@etalase/contracts/text/addresses";
import * as z from "zod/mini";

/** The server's rule for web addresses, of what a field shows once it is left; also where it is saved before that. */
export const address = (complete = webAddressOf) =>
  z.pipe(
    z.transform((typed: unknown) => (typeof typed === "string" ? complete(typed) : typed)),
    url,
  );

type Rules = Readonly<{ input: z.ZodMiniObject; update: z.ZodMiniObject }>;

/** The rules of a form, one of whose fields is a web address that may be typed as people call it. */
export const withAddress = (name: string, { input, update }: Rules) => ({
  input: z.extend(input, { [name]: address() }),
  update: z.extend(update, { [name]: z.optional(address()) }),
});
