import { rule } from "@etalase/contracts/fields";
import { messages } from "@etalase/contracts/messages";
import { newsInput, newsUpdate } from "@etalase/contracts/news.schema";
import * as z from "zod/mini";

// A stored picture's URL or a chosen file, which its input has checked already.
const picture = z.nullish(z.union([z.string(), z.file()]));

/** The forms' rules: the server's, and the picture that travels beside them. */
export const newsCreateSchema = z.extend(newsInput, {
  featuredImage: picture.check(rule((value) => (value ? undefined : messages.featuredImageRequired))),
});

export const newsEditSchema = z.extend(newsUpdate, { featuredImage: picture });
