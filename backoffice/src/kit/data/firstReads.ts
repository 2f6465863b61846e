import { pageLimits } from "@etalase/contracts/rules/list";
import { overviewPath, shellReads } from "@etalase/contracts/statistics";
import type { GetListParams } from "react-admin";
import { type Endpoint, endpoints, recordUrl, urlOf } from "./endpoints.ts";
import { storeKeyOf } from "./session.ts";

type Values = Readonly<Record<string, unknown>>;

/** Limits a number from the address, which anybody can write. */
const within = (wanted: number, max: number) => Math.min(Math.max(wanted, 1), max);

export function listQuery(endpoint: Endpoint, { pagination, sort, filter }: GetListParams): URLSearchParams {
  const query = new URLSearchParams();
  if (pagination) {
    query.set("page", String(within(pagination.page, pageLimits.maxPage)));
    query.set("limit", String(within(pagination.perPage, pageLimits.maxLimit)));
  }
  const word = sort && endpoint.sorts[sort.field]?.[sort.order];
  if (word) query.set("sort", word);
  const filters: Values = filter ?? {};
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  return query;
}

/** Returns the list's part of an address, or else of what react-admin has stored; a filter in an address is JSON. */
function listStateOf(resource: string, search: string): Values {
  const { filter, ...given } = Object.fromEntries(new URLSearchParams(search));
  if (search) return { ...given, filter: filter && JSON.parse(filter) };
  return JSON.parse(localStorage.getItem(`RaStoreetalase.${storeKeyOf(`${resource}.listParams`)}`) ?? "{}") ?? {};
}

function listRead(resource: string, search: string): string | undefined {
  const endpoint = endpoints[resource];
  if (!endpoint?.first) return;
  const { sort, perPage } = endpoint.first;
  const state = listStateOf(resource, search);
  const field = String(state.sort ?? sort.field);
  const order = state.sort ? (state.order as typeof sort.order) : sort.order; // another word has no sort order
  const pagination = { page: Number(state.page ?? 1), perPage: Number(state.perPage ?? perPage) };
  return `${urlOf(resource)}?${listQuery(endpoint, { pagination, sort: { field, order }, filter: state.filter })}`;
}

/** Returns the addresses in the API that a screen reads first, as far as they are known without it. */
export function readsOf(pathname: string, search: string): readonly string[] {
  const [, , resource = "", part, id] = pathname.split("/");
  if (!resource) return [overviewPath];
  const record = part === "edit" ? id : part;
  // Another view of the list reads other records.
  if (part === "create" || !endpoints[resource] || new URLSearchParams(search).has("view")) return [];
  if (record) return [recordUrl(resource, record)];
  try {
    return [listRead(resource, search) ?? []].flat();
  } catch {
    // The address or the stored state was not written by a list.
    return [];
  }
}

/** The reads of a page that is opened: its own come first, since they are drawn first. The overview has those of the frame within. */
export function firstReadsOf({ pathname, search }: Pick<Location, "pathname" | "search">): readonly string[] {
  const reads = readsOf(pathname, search);
  return reads.includes(overviewPath) ? reads : [...reads, ...shellReads];
}
