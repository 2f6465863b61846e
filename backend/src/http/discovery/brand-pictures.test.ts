import type { Server } from "node:http";
import { join } from "node:path";
import { noBrandColours } from "@etalase/contracts/site/brand-colours";
import Koa from "koa";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { createBrandPictures } from "../../adapters/brand-pictures.ts";
import type { BrandPictures } from "../../application/cards/share-cards.ts";
import { initialSettings } from "../../application/settings.ts";
import { DomainError } from "../../domain/errors.ts";
import { brandPictures } from "./site-icons.ts";

const folder = join(import.meta.dirname, "../../../../public-site/public/assets");
const brand = { ...noBrandColours, primary: "#7A1FA2", dark: "#1B1030" };
const own = "7A1FA2-own-1B1030";
const stored = { ...initialSettings, brand };
const settings = { get: async () => stored };

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => void server.close()));

/** Starts a server of the pictures, and returns how a client gets one. */
function start(needs: Parameters<typeof brandPictures>[0]) {
  const app = new Koa();
  app.use(async (ctx, next) => {
    await next().catch((error: unknown) => {
      ctx.status = error instanceof DomainError && error.kind === "notFound" ? 404 : 500;
    });
  });
  app.use(brandPictures(needs));
  const server = app.listen(0);
  servers.push(server);
  return (path: string) => {
    const address = server.address();
    return fetch(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/site/colours/${path}`);
  };
}

const get = start({ settings, pictures: createBrandPictures(folder) });

test("a drawing is in the owner's colours, also in ones that are not saved yet", async () => {
  for (const [key, primary] of [
    [own, "#7A1FA2"],
    ["00796B-own-own", "#00796B"],
  ]) {
    const response = await get(`${key}/favicon.svg`);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    const svg = await response.text();
    expect(svg).toContain(primary);
    expect(svg).not.toContain("#0D8ABC");
  }
});

test.each([
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["icon-maskable-512.png", 512],
  ["apple-touch-icon.png", 180],
])("the icon %s has its size and the owner's colours", async (file, size) => {
  const picture = sharp(Buffer.from(await (await get(`${own}/${file}`)).arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ format: "png", width: size, height: size });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(size / 2) * size + Math.floor(size * 0.05)) * info.channels;
  expect([...data.subarray(at, at + 3)]).toEqual([0x1b, 0x10, 0x30]);
});

test.each([
  "00796B-own-own/icon-192.png",
  `${own}/nothing.svg`,
  `${own}/icon-1024.png`,
  `${own}/constructor`,
  `${own}/__proto__`,
  "red-own-own/favicon.svg",
  "own/favicon.svg",
  "7A1FA2-own-1B1030-own/favicon.svg",
  `${own}/..%2Ffavicon.svg`,
])("%s is not there", async (path) => expect((await get(path)).status).toBe(404));

test("an icon that was shown before is there while the database is away", async () => {
  const get = vi.fn<typeof settings.get>().mockResolvedValueOnce(stored).mockRejectedValue(new Error("away"));
  const shown = start({ settings: { get }, pictures: createBrandPictures(folder) });
  expect((await shown(`${own}/icon-192.png`)).status).toBe(200);
  expect((await shown(`${own}/icon-192.png`)).status).toBe(200);
});

test("a picture that could not be drawn is drawn at the next request", async () => {
  const picture = { type: "image/svg+xml", body: Buffer.from("<svg/>") };
  const pictures = vi.fn<BrandPictures>().mockRejectedValueOnce(new Error("no files left")).mockResolvedValueOnce(null);
  const shown = start({ settings, pictures: pictures.mockResolvedValueOnce(picture) });
  const statuses: number[] = [];
  for (let request = 0; request < 4; request += 1) statuses.push((await shown(`${own}/favicon.svg`)).status);
  expect(statuses).toEqual([500, 404, 200, 200]);
});
