import type { PictureUse } from "../../domain/media.ts";
import type { NamesPictures } from "../orphans.ts";

/** Whatever names pictures, by its resource. */
export type PictureTables = Readonly<Record<string, NamesPictures>>;

/** Every place that names a picture. */
export type Uses = () => Promise<readonly PictureUse[]>;

/** Where records name pictures. */
export const createUses =
  (tables: PictureTables): Uses =>
  async () => {
    const found = Object.entries(tables).map(async ([resource, table]) =>
      (await table.uses()).map((use) => ({ resource, ...use })),
    );
    return (await Promise.all(found)).flat();
  };

/** The places of all. */
export const together =
  (all: readonly Uses[]): Uses =>
  async () =>
    (await Promise.all(all.map((uses) => uses()))).flat();
