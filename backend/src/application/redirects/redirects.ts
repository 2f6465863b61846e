import type { RedirectInput, RedirectsQuery } from "@etalase/contracts/redirects.schema";
import type { Redirect } from "../../domain/redirects/redirects.ts";
import type { Actor } from "../../domain/user.ts";
import type { AuditLog } from "../audit.ts";
import { type ChangeContent, existing, pageOf } from "../content.ts";
import type { Pause } from "../ports.ts";
import { createAnsweredRedirects } from "./answered-redirects.ts";
import { type ContentPages, createContentPages, type PageNeeds } from "./content-pages.ts";
import { createManyRedirects } from "./many-redirects.ts";
import { createRedirectStore, leadOf, type RedirectStore, refuseTooMany, type StoreNeeds } from "./redirect-store.ts";
import { createUnknownAddresses, type UnknownAddressRepository } from "./unknown-addresses.ts";

type Needs = StoreNeeds &
  PageNeeds &
  Readonly<{
    unknown: UnknownAddressRepository;
    changeContent: ChangeContent;
    audit: Pick<AuditLog, "record">;
    pause: Pause;
  }>;

const actOf = (action: "create" | "update" | "delete", { id, path }: Pick<Redirect, "id" | "path">) =>
  ({ action, resource: "redirects", record: { id, title: path } }) as const;

/** The redirects that administrators make by hand. */
function createOwnRedirects(needs: Needs & Readonly<{ pages: ContentPages; store: RedirectStore }>) {
  const { redirects, pages, store, changeContent, audit, publicUrl } = needs;
  return {
    /** Lists redirects with their present targets. */
    async list(query: RedirectsQuery) {
      const { rows, ...info } = pageOf(await redirects.list(query), query);
      const current = rows.map(async (row) => ({ ...row, target: await pages.moved(leadOf(row, publicUrl)) }));
      return { rows: await Promise.all(current), ...info };
    },

    create: (input: RedirectInput, by: Actor) =>
      changeContent(async () => {
        const all = await store.leads();
        refuseTooMany(all);
        const redirect = await store.add(await store.checked(input, all), { byName: by.user.name, isLedTo: true });
        await audit.record(by, [actOf("create", redirect)]);
        return redirect;
      }),

    update: (id: string, input: RedirectInput, by: Actor) =>
      changeContent(async () => {
        const before = existing(await redirects.findById(id));
        const change = await store.checked(input, await store.leads(id));
        await store.change(id, change);
        await audit.record(by, [actOf("update", { id, ...change })]);
        return { ...before, ...change };
      }),

    /** @throws {DomainError} "notFound" */
    remove: (id: string, by: Actor) =>
      changeContent(async () => {
        const before = existing(await redirects.findById(id));
        await redirects.remove(id);
        await audit.record(by, [actOf("delete", before)]);
      }),
  };
}

export function createRedirects(needs: Needs) {
  const pages = createContentPages(needs);
  const store = createRedirectStore({ ...needs, pages });
  const parts = { ...needs, pages, store };
  return {
    ...createOwnRedirects(parts),
    ...createManyRedirects(parts),
    ...createAnsweredRedirects(parts),
    ...createUnknownAddresses(parts),
  };
}

export type Redirects = ReturnType<typeof createRedirects>;
