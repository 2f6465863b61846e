import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { here as localNetwork, startServer } from "../../../test/other-program.ts";
import { pictureBytes } from "../../../test/services.ts";
import { createPictureFetch } from "./picture-fetch.ts";

const here = { ...localNetwork, timeoutMs: 60_000 };

test.each([
  ...["http://127.0.0.1/a.png", "http://2130706433/", "http://0x7f.1/", "http://[::1]/", "http://[::ffff:127.0.0.1]/"],
  ...["http://169.254.169.254/latest/meta-data", "https://192.168.0.1/a.png"],
])("%s is not asked", async (address) => {
  await expect(createPictureFetch()(address)).rejects.toThrow(/is in a private network/);
});

test("a name with any private address is not asked", async () => {
  const resolve = async () => [
    { address: "8.8.8.8", family: 4 },
    { address: "::ffff:10.0.0.1", family: 6 },
  ];
  await expect(createPictureFetch({ resolve })("http://lama.example/a.png")).rejects.toThrow(/private network/);
});

test("a picture comes from the address that was looked at, under its own name", async () => {
  const bytes = await pictureBytes();
  const hosts: (string | undefined)[] = [];
  const port = await startServer(({ headers, url }, response) => {
    hosts.push(headers.host);
    if (url === "/a.png") response.writeHead(302, { Location: "/b.png" }).end();
    else response.end(bytes);
  });
  const fetched = await createPictureFetch(here)(`http://lama.example:${port}/a.png`);
  expect(Buffer.from(fetched).equals(bytes)).toBe(true);
  expect(hosts).toEqual([`lama.example:${port}`, `lama.example:${port}`]);
});

test.each<[what: string, answer: RequestListener, sentence: RegExp]>([
  [
    "a redirect into a private network",
    (_, to) => to.writeHead(302, { Location: "http://dalam/" }).end(),
    /dalam is in a/,
  ],
  ["a redirect to a file", (_, to) => to.writeHead(302, { Location: "file:///etc/passwd" }).end(), /not a web address/],
  ["redirects without end", (_, to) => to.writeHead(302, { Location: "/" }).end(), /redirects more than 3 times/],
  ["an error", (_, to) => to.writeHead(404).end(), /the server answers 404/],
  ["too much", (_, to) => to.end(Buffer.alloc(6_000_000)), /larger than 5 MB/],
  ["too much without saying so", (_, to) => to.write(Buffer.alloc(6_000_000)), /larger than 5 MB/],
  ["a cut line", (_, to) => to.destroy(), /the server does not answer/],
])("%s is no picture", async (_what, answer, sentence) => {
  const port = await startServer(answer);
  await expect(createPictureFetch(here)(`http://lama.example:${port}/a.png`)).rejects.toThrow(sentence);
});

test("a server that gives no answer is not waited for", async () => {
  const port = await startServer(() => undefined);
  const fetched = createPictureFetch({ ...here, timeoutMs: 500 })(`http://lama.example:${port}/a.png`);
  await expect(fetched).rejects.toThrow(/it took longer than 0.5 s/);
});

test("an import fetches no more pictures once its time is over", async () => {
  const fetchPicture = createPictureFetch({ ...here, totalMs: -1 });
  await expect(fetchPicture("http://lama.example/a.png")).rejects.toThrow("the time for fetching pictures is over");
});
