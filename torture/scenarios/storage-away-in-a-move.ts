import { createHash } from "node:crypto";
import type { MediaFiles } from "../../backend/src/application/media.ts";
import { readBucket } from "../../backend/src/config/config.ts";
import { openStorage } from "../../backend/src/config/storage.ts";
import { bringIn, contentFile } from "../bench/imports.ts";
import { objectStorage } from "../bench/object-storage.ts";
import { beginProgram, lastLine, newPlace, openPlace } from "../bench/places.ts";
import { withoutPicture } from "../bench/replacing.ts";
import type { Bench, Scenario } from "../bench/scenario.ts";
import { newFolder } from "../bench/site.ts";
import { until } from "../topology/until.ts";

/** Returns the SHA-256 of each file, by name. */
async function contentsOf(files: MediaFiles): Promise<ReadonlyMap<string, string>> {
  const read = (await files.list()).map(async (name) => {
    const bytes = (await files.read(name)) ?? "gone";
    return [name, createHash("sha256").update(bytes).digest("hex")] as const;
  });
  return new Map((await Promise.all(read)).toSorted());
}

type Way = Readonly<{
  /** The source and target addresses, in the form that `make move-media` takes. */
  from: string;
  to: string;
  dataDir: string;
  source: MediaFiles;
  target: MediaFiles;
  name: string;
}>;

export const storageAwayInAMove: Scenario = {
  name: "object storage away in a move",
  databases: ["SQLite"],
  async run(bench: Bench) {
    const { claim } = bench;
    const parts = bench.isShort ? [0.4] : [0.1, 0.3, 0.5, 0.7, 0.9];
    const storage = await objectStorage(bench);
    const place = await newPlace(bench);
    const { site, staff, client } = await openPlace(bench, place);
    const content = await contentFile({ count: bench.isShort ? 8 : 60, width: 500 });
    await bringIn(staff, content);
    const opened = async (address: string, dataDir: string) =>
      (await openStorage({ dataDir, bucket: readBucket("TO", address, storage.keys) })).files;
    const seen: string[] = [];

    /** Moves the files, with the storage cut off and the program killed in between, until all have arrived. */
    async function move({ from, to, dataDir, source, target, name }: Way) {
      const expected = await contentsOf(source);
      const there = async () => (await target.list()).filter((name) => !name.endsWith(".part")).length;
      const begin = () => beginProgram(bench, { ...place, dataDir }, ["move-media", to, from], storage.keys);
      for (const part of parts) {
        const { ended } = begin();
        await until(async () => (await there()) >= part * expected.size, { what: "files to be moved" });
        await storage.cut();
        const cut = await ended;
        const isTold = /^(GET|PUT) http/.test(lastLine(cut)) && !/\n\s+at /.test(cut.err);
        claim(cut.code === 1 && isTold, `${name}, cut off: ${cut.code} ${cut.err}`);
        seen.push(`${await there()}`);
        await storage.mend();
      }
      const killed = begin();
      await until(async () => (await there()) > Number(seen.at(-1)), { what: "more files to be moved" });
      killed.child.kill("SIGKILL");
      await killed.ended;
      const whole = await begin().ended;
      claim(whole.code === 0, `${name}, with the storage again: ${whole.err}`);
      const contents = await contentsOf(target);
      claim(JSON.stringify([...contents]) === JSON.stringify([...expected]), `${name}: what was moved is not the same`);
      seen.push(`then all ${contents.size}`);
    }

    const bucket = storage.folder("there", { isCut: false });
    const disk = await opened("disk", place.dataDir);
    await move({
      name: "from the disk",
      from: "disk",
      to: storage.folder("there", { isCut: true }),
      dataDir: place.dataDir,
      source: disk,
      target: await opened(bucket, place.dataDir),
    });
    const missing = await withoutPicture(client, staff);
    claim(missing.length === 0, `the site that was moved while it ran lacks ${missing.join(", ")}`);
    await site.stop();
    const back = await newFolder(bench);
    await move({
      name: "back to a disk",
      from: storage.folder("there", { isCut: true }),
      to: "disk",
      dataDir: back,
      source: await opened(bucket, back),
      target: await opened("disk", back),
    });
    return {
      did: "cut off the object storage, and killed the program, in the middle of moving all pictures there and back",
      figures: `files there at each end: ${seen.join(", ")}`,
    };
  },
};
