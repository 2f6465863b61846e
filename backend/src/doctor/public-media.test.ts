import { once } from "node:events";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openTestStorage } from "../../test/storages.ts";
import { ofPublicMedia } from "./doctor.ts";

const shown = `${"a".repeat(32)}.webp`;
const good = { "Content-Type": "image/webp", "Cache-Control": "public, max-age=31536000" };

type Served = Readonly<{ headers?: OutgoingHttpHeaders; status?: number; body?: string }>;

/** Returns the doctor's findings about a server that answers like this for a picture. */
async function toldOf({ headers = good, status = 200, body = "picture" }: Served) {
  const server = createServer(({ url }, response) => {
    const isThere = url === `/situs/media/${shown}`;
    response.writeHead(isThere ? status : 403, headers).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // a string only for pipes
  return toldAt(`http://127.0.0.1:${port}/situs`);
}

async function toldAt(mediaPublicUrl: string) {
  const { storage } = await openTestStorage("disk");
  await storage.files.write(shown, Buffer.from("picture"));
  const found = await ofPublicMedia({ publicUrl: "http://localhost:8080", mediaPublicUrl }, storage.files);
  return found.map(({ kind, what }) => `${kind}: ${what.replace(/127\.0\.0\.1:\d+/, "…")}`);
}

test("pictures that are served as they should be are nothing to tell, nor those of the site itself", async () => {
  expect(await toldOf({})).toEqual([]);
  expect(await toldAt("http://localhost:8080")).toEqual([]);
});

test("each way in which visitors would see no picture is told", async () => {
  const at = `http://…/situs/media/${shown}`;
  expect(await toldOf({ status: 403 })).toEqual([`wrong: MEDIA_PUBLIC_URL gives no picture: ${at} answers 403`]);
  expect(await toldOf({ body: "other" })).toEqual([
    `wrong: MEDIA_PUBLIC_URL gives something else: ${at} is not what is stored`,
  ]);
  expect(await toldOf({ headers: { ...good, "Content-Type": "binary/octet-stream" } })).toEqual([
    'wrong: MEDIA_PUBLIC_URL gives pictures as "binary/octet-stream"',
  ]);
  expect(await toldOf({ headers: { "Content-Type": "image/webp" } })).toEqual([
    "hint: MEDIA_PUBLIC_URL lets browsers keep pictures for hardly any time",
  ]);
  expect(await toldAt("http://127.0.0.1:1")).toEqual([
    expect.stringMatching(/^wrong: MEDIA_PUBLIC_URL gives no picture: .*: /),
  ]);
});
