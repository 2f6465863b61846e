import simpleRestProvider from "ra-data-simple-rest";
import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from "react-admin";
import { http } from "./http.ts";
import { newsWire } from "./news/newsWire.ts";
import { formBody, ifMatch, listQuery, type Wire } from "./wire.ts";

const api = "/api";
const simpleRest = simpleRestProvider(api, http);

const wires: Readonly<Record<string, Wire>> = {
  news: newsWire,
};

const urlOf = (resource: string, id: Identifier) => `${api}/${resource}/${encodeURIComponent(id)}`;
const json = (body: unknown) => JSON.stringify(body);

/** Lists of plain texts, such as news/categories, become choices. */
const choice = (text: string) => ({ id: text, name: text });

async function textList(resource: string, { signal }: GetListParams) {
  const answer = await http(`${api}/${resource}`, { ...(signal && { signal }) });
  const data = (answer.json as string[]).map(choice);
  return { data, total: data.length };
}

export const dataProvider = {
  ...simpleRest,
  supportAbortSignal: true,

  // `any` is react-admin's own type here: a provider serves records of every resource.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  async getList(resource: string, params: GetListParams): Promise<GetListResult<any>> {
    const wire = wires[resource];
    if (!wire) return textList(resource, params);
    const answer = await http(`${api}/${resource}?${listQuery(wire, params)}`, {
      ...(params.signal && { signal: params.signal }),
    });
    return { data: answer.json[wire.listKey], total: answer.json.total };
  },

  async getMany(resource, { ids, signal }) {
    const wire = wires[resource];
    if (!wire) return simpleRest.getMany(resource, { ids });
    const answer = await http(`${api}/${resource}?${new URLSearchParams({ ids: ids.join(",") })}`, {
      ...(signal && { signal }),
    });
    return { data: answer.json[wire.listKey] };
  },

  async create(resource, { data }) {
    const wire = wires[resource];
    const body = wire ? formBody(wire, data) : json(data);
    return { data: (await http(`${api}/${resource}`, { method: "POST", body })).json };
  },

  async update(resource, { id, data, previousData }) {
    const wire = wires[resource];
    const body = wire ? formBody(wire, data, previousData) : json(data);
    const headers = new Headers(ifMatch(previousData));
    return { data: (await http(urlOf(resource, id), { method: "PUT", body, headers })).json };
  },

  async updateMany(resource, { ids, data }) {
    await http(`${api}/${resource}/bulk-update`, { method: "PUT", body: json({ ids, update: data }) });
    return { data: ids };
  },

  async delete<RecordType extends RaRecord>(resource: string, params: { id: Identifier; previousData?: RecordType }) {
    await http(urlOf(resource, params.id), { method: "DELETE" });
    // The answer is empty; react-admin only needs to know which record went.
    return { data: params.previousData ?? ({ id: params.id } as RecordType) };
  },

  async deleteMany(resource, { ids }) {
    await http(`${api}/${resource}?${new URLSearchParams({ ids: ids.join(",") })}`, { method: "DELETE" });
    return { data: ids };
  },
} satisfies DataProvider;
