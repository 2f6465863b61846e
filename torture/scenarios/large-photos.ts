import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { json, type Staff } from "../bench/client.ts";
import { oddPictures, type SentPicture } from "../bench/odd-pictures.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import { memoryOf } from "../bench/process-state.ts";
import type { Scenario } from "../bench/scenario.ts";

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
async function createPhoto({ width, height, orientation, format }: Photo): Promise<Buffer> {
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
  const most = memoryOf(pid, "VmHWM");
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  return Math.round(most);
}

async function largeOnes(): Promise<readonly SentPicture[]> {
  const sent: SentPicture[] = [];
  // One after the other: each is in memory as a whole while it is made.
  for (const photo of photos) {
    const name = `${Math.round((photo.width * photo.height) / 1_000_000)} megapixels (${photo.format})`;
    sent.push({ name, bytes: await createPhoto(photo), type: `image/${photo.format}`, kind: "photo", status: 201 });
  }
  return sent;
}

const fileOf = ({ bytes, type, name }: SentPicture) => new File([new Uint8Array(bytes)], name, { type });

/** Sends a picture six times at once by the link of a client, who has no account. */
async function asClient(client: Staff, origin: string, picture: SentPicture, address: string) {
  const invitation = await client.ask("/api/testimonials/requests", json({ clientName: "Bu Sari", portfolioId: null }));
  const { url }: { url: string } = JSON.parse(invitation.text);
  const send = async () => {
    const body = new FormData();
    const fields = { name: "Bu Sari", role: "", quote: "Situs kami selesai tepat waktu.", rating: "5", consent: "on" };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set("photo", fileOf(picture));
    const headers = { "X-Forwarded-For": address };
    return (await fetch(origin + new URL(url).pathname, { method: "POST", headers, body, redirect: "manual" })).status;
  };
  const answers = Array.from({ length: 6 }, send);
  const healthy = (await fetch(`${origin}/healthz`)).status;
  return { statuses: await Promise.all(answers), healthy };
}

export const largePhotos: Scenario = {
  name: "large photos",
  databases: ["SQLite"],
  // Making the photos takes a minute. Faster tests hold by day what is refused (`adapters/images.test.ts`).
  inShort: [],
  async run(bench) {
    const { claim } = bench;
    const odd = await oddPictures();
    const sent = [...(await largeOnes()), ...odd];
    const { site, staff } = await openPlace(bench, await newPlace(bench));
    const figures: string[] = [];
    const measure = (name: string) => {
      const peak = peakOf(site.pid);
      claim(peak <= most, `${name} took ${peak} MB`);
      figures.push(`${name} ${peak} MB`);
    };
    peakOf(site.pid);
    for (const picture of sent) {
      const { name, kind, status } = picture;
      const body = new FormData();
      body.set("kind", kind);
      body.set("file", fileOf(picture));
      const headers = { Authorization: `Bearer ${staff.token}` };
      const answer = await fetch(`${site.origin}/api/media`, { method: "POST", headers, body });
      claim(answer.status === status, `${name} got ${answer.status}: ${await answer.text()}`);
      measure(name);
    }
    for (const [at, picture] of odd.filter(({ name }) => ["thin", "moving"].includes(name)).entries()) {
      const { statuses, healthy } = await asClient(staff, site.origin, picture, `192.0.2.${at}`);
      claim(healthy === 200, `/healthz got ${healthy} beside ${picture.name}`);
      // A client's photo is refused with the form, or waits, or uses the link up.
      const isAnswered = statuses.every((status) => [303, 404, 422, 503].includes(status));
      claim(isAnswered, `${picture.name} by a client got ${statuses.join(", ")}`);
      measure(`${picture.name} by a client`);
    }
    return {
      did: `photos of up to 108 megapixels, thin, moving and nested pictures, by staff and by clients, within ${most} MB`,
      figures: figures.join(", "),
    };
  },
};
