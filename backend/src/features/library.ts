import { digestOf } from "../adapters/fingerprint.ts";
import { createLibrary } from "../application/library/library.ts";
import { createMediaExamination, createOrphanSweep } from "../application/orphans.ts";
import { mediaRoutes } from "../http/api/media.ts";
import { createShownPictures } from "../http/cache/shown-pictures.ts";
import { serveMedia } from "../http/media.ts";
import type { Feature } from "./feature.ts";
import type { HistoryFeature } from "./history.ts";
import type { Shelf } from "./shelf.ts";

/** The media library, and the pictures' files. */
export function libraryFeature(shelf: Shelf, { kinds, history }: HistoryFeature) {
  const { stores, storage, siteState, registry, pictures } = shelf;
  const names = {
    ...shelf,
    folder: storage.folder,
    tables: Object.values(shelf.tables),
    history: stores.history.files,
  };
  const media = createLibrary({ ...shelf, kinds, history, digestOf });
  return {
    services: {
      media,
      registerMissingPictures: registry.registerMissing,
      removeOrphans: createOrphanSweep({
        ...names,
        keptOf: stores.media.keptOf,
        contentVersion: siteState.contentVersion,
      }),
      examineMedia: createMediaExamination({
        ...names,
        library: stores.media.each,
        pictures: stores.media.findByFiles,
        sizeOf: pictures.sizeOf,
      }),
    },
    routes: ({ addresses }) => mediaRoutes(media, addresses.mediaPublicUrl),
    pages: ({ addresses, knownVersion }) => [
      serveMedia({
        openMedia: storage.open,
        isShown: createShownPictures({ ...shelf, knownVersion, isShown: stores.media.isShown }),
        addresses,
      }),
    ],
    tidying: { hourly: { pictures: registry.registerMissing, hiddenPictures: storage.folder.bringBack } },
  } satisfies Feature;
}
