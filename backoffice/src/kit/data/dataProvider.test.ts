import type { ErrorBody } from "@etalase/contracts/rules/answers.schema";
import { HttpResponse, http } from "msw/http";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { waitMs } from "../../../../test-timeouts.ts";
import { article, idOf } from "../../test/articles.ts";
import { signIn } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { dataProvider } from "./dataProvider.ts";
import { fetchFile } from "./fetchFile.ts";

/** The fields of a form like that of articles. */
const meta = {
  fields: {
    title: {},
    content: {},
    category: {},
    tags: {},
    status: {},
    isHighlighted: {},
    slug: { sent: "ifChanged" },
    featuredImage: {},
  },
} as const;

type Seen = { url: string; method: string; headers: Headers; body: FormData | string };

/** Answers every request of a method alike, and records the requests. */
function watch(method: "get" | "post" | "put" | "delete", answer: object | null, status = 200) {
  const seen: Seen[] = [];
  server.use(
    http[method]("/api/*", async ({ request }) => {
      const multipart = request.headers.get("content-type")?.startsWith("multipart/form-data");
      const { pathname, search } = new URL(request.url);
      const body = multipart ? await request.formData() : await request.text();
      seen.push({ url: pathname + search, method: request.method, headers: request.headers, body });
      return answer ? HttpResponse.json(answer, { status }) : new HttpResponse(null, { status });
    }),
  );
  return seen;
}

const fieldsOf = ({ body }: Seen) => (body instanceof FormData ? Object.fromEntries(body.entries()) : {});

beforeEach(() => signIn());

describe("lists", () => {
  test("asks for page, limit, sort and filters, as the signed-in user", async () => {
    const seen = watch("get", { news: [article(1)], total: 24, page: 2, totalPages: 3 });
    const { data, total } = await dataProvider.getList("news", {
      pagination: { page: 2, perPage: 10 },
      sort: { field: "views", order: "DESC" },
      filter: { status: "draft", search: "domain", category: undefined },
    });
    expect(seen[0]?.url).toBe("/api/news?page=2&limit=10&sort=viewsDesc&status=draft&search=domain");
    expect(seen[0]?.headers.get("authorization")).toBe("Bearer secret");
    expect([data, total]).toEqual([[article(1)], 24]);
  });

  test("reads many by their ids in one request", async () => {
    const seen = watch("get", { news: [article(1), article(2)], total: 2, page: 1, totalPages: 1 });
    await dataProvider.getMany("news", { ids: [idOf(1), idOf(2)] });
    expect(seen.map(({ url }) => decodeURIComponent(url))).toEqual([
      `/api/news?page=1&limit=100&ids=${idOf(1)},${idOf(2)}`,
    ]);
  });

  test("asks for no more than an answer may hold, whatever the address says", async () => {
    const seen = watch("get", { news: [], total: 0, page: 1, totalPages: 0 });
    await dataProvider.getList("news", { pagination: { page: 0, perPage: 100_000 } });
    expect(seen[0]?.url).toBe("/api/news?page=1&limit=100");
  });

  test("makes choices of a list of texts", async () => {
    const seen = watch("get", ["Bisnis", "Desain"]);
    const { data } = await dataProvider.getList("news/categories", {});
    expect(seen[0]?.url).toBe("/api/news/categories");
    expect(data).toEqual([
      { id: "Bisnis", name: "Bisnis" },
      { id: "Desain", name: "Desain" },
    ]);
  });
});

describe("forms", () => {
  const values = {
    title: "A new article",
    content: "<p>text</p>",
    category: "Bisnis",
    tags: ["a", "b"],
    status: "draft",
    isHighlighted: false,
  };

  test("create sends multipart with tags as JSON text and the chosen file", async () => {
    const seen = watch("post", article(9), 201);
    const featuredImage = new File(["x"], "cover.png", { type: "image/png" });
    const { data } = await dataProvider.create("news", { data: { ...values, featuredImage }, meta });
    const sent = fieldsOf(seen[0] as Seen);
    expect(sent).toMatchObject({ ...values, tags: '["a","b"]', isHighlighted: "false" });
    expect((sent.featuredImage as File).name).toBe("cover.png");
    expect(data.id).toBe(idOf(9));
  });

  test("update sends an address only when it was changed", async () => {
    const seen = watch("put", article(1));
    const previousData = article(1);
    await dataProvider.update("news", {
      id: previousData.id,
      data: { slug: "by-hand" },
      previousData,
      meta,
    });
    expect(fieldsOf(seen[0] as Seen)).toEqual({ slug: "by-hand" });
  });
});

