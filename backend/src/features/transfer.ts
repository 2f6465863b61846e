import { digestOf } from "../adapters/fingerprint.ts";
import { lazily } from "../adapters/lazily.ts";
import { createExport } from "../application/exchange/export.ts";
import { createImport } from "../application/exchange/import.ts";
import { exchangeKinds } from "../application/exchange/kinds.ts";
import type { Redirects } from "../application/redirects/redirects.ts";
import { exchangeRoutes } from "../http/api/exchange.ts";
import { createOriginRepository } from "../persistence/origins.ts";
import type { Base } from "./base.ts";
import type { ContentServices } from "./content.ts";
import type { Feature } from "./feature.ts";
import type { HistoryFeature } from "./history.ts";

type Needs = Readonly<{ content: ContentServices; trash: HistoryFeature["services"]["trash"]; redirects: Redirects }>;

async function keptPicture(storage: Base["storage"], name: string) {
  const file = await storage.open(name);
  return file && Buffer.concat(await (await file.read()).toArray());
}

/** Export and import of content. */
export function transferFeature(base: Base, { content, trash, redirects }: Needs) {
  const { stores, storage } = base;
  const { records, media, users } = stores;
  const kinds = exchangeKinds({ ...base, repositories: records, services: content });
  const services = {
    exchangeFiles: lazily(() => import("../adapters/exchange/formats.ts")),
    exporting: createExport({
      ...base,
      kinds,
      media,
      readPicture: (name) => keptPicture(storage, name),
      oldPaths: redirects.toContent,
    }),
    importing: createImport({
      ...base,
      origins: createOriginRepository(base.em),
      kinds,
      media,
      digestOf,
      findAuthor: users.findById,
      isLogin: async (name: string) => (await users.findByIdentity(name))?.username === name,
      trash,
      oldPaths: redirects,
    }),
    pictureFetch: async () => (await import("../adapters/exchange/picture-fetch.ts")).createPictureFetch(),
  };
  return { services, routes: () => exchangeRoutes({ ...services, audit: base.audit }) } satisfies Feature;
}
