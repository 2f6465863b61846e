import { once } from "node:events";
import { connect } from "node:net";
import type { Staff } from "../bench/client.ts";
import { unfinishedFiles } from "../bench/integrity.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import { descriptorsAfter, descriptorsOf } from "../bench/process-state.ts";
import { newsForm, sendNews } from "../bench/records.ts";
import type { Scenario } from "../bench/scenario.ts";
import type { Site } from "../bench/site.ts";
import { until } from "../topology/until.ts";

const atOnce = 25;

/** Sends part of a request, or all of it, and disconnects before the answer. */
async function abort({ port }: Site, bytes: Uint8Array) {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => {});
  await once(socket, "connect");
  const gone = once(socket, "close");
  socket.write(bytes, () => socket.resetAndDestroy());
  await gone;
}

async function requests(site: Site, staff: Staff): Promise<readonly Uint8Array[]> {
  const host = `Host: ${new URL(site.origin).host}\r\n`;
  const { headers, body } = await newsForm("Artikel yang dibatalkan");
  const head = `POST /api/news HTTP/1.1\r\n${host}Authorization: Bearer ${staff.token}\r\nContent-Type: ${headers["Content-Type"]}\r\nContent-Length: ${body.length}\r\n\r\n`;
  const pages = ["/", "/berita?search=situs", "/api/news?page=1&limit=9", "/favicon.ico"];
  return [
    ...pages.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${host}\r\n`)),
    Buffer.concat([Buffer.from(head), body.subarray(0, body.length / 2)]),
    Buffer.concat([Buffer.from(head), body.subarray(0, body.length - 1)]),
  ];
}

export const abortStorm: Scenario = {
  name: "abort storm",
  databases: ["SQLite", "MySQL"],
  async run(bench) {
    const { claim } = bench;
    const rounds = bench.isShort ? 12 : 200;
    const { site, staff } = await openPlace(bench, await newPlace(bench));
    await sendNews(staff, "Artikel yang tinggal");
    const some = await requests(site, staff);
    const storm = () =>
      Promise.all(Array.from({ length: atOnce }, (_, turn) => abort(site, some[turn % some.length] ?? Buffer.of())));
    await storm();
    await until(() => unfinishedFiles(site.dataDir).length === 0, { what: "uploads to be cleared" }).catch(() => {});
    const before = descriptorsOf(site.pid);
    for (let round = 0; round < rounds; round += 1) await storm();
    const { count, isFlat } = await descriptorsAfter({ pid: site.pid, before });
    claim(isFlat, `${count} descriptors, ${before} before`);
    // Aborted requests may still be about to end, so that one look is not enough.
    let quiet = 0;
    const isCleared = () => {
      quiet = unfinishedFiles(site.dataDir).length === 0 ? quiet + 1 : 0;
      return quiet > 25;
    };
    const cleared = await until(isCleared, { what: "uploads to be cleared" }).catch(() => undefined);
    claim(cleared !== undefined, `left over: ${unfinishedFiles(site.dataDir).join(", ")}`);
    const { status, text } = await staff.ask("/api/news?page=1");
    const { total }: { total: number } = JSON.parse(text);
    claim(status === 200 && total === 1, `${total} articles are stored, of which one was sent whole`);
    return {
      did: `aborted ${(rounds + 1) * atOnce} pages, lists and uploads midway`,
      lost: total === 1 ? "nothing" : "see the failures",
      figures: `descriptors ${before} -> ${count}; ${unfinishedFiles(site.dataDir).length} files left over`,
    };
  },
};