describe("answers of a proxy or a network on the way", () => {
  const page = (status: number) =>
    new HttpResponse("<html><h1>Sign in</h1></html>", { status, headers: { "Content-Type": "text/html" } });
  const picture = new File(["a"], "a.png", { type: "image/png" });
  const upload = { signal: new AbortController().signal, onProgress: () => {} };

  const cutOff = "The site cannot be reached at the moment. Your input is still here: please try again in a minute.";
  const tooSlow = "The site took too long to answer. It may have saved this: please check before you try again.";
  const strange = "Your network answered with its own page, such as a Wi-Fi sign-in. Sign in there, then try again.";

  const answers: readonly (readonly [number, number, string])[] = [
    [413, 413, "This is too large for a server on the way to the site. Please choose smaller or fewer files."],
    [500, 500, cutOff],
    [502, 502, cutOff],
    [504, 504, tooSlow],
    [522, 522, cutOff],
    [524, 524, tooSlow],
    [200, 511, strange],
    // They tell nothing about the session or the record.
    ...[400, 401, 404, 407, 412].map((status) => [status, 511, strange] as const),
    [
      403,
      511,
      "A firewall in front of the site blocked this. Your input is still here: please contact the site's operator.",
    ],
    [429, 511, "A server in front of the site received too many requests. Please try again in a minute."],
  ];

  test.each(answers)("with status %i are told with a way on", async (status, told, message) => {
    server.use(http.post("/api/*", () => page(status)));
    const refused = { status: told, message, body: { message } };
    for (const how of [{}, { meta: { ...meta, upload } }]) {
      const data = { title: "Baru", featuredImage: { rawFile: picture, src: "blob:a" } };
      await expect(dataProvider.create("news", { data, ...how })).rejects.toMatchObject(refused);
    }
  });

  const refused = { status: 511, message: strange };
  const calls = {
    lists: () => dataProvider.getMany("news", { ids: [idOf(1)] }),
    records: () => dataProvider.getOne("news", { id: idOf(1) }),
    tables: () => dataProvider.csv("subscribers"),
    edits: () => dataProvider.update("news", { id: idOf(1), data: { title: "Baru" }, previousData: article(1) }),
    deletions: () => dataProvider.delete("news", { id: idOf(1) }),
    "other calls": () => dataProvider.call("settings", { method: "PUT", data: {} }),
    files: () => fetchFile("/api/backups/a"),
  };

  test.each(Object.entries(calls))("are no %s", async (_what, call) => {
    server.use(http.all("/api/*", () => page(200)));
    await expect(call()).rejects.toMatchObject(refused);
  });

  test.each(["", "OK"])("that say %j instead of a record are no success", async (body) => {
    server.use(http.all("/api/*", () => new HttpResponse(body, { headers: { "Content-Type": "application/json" } })));
    for (const call of [calls.lists, calls.records, calls.edits, calls["other calls"]])
      await expect(call()).rejects.toMatchObject(refused);
  });

  test("name the reason of a file that cannot be had", async () => {
    server.use(http.get("/api/*", () => page(502)));
    await expect(calls.files()).rejects.toMatchObject({ status: 502, message: cutOff });
  });
});

describe("while the server is busy", () => {
  const busy: ErrorBody = { message: "The server is busy" };
  const notBegun: ErrorBody = { ...busy, begun: false };
  const ids = [idOf(1)];
  const list = { pagination: { page: 1, perPage: 10 }, sort: { field: "views", order: "DESC" }, filter: {} } as const;
  const data = { title: "Another" };
  const previousData = article(1);
  const toldOf = (seen: Seen) => [seen.url, seen.body instanceof FormData ? fieldsOf(seen) : seen.body];

  test.each([
    ["lists", "get", () => dataProvider.getList("news", list), { news: [], total: 0 }],
    ["saves", "put", () => dataProvider.update("news", { id: idOf(1), data, previousData }), article(1)],
    ["saves many", "put", () => dataProvider.updateMany("news", { ids, data }), { updated: 1 }],
    ["deletes", "delete", () => dataProvider.delete("news", { id: idOf(1), previousData }), null],
    ["deletes many", "delete", () => dataProvider.deleteMany("news", { ids }), { deleted: 1 }],
    ["makes what the server had not begun", "post", () => dataProvider.create("news", { data }), article(1), notBegun],
  ] as const)("waits and %s then", async (_what, method, ask, answer, refusal = busy) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const turnedAway = watch(method, refusal, 503);
    const asked = ask();
    await vi.waitFor(() => expect(turnedAway).toHaveLength(1), waitMs);
    const then = watch(method, answer, answer ? 200 : 204);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(2000);
      expect(then.map(toldOf)).toEqual(turnedAway.map(toldOf));
    }, waitMs);
    vi.useRealTimers();
    await asked;
  });

  test("makes nothing twice: what could not be answered may have been stored", async () => {
    const turnedAway = watch("post", busy, 503);
    await expect(dataProvider.create("news", { data })).rejects.toMatchObject({ status: 503 });
    expect(turnedAway).toHaveLength(1);
  });
});
