import { beforeAll, describe, expect, test } from "vitest";
import { bearer, postJson, postNews, signUp, testApp } from "../../test/app.ts";
import { encodingFor } from "./encoding.ts";

test.each([
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["deflate, zstd", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity;q=0, *;q=0", "identity"],
  ["identity;q=0", "identity"],
  ["identity", "identity"],
  ["br;q=0, *", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "br"],
  ["gzip;q=0.5, identity;q=0.8", "gzip"],
  ["gzip;q=1.000", "gzip"],
  ["gzip;q=0.000", "identity"],
  ["gzip;q=abc", "identity"],
  ["gzip;q=-1", "identity"],
  ["gzip;q=2", "gzip"],
  ["gzip;q=", "identity"],
  ["gzip;", "gzip"],
  ["br;q=abc, gzip", "gzip"],
  [",,;;,=,q=1", "identity"],
  ["__proto__, constructor, toString", "identity"],
  ["gzip ; q=0.3", "gzip"],
])("who accepts %j gets %s", (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));

describe("an answer", () => {
  let token: string;
  let paths: string[];
  const { app } = testApp({
    render: async () => ({
      status: 200,
      html: `<!doctype html>${"<p>Etalase</p>".repeat(200)}`,
      policy: "default-src 'none'",
      indexable: true,
    }),
  });
  beforeAll(async () => {
    ({ token } = await signUp(app));
    const { id } = await postNews(app, bearer(token), { content: `<p>${"kata ".repeat(500)}</p>` });
    await postNews(app, bearer(token));
    paths = [`/api/news/${id}`, "/api/news", "/", "/sitemap.xml", "/rss.xml"];
  });

  /** The raw bytes of the answer, which fetch would decode. */
  async function ask(path: string, accepted: string, headers: Record<string, string> = {}) {
    const answer = await app.raw(path, { headers: Object.entries({ "Accept-Encoding": accepted, ...headers }) });
    return { ...answer, encoding: answer.headers["content-encoding"] };
  }

  test.each([
    "identity;q=0, *;q=0",
    "*;q=0",
    "identity;q=0",
    "gzip;q=abc",
    ";",
    ",",
    "br;q=1;q=0",
    "x".repeat(15_000),
    "a,".repeat(7_000),
    "gzip;q=0.1,".repeat(1_000),
  ])("is never a failure, though %.30s is accepted", async (accepted) => {
    for (const path of [...paths, "/healthz", "/api/nothing", "/media/none.webp"])
      expect((await ask(path, accepted)).status, path).toBeLessThan(500);
  });

  test("to a client that says twice what it accepts has one of it", async () => {
    const { headers } = await app.raw("/", {
      headers: [
        ["Host", new URL(app.url).host],
        ["Accept-Encoding", "identity;q=0"],
        ["Accept-Encoding", "gzip"],
      ],
    });
    expect(headers["content-encoding"]).toBe("gzip");
  });

  test("has another strong tag in each encoding, and each of them is known again", async () => {
    for (const path of paths) {
      const forms = await Promise.all(["br", "gzip", "identity"].map((one) => ask(path, one)));
      const tags = new Map(forms.map(({ encoding = "identity", headers }) => [encoding, headers.etag ?? ""]));
      expect(new Set(tags.values()).size, path).toBe(tags.size);
      for (const tag of tags.values()) {
        expect(tag).toMatch(/^"[\w-]+"$/);
        for (const accepted of ["br", "gzip", "identity"]) {
          const again = await ask(path, accepted, { "If-None-Match": `"other", ${tag}` });
          expect([again.status, again.headers.etag, again.text], `${path} ${accepted}`).toEqual([304, tag, ""]);
        }
        expect((await ask(path, "br", { "If-None-Match": '"other-br"' })).status).toBe(200);
      }
    }
  });

  test("of a record has its version as tag, also for clients that take gzip alone", async () => {
    const [record = ""] = paths;
    const tags = await Promise.all(["gzip, deflate", "identity"].map((one) => ask(record, one)));
    expect(tags.map(({ headers }) => headers.etag)).toEqual(['"1"', '"1"']);
  });

  test("gives a tag that makes an edit conditional, in any encoding", async () => {
    const { id } = await postNews(app, bearer(token), { content: `<p>${"kata ".repeat(500)}</p>` });
    const path = `/api/news/${id}`;
    for (const accepted of ["br", "gzip", "identity"]) {
      const { headers } = await ask(path, accepted);
      const condition = { ...bearer(token), "If-Match": headers.etag ?? "" };
      const edit = (title: string) => postJson(app, path, { title: `${title} ${accepted}` }, condition, "PUT");
      expect([(await edit("Judul yang baru")).status, (await edit("Judul yang lain")).status], accepted).toEqual([
        200, 412,
      ]);
    }
  });
});
