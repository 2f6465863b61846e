import type { Get } from "@etalase/contracts/public-api";
import { describe, expect, test } from "vitest";
import { createCachedGet } from "./cached-reads.ts";
import type { Known } from "./known-version.ts";

function startGet() {
  const asked: string[] = [];
  let time = new Date("2026-11-20T03:00:00Z").getTime();
  let edition = "1";
  let isNewest = true;
  let fails = false;
  const get = (async (path: string) => {
    asked.push(path);
    if (fails) throw new Error("away");
    return { path, edition };
  }) as Get; // a generic answer for any path
  const knownVersion = async (): Promise<Known> => {
    const known = { edition: { name: edition, changesAt: Infinity, endsAt: Infinity }, heardAt: time, at: time };
    return isNewest ? { ...known, isNewest } : { ...known, isNewest: false, error: new Error("away") };
  };
  return {
    get: createCachedGet({ get, knownVersion, now: () => new Date(time) }),
    asked,
    pass: (ms: number) => {
      time += ms;
    },
    edit: () => {
      edition += "1";
    },
    lose: () => {
      isNewest = false;
    },
    setFailing: (now: boolean) => {
      fails = now;
    },
  };
}

describe("what drawings read", () => {
  test("is read once for an edition of the content, however many ask at once", async () => {
    const { get, asked, edit } = startGet();
    const all = await Promise.all([get("/api/news"), get("/api/news"), get("/api/partners")]);
    expect(all).toEqual([
      { path: "/api/news", edition: "1" },
      { path: "/api/news", edition: "1" },
      { path: "/api/partners", edition: "1" },
    ]);
    await get("/api/news");
    expect(asked).toEqual(["/api/news", "/api/partners"]);
    edit();
    expect(await get("/api/news")).toEqual({ path: "/api/news", edition: "11" });
  });

  test("is read again after a minute", async () => {
    const { get, asked, pass } = startGet();
    await get("/api/news");
    pass(59_999);
    await get("/api/news");
    expect(asked).toHaveLength(1);
    pass(1);
    await get("/api/news");
    expect(asked).toHaveLength(2);
  });

  test("is read each time while nobody knows the edition, and for a search", async () => {
    const { get, asked, lose } = startGet();
    for (const path of ["/api/news?search=a", "/api/news?page=1&search=a"]) {
      await get(path);
      await get(path);
    }
    expect(asked).toHaveLength(4);
    lose();
    await get("/api/news");
    await get("/api/news");
    expect(asked).toHaveLength(6);
  });
});
