import type { GetListParams, RaRecord } from "react-admin";

/** How a resource travels: what differs between the resources, as data. */
export type Wire = Readonly<{
  /** Name of the array in a list's answer. */
  listKey: string;
  /** The API's word for each sortable column, ascending and descending. */
  sorts: Readonly<Record<string, Readonly<{ ASC: string; DESC: string }>>>;
  /** What a form sends, in this order. */
  fields: readonly string[];
  /** Sent only when an edit changed it. */
  ifChanged?: readonly string[];
}>;

type Values = Readonly<Record<string, unknown>>;

export function listQuery(wire: Wire, { pagination, sort, filter }: GetListParams): URLSearchParams {
  const query = new URLSearchParams();
  if (pagination) {
    query.set("page", String(pagination.page));
    query.set("limit", String(pagination.perPage));
  }
  const word = sort && wire.sorts[sort.field]?.[sort.order];
  if (word) query.set("sort", word);
  for (const [name, value] of Object.entries((filter ?? {}) as Values)) {
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  return query;
}

/** A stored picture stays an URL and is not sent: only a chosen file travels. */
function appendField(form: FormData, name: string, value: unknown): void {
  if (value instanceof File) form.set(name, value, value.name);
  else if (Array.isArray(value)) form.set(name, JSON.stringify(value));
  else if (value !== undefined && value !== null && typeof value !== "object") form.set(name, String(value));
}

const isStoredPicture = (name: string, value: unknown, previous?: Values) =>
  typeof value === "string" && previous?.[`${name}Set`] !== undefined;

export function formBody(wire: Wire, values: Values, previous?: Values): FormData {
  const form = new FormData();
  for (const name of wire.fields) {
    const value = values[name];
    if (isStoredPicture(name, value, previous)) continue;
    if (previous && wire.ifChanged?.includes(name) && value === previous[name]) continue;
    appendField(form, name, value);
  }
  return form;
}

/** Makes an edit conditional on the version that was loaded. */
export const ifMatch = (previous?: Partial<RaRecord>): Record<string, string> =>
  previous?.version === undefined ? {} : { "If-Match": `"${previous.version}"` };
