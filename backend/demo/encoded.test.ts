import { readdirSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ImageKind } from "@etalase/contracts/rules/image";
import { expect, onTestFinished, test } from "vitest";
import { createKeptEncoder, indexFile, nameAt, sizesNow } from "../src/adapters/encoded-pictures.ts";
import { digestOf } from "../src/adapters/fingerprint.ts";
import { createImageEncoder } from "../src/adapters/images.ts";
import { quickEncoder } from "../test/quick-encoder.ts";
import { pictureBytes } from "../test/services.ts";
import index from "./encoded/index.json" with { type: "json" };

const media = join(import.meta.dirname, "media");
const encoded = join(import.meta.dirname, "encoded");
const kept = createKeptEncoder(encoded, quickEncoder);
const stale = "the encoded pictures are not those of backend/demo/media: run npm run draw";

const kindOf = (file: string): ImageKind => (file.endsWith(".svg") ? "logo" : "photo");
const sourceOf = (file: string) => readFileSync(join(media, file));

test("each demo picture was encoded as it is, at the sizes that uploads get", () => {
  const keys = readdirSync(media).map((file) => digestOf(sourceOf(file), kindOf(file)));
  expect(Object.keys(index.pictures).sort(), stale).toEqual(keys.sort());
  expect(index.sizes, stale).toEqual(sizesNow);
});

test("no encoded picture is missing or left over, and all are light", () => {
  const files = Object.values(index.pictures).flatMap(({ file, widths }) =>
    [null, ...widths].map((width) => nameAt(file, width)),
  );
  expect(readdirSync(encoded).sort(), stale).toEqual([...files, indexFile].sort());
  const bytes = files.reduce((sum, file) => sum + statSync(join(encoded, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(3.5 * 1024 * 1024);
});

test.each(["portfolio-bpbd.webp", "testimonial-bagus.webp", "partner-kopi-lereng.svg"])(
  "%s is what an upload would become",
  async (file) => {
    const before = await kept.encode(sourceOf(file), kindOf(file));
    const now = await createImageEncoder().encode(sourceOf(file), kindOf(file));
    const shapeOf = ({ files, ...picture }: typeof now) => ({ ...picture, widths: files.map(({ width }) => width) });
    expect(shapeOf(before), stale).toEqual(shapeOf(now));
    // Another version of the encoder may weigh a picture a little differently.
    for (const [at, { bytes }] of now.files.entries())
      expect((before.files[at]?.bytes.length ?? 0) / bytes.length, stale).toBeCloseTo(1, 1);
  },
);

test("a picture that was not encoded ahead is encoded now, of another kind too, and all are at other sizes", async () => {
  const quick = await quickEncoder.encode(new Uint8Array(1), "photo");
  const folder = await mkdtemp(join(tmpdir(), "etalase-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, indexFile), JSON.stringify({ ...index, sizes: { ...sizesNow, photo: sizesNow.logo } }));
  const before = createKeptEncoder(folder, quickEncoder);
  expect(await before.encode(sourceOf("testimonial-bagus.webp"), "photo")).toEqual(quick);
  expect(await kept.encode(await pictureBytes(), "photo")).toEqual(quick);
  expect(await kept.encode(sourceOf("testimonial-bagus.webp"), "logo")).toEqual(quick);
});
