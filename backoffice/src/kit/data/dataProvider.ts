import type { Deed } from "@etalase/contracts/history";
import type { MoveInput } from "@etalase/contracts/rules/content.schema";
import { pageLimits } from "@etalase/contracts/rules/list";
import simpleRestProvider from "ra-data-simple-rest";
import type { DataProvider, DeleteParams, GetListParams, GetListResult, Identifier, RaRecord } from "react-admin";
import { api, endpoints, recordUrl, urlOf } from "./endpoints.ts";
import { listQuery } from "./firstReads.ts";
import { http } from "./http.ts";
import { formBody, ifMatch, type SentFields } from "./requests.ts";
import { whileBusy } from "./retry.ts";
import { undoable } from "./undo.ts";
import { type Upload, upload } from "./upload.ts";

const simpleRest = simpleRestProvider(api, http);

const json = (body: unknown) => JSON.stringify(body);

/** `fields` are those of a form, whose upload `upload` tracks; single fields changed without a form travel as JSON. */
type CallMeta = Readonly<{ fields?: SentFields; upload?: Upload; headers?: Readonly<Record<string, string>> }>;

/** A record's position in the editors' order, from 0. */
export type Place = Readonly<{ _id: string; order: number }>;

/** `version` makes the call conditional on the version that was loaded. */
type Call = Readonly<{ method?: string; data?: unknown; version?: number | undefined; signal?: AbortSignal }>;

type Sending = Readonly<{ method: string; body: FormData | string; headers?: Headers }>;

const hasFile = (body: FormData | string) =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File);

/** Only files take long enough to be worth tracking; every request can be stopped. */
function send(url: string, sending: Sending, meta?: CallMeta) {
  if (!meta?.upload) return http(url, sending);
  if (hasFile(sending.body)) return upload(url, sending, meta.upload);
  return http(url, { ...sending, signal: meta.upload.signal });
}

/** The response, by either way of sending. */
type Sent = Awaited<ReturnType<typeof send>>;

/** Lists of plain texts, such as news/categories, become choices. */
const choice = (text: string) => ({ id: text, name: text });

async function textList(resource: string, { signal }: GetListParams) {
  const answer = await http(`${api}/${resource}`, { ...(signal && { signal }) });
  const names: readonly string[] = answer.json;
  const data = names.map(choice);
  return { data, total: data.length };
}

/** Splits ids into chunks that one answer can list. */
const inPages = (ids: readonly Identifier[]) =>
  Array.from({ length: Math.ceil(ids.length / pageLimits.maxLimit) }, (_, page) =>
    ids.slice(page * pageLimits.maxLimit, (page + 1) * pageLimits.maxLimit),
  );

/** The reads of records. A resource without an endpoint is a list of texts. */
const reads = {
  // `any` is react-admin's own type here: a provider serves records of every resource.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  async getList(resource: string, params: GetListParams): Promise<GetListResult<any>> {
    const endpoint = endpoints[resource];
    if (!endpoint) return textList(resource, params);
    const answer = await http(`${urlOf(resource)}?${listQuery(endpoint, params)}`, {
      ...(params.signal && { signal: params.signal }),
    });
    return { data: answer.json[endpoint.listKey], total: answer.json.total };
  },

  async getMany(resource, { ids, signal }) {
    const endpoint = endpoints[resource];
    if (!endpoint) return simpleRest.getMany(resource, { ids });
    const read = async (some: readonly Identifier[]) => {
      // Without a page, some resources answer with the list for everybody.
      const query = new URLSearchParams({ page: "1", limit: String(pageLimits.maxLimit), ids: some.join(",") });
      const answer = await http(`${urlOf(resource)}?${query}`, { ...(signal && { signal }) });
      return answer.json[endpoint.listKey];
    };
    return { data: (await Promise.all(inPages(ids).map(read))).flat() };
  },
} satisfies Pick<DataProvider, "getList" | "getMany">;

