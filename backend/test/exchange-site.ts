import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ContentResource, contentResources } from "@etalase/contracts/kinds";
import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { onTestFinished } from "vitest";
import type { ReadOptions } from "../src/adapters/exchange/foreign-article.ts";
import { exportFormats, openImport } from "../src/adapters/exchange/formats.ts";
import { at, type Outcome, type Refused } from "../src/application/exchange/entry.ts";
import { terminal } from "../src/domain/user.ts";
import type { Services } from "../src/services.ts";
import { bearer, type TestApp } from "./app.ts";

type Site = Readonly<{ services: Services }>;

export async function fileWith(text: string | Uint8Array, name = "file"): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "etalase-exchange-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

export async function exported(
  { services }: Site,
  format = "json",
  resources: readonly ContentResource[] = contentResources,
): Promise<string> {
  let text = "";
  for await (const piece of exportFormats[format]?.(services.exporting, resources) ?? []) text += piece;
  return text;
}

/** Imports a text as a file; with `dry` it only reports what would happen. */
export async function imported(
  { services }: Site,
  text: string | Uint8Array,
  { dry = false, ...options }: Partial<ReadOptions> & Readonly<{ dry?: boolean }> = {},
) {
  const notes: string[] = [];
  const { read } = await openImport(await fileWith(text), {
    note: (problem) => notes.push(inEnglish(problem)),
    ...options,
  });
  const outcomes: (Outcome | Refused)[] = [];
  const report = (one: Outcome | Refused) => void outcomes.push(one);
  const by = { ...terminal, history: "always" } as const;
  const looking = { read, by, report };
  const { summary, notFetched } = await (dry
    ? services.importing.preview(looking)
    : services.importing.run({ ...looking, progress: () => {} }));
  return {
    ...summary,
    outcomes,
    notes,
    notFetched: notFetched.map(({ where, problem, ...one }) => ({
      ...one,
      where: inEnglish(where),
      problem: inEnglish(problem),
    })),
    refusals: outcomes.flatMap((one) => ("problem" in one ? [inEnglish(at(one.where, one.problem))] : [])),
  };
}

type Row = Readonly<{ _id: string; slug?: string }>;

/** The rows of a list's answer, which each kind names in its own way. */
const rowsOf = (answer: Readonly<Record<string, unknown>>) =>
  Object.values(answer).find(Array.isArray) as readonly Row[];

/** Returns the API's answers about all content, to staff and to visitors. */
export async function everyAnswer(app: TestApp, token: string): Promise<Readonly<Record<string, unknown>>> {
  const answers: Record<string, unknown> = {};
  for (const [who, headers] of [
    ["staff", bearer(token)],
    ["anyone", {}],
  ] as const) {
    const ask = async (path: string) => {
      const answer = await app.fetch(path, { headers });
      const body = await answer.text();
      answers[`${who} ${path}`] = [answer.status, answer.headers.get("Location"), body && JSON.parse(body)];
      return body ? JSON.parse(body) : null;
    };
    for (const resource of contentResources) {
      for (const { _id: id, slug } of rowsOf(await ask(`/api/${resource}?page=1&limit=100`))) {
        await ask(`/api/${resource}/${id}`);
        if (slug) await ask(`/api/${resource}/slug/${slug}`);
        if (["news", "portfolio"].includes(resource))
          await ask(`/api/${resource}/${id}/${resource === "news" ? "related" : "next"}`);
      }
    }
    for (const path of [
      "/api/news/facets",
      "/api/news/categories",
      "/api/portfolio/featured",
      "/api/portfolio/project-types",
      "/api/packages",
      "/api/pages/menu",
    ])
      await ask(path);
  }
  return answers;
}
