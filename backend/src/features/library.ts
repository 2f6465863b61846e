import { digestOf } from "../adapters/fingerprint.ts";
import { createLibrary } from "../application/library/library.ts";
import { createMediaExamination, createOrphanSweep } from "../application/orphans.ts";
import { mediaRoutes } from "../http/api/media.ts";
import { createShownPictures } from "../http/cache/shown-pictures.ts";
import { serveMedia } from "../http/media.ts";
import type { Base, PictureTools } from "./base.ts";
import type { Feature } from "./feature.ts";
import type { HistoryFeature } from "./history.ts";

/** The media library, and the pictures' files. */
export function libraryFeature(base: Base, tools: PictureTools, { kinds, history }: HistoryFeature) {
  const { stores, storage, siteState, transaction, editions, pictures, changeContent, pause, now, newId } = base;
  const { tables, eachUse, uses, recordUses, readdress, registry } = tools;
  const { media: table } = stores;
  const named = { folder: storage.folder, eachUse, history: stores.history.files, pause, now };
  const writing = { siteState, transaction, changeContent, history, kinds, readdress, now, newId };
  const reading = { uses, eachUse, recordUses, pause };
  const media = createLibrary({ ...writing, ...reading, media: table, pictures, digestOf });
  return {
    services: {
      media,
      registerMissingPictures: registry.registerMissing,
      removeOrphans: createOrphanSweep({
        ...named,
        registry,
        keptOf: table.keptOf,
        contentVersion: siteState.contentVersion,
        exclusively: base.exclusively,
      }),
      examineMedia: createMediaExamination({
        ...named,
        tables: Object.values(tables),
        library: table.each,
        pictures: table.findByFiles,
        sizeOf: pictures.sizeOf,
      }),
    },
    routes: ({ addresses }) => mediaRoutes(media, addresses.mediaPublicUrl),
    pages: ({ addresses, knownVersion }) => [
      serveMedia({
        openMedia: storage.open,
        isShown: createShownPictures({ editions, knownVersion, isShown: table.isShown }),
        addresses,
      }),
    ],
    tidying: { hourly: { pictures: registry.registerMissing, hiddenPictures: storage.folder.bringBack } },
  } satisfies Feature;
}
