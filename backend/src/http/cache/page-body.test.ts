import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageCompressor, pageBody } from "./page-body.ts";

const html = `<!doctype html>${"<p>Etalase</p>".repeat(100)}`;

test("a page is compressed in both ways", async () => {
  const body = pageBody(html);
  await createPageCompressor()(body);
  const { br, gzip } = body;
  expect([br && `${brotliDecompressSync(br)}`, gzip && `${gunzipSync(gzip)}`]).toEqual([html, html]);
});

test("one page is compressed at a time; the other one gets its turn later", async () => {
  const compress = createPageCompressor();
  const [first, second] = [pageBody(html), pageBody(`${html} `)];
  await Promise.all([compress(first), compress(second)]);
  expect([first, second].map(({ br }) => br !== undefined)).toEqual([true, false]);
  await compress(second);
  expect(second.br).toBeDefined();
});

test("a page that has not changed is not compressed again", async () => {
  const former = pageBody(html);
  await createPageCompressor()(former);
  expect(pageBody(html, former).br).toBeDefined();
  expect(pageBody(`${html} `, former).br).toBeUndefined();
});
