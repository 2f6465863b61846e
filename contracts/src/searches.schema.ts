import * as z from "zod/mini";
import { count, list, pageOf, time } from "./rules/answers.schema.ts";

/** A question that found nothing. Its text is its id. */
const vainSearch = z.strictObject({ id: z.string(), text: z.string(), count, lastAt: time });

export const vainSearchesPage = pageOf({ searches: list(vainSearch) });

export type VainSearch = Readonly<z.output<typeof vainSearch>>;
