import { fingerprint } from "../adapters/fingerprint.ts";
import { undoTokens } from "../adapters/tokens.ts";
import { createHistory } from "../application/history/history.ts";
import { mediaKind } from "../application/history/media-kind.ts";
import { leadsKind, subscribersKind, usersKind } from "../application/history/people-kinds.ts";
import { menusKind, sectionsKind, settingsKind, textsKind } from "../application/history/single-kinds.ts";
import type { AccountWrites } from "../application/users.ts";
import type { WebhookEvents } from "../application/webhooks/events.ts";
import { keptPictureRoute } from "../http/api/revisions.ts";
import { trashRoutes } from "../http/api/trash.ts";
import type { Base, PictureTools } from "./base.ts";
import { contentKinds } from "./content.ts";
import type { Feature } from "./feature.ts";

/** Versions, undo and trash, of all kinds of records. */
export function historyFeature(
  base: Base,
  { uses, readdress, registry }: PictureTools,
  { accountWrites, wrote }: Readonly<{ accountWrites: AccountWrites; wrote: WebhookEvents["wrote"] }>,
) {
  const { stores, storage, timeWatch, textCatalogue: catalogue } = base;
  const { media, users, subscribers, leads, settings, texts, sections, menus } = stores;
  const kinds = {
    ...contentKinds(stores.records),
    settings: settingsKind({ settings, fingerprint }),
    texts: textsKind({ texts, catalogue }),
    sections: sectionsKind(sections),
    menus: menusKind(menus),
    media: mediaKind({ media, uses, readdress }),
    subscribers: subscribersKind(subscribers),
    leads: leadsKind(leads),
    users: usersKind({ users, accountWrites }),
  };
  const { history, undos, ...rest } = createHistory({
    ...base,
    ...stores.history,
    registry,
    wrote,
    kinds,
    tokens: undoTokens,
    isClockAhead: async () => (await timeWatch.state()).isAhead,
  });
  const services = { ...rest, undo: undos.undo, undos: undos.list, openKeptPicture: storage.open };
  return {
    kinds,
    history,
    services,
    routes: () => [...trashRoutes(services), keptPictureRoute(services.openKeptPicture)],
    tidying: { forgetting: { trash: services.trash.sweep }, forgettingSoon: { undos: services.forgetUndos } },
  } satisfies Feature & { kinds: unknown; history: unknown };
}

export type HistoryFeature = ReturnType<typeof historyFeature>;
