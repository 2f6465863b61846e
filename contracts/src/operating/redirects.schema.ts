import * as z from "zod/mini";
import { count, id, list, pageOf, record, time } from "../rules/answers.schema.ts";
import { listQuery, paging } from "../rules/content.schema.ts";
import { text } from "../rules/fields.ts";
import { redirectLimits, redirectSorts } from "./redirects.ts";

const { pageSize, pathMax, targetMax } = redirectLimits;

export const redirectsQuery = listQuery({
  pageSize,
  sorts: redirectSorts,
  filters: { search: z.optional(text({ field: "Search", min: 0, max: pathMax })) },
});

/** `from` is a path of this site; `to` another, or an address anywhere. */
export const redirectInput = z.object({
  from: text({ field: "From", max: targetMax }),
  to: text({ field: "To", max: targetMax }),
});

/** `by` is the name of who made it; null where a page has moved, or an import has brought it. */
const redirect = z.strictObject({
  ...record,
  from: z.string(),
  to: z.string(),
  by: z.nullable(z.string()),
  createdAt: time,
  /** How often it was followed, and when it last was. */
  hits: count,
  lastHitAt: z.nullable(time),
});

export const oneRedirect = redirect;
export const redirectsPage = pageOf({ redirects: list(redirect) });

export const unknownQuery = z.object(paging(pageSize));

/** An address that visitors asked for and that leads nowhere. Its path is its id; `suggestion` is a page like it. */
const unknownAddress = z.strictObject({
  id: z.string(),
  hits: count,
  lastHitAt: time,
  /** The site that the last visitor came from; empty where that is not known. */
  referrer: z.string(),
  suggestion: z.nullable(z.string()),
});

export const unknownPage = pageOf({ addresses: list(unknownAddress) });
export const ignoredInput = z.object({ path: text({ field: "Path", max: pathMax }) });

/** A link of a published text, or of a redirect, to an address of this site that is no page's. */
const brokenLink = z.strictObject({ resource: z.string(), id, title: z.string(), link: z.string() });
export const brokenLinks = z.strictObject({ links: list(brokenLink) });

export type BrokenLinks = Readonly<z.output<typeof brokenLinks>>;
export type RedirectsQuery = z.output<typeof redirectsQuery>;
export type RedirectInput = z.output<typeof redirectInput>;
export type Redirect = Readonly<z.output<typeof redirect>>;
export type UnknownAddress = Readonly<z.output<typeof unknownAddress>>;
export type UnknownQuery = z.output<typeof unknownQuery>;
