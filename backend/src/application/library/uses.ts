import type { PictureUse } from "../../domain/media.ts";
import type { NamesPictures } from "../orphans.ts";

/** Whatever names pictures, by its resource. */
export type PictureTables = Readonly<Record<string, NamesPictures>>;

/** Where every picture is named, by what names them. */
export const createUses = (tables: PictureTables) => async (): Promise<readonly PictureUse[]> => {
  const found = Object.entries(tables).map(async ([resource, table]) =>
    (await table.uses()).map((use) => ({ resource, ...use })),
  );
  return (await Promise.all(found)).flat();
};
