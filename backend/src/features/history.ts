import { fingerprint } from "../adapters/fingerprint.ts";
import { undoTokens } from "../adapters/tokens.ts";
import { createHistory } from "../application/history/history.ts";
import { leadsKind } from "../application/history/leads-kind.ts";
import { mediaKind } from "../application/history/media-kind.ts";
import { menusKind } from "../application/history/menus-kind.ts";
import { sectionsKind } from "../application/history/sections-kind.ts";
import { settingsKind } from "../application/history/settings-kind.ts";
import { subscribersKind } from "../application/history/subscribers-kind.ts";
import { textsKind } from "../application/history/texts-kind.ts";
import { usersKind } from "../application/history/users-kind.ts";
import type { AccountWrites } from "../application/users.ts";
import { keptPictureRoute } from "../http/api/history-pictures.ts";
import { trashRoutes } from "../http/api/trash.ts";
import type { Base } from "./base.ts";
import { contentKinds } from "./content.ts";
import type { Feature } from "./feature.ts";
import type { PictureTools } from "./picture-tools.ts";

/** Versions, undo and trash, of all kinds of records. */
export function historyFeature(
  { stores, storage, timeWatch, textCatalogue: catalogue, changeContent, audit, pause, now, newId }: Base,
  { uses, readdress, registry }: PictureTools,
  accountWrites: AccountWrites,
) {
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
  const tools = { registry, changeContent, audit, pause, now, newId };
  const { history, undos, ...rest } = createHistory({
    ...stores.history,
    ...tools,
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
