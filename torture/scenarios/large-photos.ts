import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { createClient, signIn } from "../bench/client.ts";
import { createClaims, type Scenario } from "../bench/scenario.ts";
import { startSite } from "../bench/site.ts";

/** MB of the whole process, its code included. */
const most = 256;

type Photo = Readonly<{ width: number; height: number; orientation: number; format: "jpeg" | "png" | "webp" }>;

const photos: readonly Photo[] = [
  { width: 4000, height: 6000, orientation: 1, format: "jpeg" },
  { width: 8000, height: 6000, orientation: 1, format: "jpeg" },
  { width: 9248, height: 6936, orientation: 6, format: "jpeg" },
  { width: 12_000, height: 9000, orientation: 6, format: "jpeg" },
  // The screenshot of a whole page.
  { width: 4000, height: 9800, orientation: 1, format: "jpeg" },
  // The encoder needs the most memory for transparent pixels.
  { width: 3300, height: 5000, orientation: 1, format: "webp" },
  { width: 6000, height: 4000, orientation: 1, format: "png" },
];

/** A JPEG full of detail, or a picture whose pixels are all half transparent; each is small enough to be sent. */
async function made({ width, height, orientation, format }: Photo): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  // A PNG stays small only with coarse grains.
  const [divisor, kernel] = format === "png" ? ([12, "nearest"] as const) : ([4, "lanczos3"] as const);
  const size = { width: Math.round(width / divisor), height: Math.round(height / divisor) };
  const grains = sharp({ create: { ...size, channels: 3, background: "#888", noise } });
  const seen = format === "jpeg" ? grains : grains.ensureAlpha(0.5);
  const image = sharp(await seen.png({ compressionLevel: 1 }).toBuffer())
    .resize(width, height, { fit: "fill", kernel })
    .withMetadata({ orientation });
  return image.toFormat(format, format === "png" ? {} : { quality: 8 }).toBuffer();
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
      body.set("file", new Blob([new Uint8Array(bytes)], { type: `image/${photo.format}` }), `foto.${photo.format}`);
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${site.origin}/api/media`, { method: "POST", headers, body });
      const name = `${Math.round((photo.width * photo.height) / 1_000_000)} megapixels (${photo.format})`;
      claim(answer.status === 201, `${name} got ${answer.status}: ${await answer.text()}`);
      const peak = peakOf(site.pid);
      claim(peak <= most, `${name} took ${peak} MB`);
      figures.push(`${name} ${peak} MB`);
    }
    return {
      did: `photos of up to 108 megapixels and transparent pictures, one after the other, within ${most} MB`,
      lost: failures.length ? "pictures" : "nothing",
      figures: figures.join(", "),
      failures,
    };
  },
};
