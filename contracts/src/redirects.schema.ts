import * as z from "zod/mini";
import { redirectLimits, redirectSorts } from "./redirects.ts";
import { count, list, pageOf, record, time } from "./rules/answers.schema.ts";
import { listQuery, paging } from "./rules/content.schema.ts";
import { text } from "./rules/fields.ts";

const { pageSize, pathMax, targetMax } = redirectLimits;

export const redirectsQuery = listQuery({
  pageSize,
  sorts: redirectSorts,
  filters: { search: z.optional(text({ field: "Search", min: 0, max: pathMax })) },
});

/** `from` is a path of this site; `to` is another one, or any address. */
export const redirectInput = z.object({
  from: text({ field: "From", max: targetMax }),
  to: text({ field: "To", max: targetMax }),
});

/** `by` is the name of the person who made it; null after a page's move or an import. */
const redirect = z.strictObject({
  ...record,
  from: z.string(),
  to: z.string(),
  by: z.nullable(z.string()),
  createdAt: time,
  /** The number of times it was followed, and the last time. */
  hits: count,
  lastHitAt: z.nullable(time),
});

export const oneRedirect = redirect;
export const redirectsPage = pageOf({ redirects: list(redirect) });

export const unknownQuery = z.object(paging(pageSize));

/** An address without a page that visitors requested. Its path is its id. */
const unknownAddress = z.strictObject({
  id: z.string(),
  hits: count,
  lastHitAt: time,
  /** The site that the last visitor came from; empty when unknown. */
  referrer: z.string(),
});

export const unknownPage = pageOf({ addresses: list(unknownAddress) });
export const ignoredInput = z.object({ path: text({ field: "Path", max: pathMax }) });

/** A question that found nothing. Its text is its id. */
const vainSearch = z.strictObject({ id: z.string(), text: z.string(), count, lastAt: time });

export const vainSearchesPage = pageOf({ searches: list(vainSearch) });

export type RedirectsQuery = z.output<typeof redirectsQuery>;
export type RedirectInput = z.output<typeof redirectInput>;
export type Redirect = Readonly<z.output<typeof redirect>>;
export type UnknownAddress = Readonly<z.output<typeof unknownAddress>>;
export type UnknownQuery = z.output<typeof unknownQuery>;
export type VainSearch = Readonly<z.output<typeof vainSearch>>;
