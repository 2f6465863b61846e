import { statusOf } from "../bench/client.ts";
import { claimAnswers, tally } from "../bench/figures.ts";
import { claimIntact, unfinishedFiles } from "../bench/integrity.ts";
import { openPlace } from "../bench/places.ts";
import { sendNews, sendTestimonial } from "../bench/records.ts";
import type { Scenario } from "../bench/scenario.ts";
import { startSite } from "../bench/site.ts";
import { smallDisk } from "../bench/small-disk.ts";
import { createLedger, losses } from "../bench/writers.ts";

const diskMB = 32;

export const diskFull: Scenario = {
  name: "disk full",
  databases: ["SQLite"],
  async run(bench) {
    const { claim } = bench;
    const disk = await smallDisk(bench, diskMB);
    const dataDir = disk.folder;
    const place = { databaseUrl: undefined, dataDir };
    const { site, client, staff } = await openPlace(bench, place);
    const ledger = createLedger();
    const save = async (name: string) => {
      const { status } = await sendTestimonial(staff, name);
      if (status === 201) ledger.acknowledged.add(name);
      return status;
    };
    await save("Sebelum penuh");
    const reads = ["/", "/api/testimonials", "/healthz", "/readyz"];
    await Promise.all(reads.map((path) => client.ask(path)));

    disk.leave(0);
    const writes: number[] = [];
    // Writes succeed while the database's log has room; then comes the first refusal.
    for (let turn = 0; turn < 2_000 && writes.at(-1) !== 507; turn += 1) writes.push(await save(`Baris ${turn}`));
    for (let turn = 0; turn < 20; turn += 1) writes.push(await save(`Penuh ${turn}`));
    const pictures = await Promise.all(["Satu gambar", "Dua gambar"].map((title) => statusOf(sendNews(staff, title))));
    claimAnswers(bench, "writes", [...writes, ...pictures], 201, 507);
    claim(writes.at(-1) === 507 && pictures.every((status) => status === 507), "a full disk took a write");
    for (const path of reads) {
      const status = await statusOf(client.ask(path));
      claim(status === 200, `${path} answered ${status} on a full disk`);
    }
    await site.kill();
    const again = await startSite(bench, { dataDir, port: site.port });
    const status = await statusOf(client.ask("/api/testimonials"));
    claim(status === 200, `started on a full disk, /api/testimonials answered ${status}`);

    disk.makeRoom();
    const after = await save("Sesudah ada tempat");
    claim(after === 201, `with room again a write got ${after}`);
    const { words } = await losses(bench, staff, ledger);
    const left = unfinishedFiles(dataDir);
    claim(left.length === 0, `left over: ${left.join(", ")}`);
    await again.stop();
    await claimIntact(bench, place);
    return {
      did: `filled a disk of ${diskMB} MB, killed and started on it, made room`,
      lost: words,
      figures: `while full: writes ${tally(writes)}, pictures ${tally(pictures)}; up again in ${Math.round(again.startMs)} ms`,
    };
  },
};
