import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { fileWith } from "../../../test/exchange-site.ts";

const run = promisify(execFile);
const backend = join(import.meta.dirname, "../../..");

/** `backend/start` gives the site's process 256 MB, of which the site itself needs some. */
const bound = "--max-old-space-size=192";

async function readBounded(text: string): Promise<Readonly<{ records: number; refusals: readonly string[] }>> {
  const { stdout } = await run(process.execPath, [bound, join(backend, "test/read-import.ts"), await fileWith(text)]);
  return JSON.parse(stdout);
}

const json = (elements: string) => `[{"etalase":"export","format":1},\n${elements}\n]`;
const ghost = (posts: string) => `{"db":[{"meta":{"version":"5.0"},"data":{"posts":[${posts}]}}]}`;
const wxr = (inside: string) =>
  `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>${inside}</channel></rss>`;
const many = (count: number, one: (index: number) => string, between = ",") =>
  Array.from({ length: count }, (_, index) => one(index)).join(between);

test.each([
  ["objects in one record", json(`{"a":[${many(1_700_000, (index) => `{"k${index % 1000}":1}`)}]}`), /100000 values/],
  ["fields of one record", json(`{${many(2_000_000, (index) => `"k${index}":1`)}}`), /100000 values/],
  [
    "pictures",
    json(
      many(
        200_000,
        (index) => `{"picture":{"file":"${index.toString(16).padStart(32, "0")}.webp","base64":""}}`,
        ",\n",
      ),
    ),
    /50000 pictures/,
  ],
  ["posts of Ghost", ghost(many(1_500_000, (index) => `{"k${index}":${index}}`)), /1000000 values/],
  ["letters of Ghost", ghost(`{"id":1,"html":"${"é".repeat(21 * 1024 * 1024)}"}`), /can be at most 40 MB/],
  ["categories of one item", wxr(`<item>${"<category/>".repeat(2_000_000)}</item>`), /50000 elements/],
  [
    "authors",
    wxr(many(400_000, (index) => `<wp:author><wp:author_login>a${index}</wp:author_login></wp:author>`, "")),
    /200000 items/,
  ],
  ["columns", `resource${",resource".repeat(300_000)}\n`, /“resource” appears twice/],
])("a file of too many %s is refused within the memory that the site has", async (_what, text, refusal) => {
  const { records, refusals } = await readBounded(text);
  expect({ records, refusals }).toEqual({ records: 0, refusals: [expect.stringMatching(refusal)] });
});

test.each([
  ["letters", 400, () => `"html":"${"é".repeat(49_000)}"`],
  [
    "values",
    29_000,
    (index: number) =>
      `"html":"<p>Isi yang cukup panjang ${index}</p>",${many(29, (field) => `"field${index % 50}_${field}":"Isi ${index}"`)}`,
  ],
])("a Ghost export of as many %s as the site takes is read within that memory", async (_what, count, fields) => {
  const posts = many(
    count,
    (index) => `{"id":${index},"title":"Judul ${index}","slug":"judul-${index}",${fields(index)}}`,
  );
  expect(await readBounded(ghost(posts))).toEqual({ records: count, refusals: [] });
});
