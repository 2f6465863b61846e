/** The rules that every kind of content shares: list queries, bulk edits, moves. */
import * as z from "zod/mini";
import { issue, messageOf } from "../refusals/refusal.ts";
import { messages } from "../text/messages.ts";
import { directions, placeMax } from "./content.ts";
import { ids, idsText, oneOf, recordId, rule, wholeNumber } from "./fields.ts";
import { pageLimits } from "./list.ts";

type Fields = Readonly<Record<string, z.ZodMiniType>>;

export const page = wholeNumber("page", 1, pageLimits.maxPage);
export const limit = wholeNumber("limit", 1, pageLimits.maxLimit);

/** An order that the caller names: a search without one answers the best first. */
export const namedSort = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.optional(oneOf("sort", sorts));

/** The requested page of a list, in a query. */
export const paging = (pageSize: number) => ({ page: z._default(page, 1), limit: z._default(limit, pageSize) });

/** The query of a list; the default `sort` is the first of `sorts`. */
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

/** A bulk edit of many records; `fields` are those that it may change. */
export const bulkOf = <F extends Fields>(fields: F) =>
  z.object({ ids, update: z.partial(z.object(fields, issue(messages.noUpdatableFields))) });

const placeProblem = messages.notANumber("order", 0, placeMax);

/** A move by one step, or to a position: `order` is 0 for the first, and past the end it means the last. */
export const moveInput = z
  .object({
    id: recordId("id"),
    direction: z.optional(oneOf("direction", directions)),
    order: z.optional(
      z.int(issue(placeProblem)).check(rule((order) => (order >= 0 && order <= placeMax ? undefined : placeProblem))),
    ),
  })
  .check(
    z.check(({ value, issues }) => {
      if ((value.direction === undefined) !== (value.order === undefined)) return;
      const message = messageOf(messages.notOneOf("direction", directions));
      issues.push({ code: "custom", message, input: value, path: ["direction"] });
    }),
  );

export type MoveInput = z.output<typeof moveInput>;
