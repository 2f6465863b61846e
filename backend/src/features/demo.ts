import { join } from "node:path";
import { createKeptEncoder } from "../adapters/encoded-pictures.ts";
import type { LeadsService } from "../application/leads/leads.ts";
import { createPictures } from "../application/media.ts";
import { clearDemo, type DemoChoice, demoLeft } from "../demo/clear.ts";
import type { Source } from "../domain/user.ts";
import type { Base } from "./base.ts";
import type { ContentServices } from "./content.ts";
import type { Feature } from "./feature.ts";
import type { HistoryFeature } from "./history.ts";

type Needs = Readonly<{
  content: ContentServices;
  history: HistoryFeature["services"];
  leads: LeadsService;
}>;

/** The demo content of a new site. It is loaded below the use cases, by repositories. */
export function demoFeature(base: Base, { content, history, leads }: Needs) {
  const { stores, storage, encoder, sanitize, changeContent, now, newId, backendDir } = base;
  const demo = {
    ...stores.records,
    settings: stores.settings,
    leads: { insert: stores.leads.add, findByIds: stores.leads.findByIds },
    marks: {
      ...stores.demoMarks,
      async clear() {
        await stores.leads.remove(await stores.demoMarks.marked("leads"));
        await stores.demoMarks.clear();
      },
    },
    pictures: createPictures({
      encoder: createKeptEncoder(join(backendDir, "demo/encoded"), encoder),
      store: storage.store,
    }),
    changeContent,
    sanitize,
    now,
    newId,
  };
  const cleared = { ...content, ...history, leads, demo };
  return {
    services: { demo },
    content: {
      left: () => demoLeft(cleared),
      clear: (by: Source, choice: DemoChoice) => clearDemo(cleared, by, choice),
    },
  } satisfies Feature & { content: unknown };
}

export type DemoFeature = ReturnType<typeof demoFeature>;
