import { rule } from "@etalase/contracts/fields";
import { messages } from "@etalase/contracts/messages";
import { portfolioLimits } from "@etalase/contracts/portfolio";
import { portfolioInput, portfolioUpdate } from "@etalase/contracts/portfolio.schema";
import * as z from "zod/mini";

// A stored picture's URL or a chosen file, which its input has checked already.
const picture = z.union([z.string(), z.file()]);
const gallery = z
  .array(picture)
  .check(
    rule((pictures) => (pictures.length > portfolioLimits.imagesMax ? messages.portfolio.tooManyImages : undefined)),
  );

/** The forms' rules: the server's, and the pictures that travel beside them. */
export const portfolioCreateSchema = z.extend(portfolioInput, {
  featuredImage: z.nullish(picture).check(rule((value) => (value ? undefined : messages.featuredImageRequired))),
  images: gallery,
});

export const portfolioEditSchema = z.extend(portfolioUpdate, {
  featuredImage: z.nullish(picture),
  images: z.optional(gallery),
});
