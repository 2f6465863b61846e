/** The rules that every kind of content shares: its list's query, edits of many at once, moves. */
import * as z from "zod/mini";
import { messages } from "../text/messages.ts";
import { directions } from "./content.ts";
import { ids, idsText, oneOf, recordId, wholeNumber } from "./fields.ts";
import { pageLimits } from "./list.ts";

type Fields = Readonly<Record<string, z.ZodMiniType>>;

export const page = wholeNumber("page", 1, pageLimits.maxPage);
export const limit = wholeNumber("limit", 1, pageLimits.maxLimit);

/** Which page of a list is asked for, by a query. */
export const paging = (pageSize: number) => ({ page: z._default(page, 1), limit: z._default(limit, pageSize) });

/** The query of a list; without a `sort` it is the first of `sorts`. */
export const listQuery = <const Sorts extends readonly [string, ...string[]], Filters extends Fields>({
  pageSize,
  sorts,
  filters,
}: Readonly<{ pageSize: number; sorts: Sorts; filters: Filters }>) =>
  z.object({
    ...paging(pageSize),
    ...filters,
    sort: z._default(oneOf("sort", sorts), () => sorts[0]),
    ids: z.optional(idsText),
  });

/** The same edit of many records; `fields` are those that it may change. */
export const bulkOf = <F extends Fields>(fields: F) =>
  z.object({ ids, update: z.partial(z.object(fields, { error: messages.noUpdatableFields })) });

/** One step up or down. */
export const moveInput = z.object({ id: recordId("id"), direction: oneOf("direction", directions) });

export type MoveInput = z.output<typeof moveInput>;
