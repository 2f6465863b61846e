import type { KeptFiles } from "../../application/history/store.ts";
import { picturesWithin } from "../../domain/history.ts";
import { stemOf } from "../../domain/picture.ts";
import { unpacked } from "../../domain/snapshot.ts";
import type { Em } from "../repository.ts";

const fileNames = /(?<![0-9a-f])[0-9a-f]{32}(?=(?:-\d{2,4})?\.[a-z]{3,4})/g;

/** The media files that a text names, by the 32 digits that their names begin with. */
export const stemsIn = (text: string): string => [...new Set(text.match(fileNames) ?? [])].join(" ");

type Kept = { resource: string; snapshot: string; media: string };
type Tables = { revisions: Kept; trash: Kept };

export const createKeptFiles = (em: Em): KeptFiles => ({
  async stems() {
    const kysely = em.getKysely<Tables>();
    const named = kysely.selectFrom("revisions").select("media").union(kysely.selectFrom("trash").select("media"));
    const rows = await named.execute();
    return new Set(rows.flatMap(({ media }) => media.split(" ").filter(Boolean)));
  },
  async pictures(files) {
    if (files.length === 0) return [];
    // What is kept of a picture of the library names no file but its own.
    const of = (table: keyof Tables) =>
      em
        .getKysely<Tables>()
        .selectFrom(table)
        .select("snapshot")
        .where("resource", "=", "media")
        .where("media", "in", files.map(stemOf));
    const found = [...(await of("revisions").execute()), ...(await of("trash").execute())];
    const pictures = found.flatMap(({ snapshot }) => picturesWithin(unpacked(snapshot)));
    return [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
  },
});
