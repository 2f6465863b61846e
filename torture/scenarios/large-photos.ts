import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { createClient, signIn } from "../bench/client.ts";
import { createClaims, type Scenario } from "../bench/scenario.ts";
import { startSite } from "../bench/site.ts";

/** MB of the whole process, its code included. */
const most = 256;

type Photo = Readonly<{ width: number; height: number; orientation: number }>;

const photos: readonly Photo[] = [
  { width: 4000, height: 6000, orientation: 1 },
  { width: 8000, height: 6000, orientation: 1 },
  { width: 9248, height: 6936, orientation: 6 },
  { width: 12_000, height: 9000, orientation: 6 },
];

/** Makes a photo full of detail that is small enough to be sent. */
async function made({ width, height, orientation }: Photo): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const [grainsAcross, grainsDown] = [Math.round(width / 4), Math.round(height / 4)];
  const grains = await sharp({
    create: { width: grainsAcross, height: grainsDown, channels: 3, background: "#888", noise },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(grains)
    .resize(width, height, { fit: "fill" })
    .withMetadata({ orientation })
    .jpeg({ quality: 8 })
    .toBuffer();
}

/** Returns the most memory that the process has taken since the last call, in MB. */
function peakOf(pid: number): number {
  const kB = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  return Math.round(Number(kB) / 1024);
}

export const largePhotos: Scenario = {
  name: "large photos",
  databases: ["SQLite"],
  // Making the photos takes a minute.
  inShort: [],
  async run(bench) {
    const { claim, failures } = createClaims(bench);
    const sent = [];
    // One after the other: each is in memory as a whole while it is made.
    for (const photo of photos) sent.push({ photo, bytes: await made(photo) });
    const site = await startSite(bench);
    const client = createClient(site.origin);
    bench.later(client.close);
    const { token } = await signIn(client);
    const figures: string[] = [];
    peakOf(site.pid);
    for (const { photo, bytes } of sent) {
      const body = new FormData();
      body.set("kind", "photo");
      body.set("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "foto.jpg");
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${site.origin}/api/media`, { method: "POST", headers, body });
      const millions = Math.round((photo.width * photo.height) / 1_000_000);
      claim(answer.status === 201, `${millions} megapixels got ${answer.status}: ${await answer.text()}`);
      const peak = peakOf(site.pid);
      claim(peak <= most, `${millions} megapixels took ${peak} MB`);
      figures.push(`${millions} megapixels ${peak} MB`);
    }
    return {
      did: `photos of up to 108 megapixels, one after the other, within ${most} MB`,
      lost: failures.length ? "pictures" : "nothing",
      figures: figures.join(", "),
      failures,
    };
  },
};