/** The writes of records. An answer says by its headers how the write is undone. */
const writes = {
  async create(resource, { data, meta }) {
    const { fields, headers }: CallMeta = meta ?? {};
    const body = fields ? formBody(fields, data) : json(data);
    const sending = { method: "POST", body, headers: new Headers(headers) };
    const answer = await send(`${urlOf(resource)}`, sending, meta);
    return { data: undoable(answer.json, answer, { deed: "create", ids: [answer.json?.id] }) };
  },

  async update(resource, { id, data, previousData, meta }) {
    const { fields }: CallMeta = meta ?? {};
    const body = fields ? formBody(fields, data, previousData) : json(data);
    const headers = new Headers(fields ? ifMatch(previousData) : {});
    const save = () => send(recordUrl(resource, id), { method: "PUT", body, headers }, meta);
    const answer = await whileBusy<Sent>(save, meta?.upload);
    return { data: undoable(answer.json, answer, { deed: "update", ids: [id] }) };
  },

  async updateMany(resource, { ids, data }) {
    const body = json({ ids, update: data });
    const save = () => http(`${urlOf(resource)}/bulk-update`, { method: "PUT", body });
    return { data: undoable([...ids], await whileBusy(save), { deed: "update", ids }) };
  },

  async delete<RecordType extends RaRecord>(resource: string, { id, previousData }: DeleteParams<RecordType>) {
    const answer = await whileBusy(() => http(recordUrl(resource, id), { method: "DELETE" }));
    // The answer is empty. Without the former record only the id is known, which is all that react-admin reads: hence
    // the cast.
    const data = { ...(previousData ?? ({ id } as RecordType)) };
    return { data: undoable(data, answer, { deed: "delete", ids: [id] }) };
  },

  async deleteMany(resource, { ids }) {
    const query = new URLSearchParams({ ids: ids.join(",") });
    const remove = () => http(`${urlOf(resource)}?${query}`, { method: "DELETE" });
    return { data: undoable([...ids], await whileBusy(remove), { deed: "delete", ids }) };
  },
} satisfies Pick<DataProvider, "create" | "update" | "updateMany" | "delete" | "deleteMany">;

function deedOf(path: string, method: string | undefined): Deed {
  if (path.endsWith("/restore")) return "restore";
  return method === "DELETE" ? "delete" : "update";
}

/** Calls endpoints that are not lists of records: the settings, the own account, the overview's figures. */
async function call<Answer>(path: string, { data, version, ...options }: Call = {}): Promise<{ data: Answer }> {
  const headers = new Headers(ifMatch({ version }));
  const body = data === undefined ? {} : { body: json(data) };
  const ask = () => http(`${api}/${path}`, { ...options, ...body, headers });
  // Only a call that names its version may be retried, since the version prevents it from being applied twice.
  const answer = await (version === undefined ? ask() : whileBusy(ask, options));
  return { data: undoable(answer.json, answer, { deed: deedOf(path, options.method) }) };
}

/** Calls the API for every resource. */
export const dataProvider = {
  ...simpleRest,
  supportAbortSignal: true,
  ...reads,
  ...writes,

  /** Moves a record one step up or down, or to a position; answers with the positions that changed. */
  async move(resource: string, move: MoveInput): Promise<readonly Place[]> {
    const answer = await http(`${urlOf(resource)}/order`, { method: "PUT", body: json(move) });
    const places: readonly Place[] = answer.json[endpoints[resource]?.listKey ?? resource];
    return undoable(places, answer, { deed: "move", ids: places.map(({ _id }) => _id) });
  },

  call,

  /** Answers with the whole list as the server's CSV file. */
  async csv(resource: string): Promise<{ data: string }> {
    return { data: (await http(`${urlOf(resource)}?format=csv`)).body };
  },
} satisfies DataProvider;

export type EtalaseProvider = typeof dataProvider;
