import { inParts, type ReadAfter } from "../../application/in-parts.ts";
import type { KeptFiles } from "../../application/library/repository.ts";
import type { Pause } from "../../application/ports.ts";
import { picturesWithin } from "../../domain/history.ts";
import { stemOf } from "../../domain/picture.ts";
import { unpacked } from "../../domain/snapshot.ts";
import type { Em } from "../repository.ts";

const fileNames = /(?<![0-9a-f])[0-9a-f]{32}(?=(?:-\d{2,4})?\.[a-z]{3,4})/g;

/** The media files that a text names, by the 32 digits at the start of their names. */
export const stemsIn = (text: string): string => [...new Set(text.match(fileNames) ?? [])].join(" ");

type StoredSnapshot = { id: string; resource: string; snapshot: string; media: string };
type Tables = { revisions: StoredSnapshot; trash: StoredSnapshot };

/** The number of versions that are searched before other work has its turn. */
const atOnce = 500;

export const createKeptFiles = (em: Em, pause: Pause): KeptFiles => ({
  async stems() {
    const stems = new Set<string>();
    for (const table of ["revisions", "trash"] as const) {
      const some = em.getKysely<Tables>().selectFrom(table).select(["id", "media"]).orderBy("id");
      const read: ReadAfter<Pick<StoredSnapshot, "id" | "media">> = (id, limit) =>
        some.where("id", ">", id).limit(limit).execute();
      for await (const rows of inParts(read, { limit: atOnce, pause }))
        for (const { media } of rows) for (const stem of media.split(" ")) if (stem) stems.add(stem);
    }
    return stems;
  },
  async pictures(files) {
    if (files.length === 0) return [];
    // The stored versions of a picture of the library name no file but its own.
    const of = (table: keyof Tables) =>
      em
        .getKysely<Tables>()
        .selectFrom(table)
        .select("snapshot")
        .where("resource", "=", "media")
        .where("media", "in", files.map(stemOf));
    const rows = [...(await of("revisions").execute()), ...(await of("trash").execute())];
    const pictures = rows.flatMap(({ snapshot }) => picturesWithin(unpacked(snapshot)));
    return [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
  },
});
