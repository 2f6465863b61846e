import { rule } from "@etalase/contracts/fields";
import { messages } from "@etalase/contracts/messages";
import { partnerInput, partnerUpdate } from "@etalase/contracts/partners.schema";
import * as z from "zod/mini";

// A stored logo's URL or a chosen file, which its input has checked already.
const logo = z.nullish(z.union([z.string(), z.file()]));

/** The forms' rules: the server's, and the logo that travels beside them. */
export const partnerCreateSchema = z.extend(partnerInput, {
  logo: logo.check(rule((value) => (value ? undefined : messages.partners.logoRequired))),
});

export const partnerEditSchema = z.extend(partnerUpdate, { logo });
