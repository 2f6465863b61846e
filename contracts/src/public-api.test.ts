import { expect, test } from "vitest";
import { plainKinds, plainResources } from "./plain-kinds.ts";
import { createPublicApi } from "./public-api.ts";
import type { PlainKind } from "./rules/plain.ts";

test.each(plainResources)("visitors read %s where their description says", async (resource) => {
  const asked: string[] = [];
  const api = createPublicApi(async (path) => {
    asked.push(path);
    return null;
  });
  await api.records(resource).catch(() => undefined);
  const { shownAt = "" }: PlainKind = plainKinds[resource];
  expect(asked).toEqual([`/api/${resource}${shownAt}`]);
});

test("the landing page asks for four articles and four featured projects", async () => {
  const asked: string[] = [];
  const api = createPublicApi(async (path) => {
    asked.push(path);
    return null;
  });
  await Promise.allSettled([api.highlights(4), api.featuredProjects()]);
  expect(asked).toEqual(["/api/news?limit=4&status=published&sort=featured", "/api/portfolio/featured?limit=4"]);
});
