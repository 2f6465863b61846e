import { HttpResponse, http as serve } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { signIn, staff } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { readAhead } from "./ahead.ts";
import { http } from "./http.ts";

const path = "/api/partners?page=1&limit=10";

/** Serves the reads of the path, each with its number, the first ones as given, and returns their headers. */
function serveReads(...first: readonly Response[]) {
  const asked: Headers[] = [];
  server.use(
    serve.get("/api/partners", ({ request }) => {
      asked.push(request.headers);
      return first[asked.length - 1] ?? HttpResponse.json({ read: asked.length });
    }),
    serve.put("/api/partners/:id", () => HttpResponse.json({})),
  );
  return asked;
}

const readNumber = async () => (await http(path)).json.read;

beforeEach(() => signIn({ ...staff, token: crypto.randomUUID() }));

test("an answer that was requested ahead is read once, as if it had been requested then", async () => {
  const asked = serveReads();
  readAhead([path], "start");
  expect([await readNumber(), await readNumber()]).toEqual([1, 2]);
  const [ahead, own] = asked.map((headers) => [...headers].toSorted());
  expect(ahead).toEqual(own);
});

test("a write has everything requested again, since it may have changed it", async () => {
  serveReads();
  readAhead([path], "pointer");
  await http("/api/partners/1", { method: "PUT", body: "{}" });
  expect(await readNumber()).toBe(2);
});

test("another account, which signed in in another tab, gets an answer of its own", async () => {
  const asked = serveReads();
  readAhead([path], "start");
  signIn({ ...staff, token: "of-another" });
  expect(await readNumber()).toBe(2);
  expect(asked[1]?.get("Authorization")).toBe("Bearer of-another");
});

test.each([
  ["a refusal", () => HttpResponse.json({ message: "Please sign in" }, { status: 401 })],
  ["a page of the network's own", () => HttpResponse.html("<h1>Wi-Fi</h1>")],
  ["no answer", () => HttpResponse.error()],
])("%s is not kept: who needs the answer requests it", async (_, answer) => {
  serveReads(answer());
  readAhead([path], "start");
  expect(await readNumber()).toBe(2);
});
