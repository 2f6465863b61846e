import * as z from "zod/mini";
import { count, list, pageOf, time } from "./rules/answers.schema.ts";
import { paging } from "./rules/content.schema.ts";

export const vainSearchesQuery = z.object(paging(25));

/** A question that found nothing. Its text is its id. */
const vainSearch = z.strictObject({ id: z.string(), text: z.string(), count, lastAt: time });

export const vainSearchesPage = pageOf({ searches: list(vainSearch) });

export type VainSearchesQuery = z.output<typeof vainSearchesQuery>;
export type VainSearch = Readonly<z.output<typeof vainSearch>>;
