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
  const { stores, storage, siteState, editions, pictures } = base;
  const { tables, registry } = tools;
  const { media: table } = stores;
  const media = createLibrary({ ...base, ...tools, media: table, history, kinds, digestOf });
  const named = { ...base, ...tools, folder: storage.folder, history: stores.history.files };
  return {
    services: {
      media,
      registerMissingPictures: registry.registerMissing,
      removeOrphans: createOrphanSweep({ ...named, keptOf: table.keptOf, contentVersion: siteState.contentVersion }),
      examineMedia: createMediaExamination({
        ...named,
        tables: Object.values(tables),
        library: table.each,
        pictures: table.findByFiles,
        sizeOf: pictures.sizeOf,
      }),
    },
    routes: ({ publicUrl }) => mediaRoutes(media, publicUrl),
    pages: ({ knownVersion }) => [
      serveMedia({
        openMedia: storage.open,
        isShown: createShownPictures({ editions, knownVersion, isShown: table.isShown }),
      }),
    ],
    tidying: { hourly: { pictures: registry.registerMissing } },
  } satisfies Feature;
}
