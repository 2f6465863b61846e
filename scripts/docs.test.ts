import { existsSync, globSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./processes.ts";
import { read } from "./test/imports.ts";

// A failed browser test leaves pages of its own.
const isOthers = (file: string) => /^(?:node_modules|dist|var|test-results)$|\/(?:node_modules|dist)$/.test(file);
const pages = globSync("**/*.md", { cwd: root, exclude: isOthers }).sort();

/** Returns the text outside of fenced code. */
const prose = (text: string) => text.replace(/^```.*?^```$/gms, "");

/** Returns the anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...prose(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Returns the links of a page that lead nowhere. */
function brokenLinks(page: string, text = read(page)): string[] {
  const links = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const file = path ? normalize(join(dirname(page), path)) : page;
    if (!existsSync(join(root, file))) return true;
    return anchor !== undefined && !anchorsOf(file === page ? text : read(file)).includes(anchor);
  });
}

/** Returns each section of a page: the level of its heading, and the dashboard's addresses that it names. */
const sectionsOf = (text: string) =>
  prose(text)
    .split(/^(?=#+ )/m)
    .map((section) => [...new Set(section.match(/^#+|\/dashboard\/[\w-]+/g))].sort());

describe("the documentation", () => {
  test("is found", () => {
    expect(pages).toEqual(expect.arrayContaining(["README.md", "docs/guide.md", "public-site/README.md"]));
  });

  test.each(pages)("%s links to what is there", (page) => expect(brokenLinks(page)).toEqual([]));

  test.each(["docs/nothing.md", "#nothing", "docs/operations.md#nothing"])("would not with %s", (link) =>
    expect(brokenLinks("README.md", `[x](${link})`)).toEqual([link]),
  );

  test.each(pages.filter((page) => page.startsWith("docs/")))("%s says first for whom it is", (page) =>
    expect(read(page)).toMatch(/^# .+\n\n(?:For whoever|Untuk siapa pun) /),
  );

  test("has a guide whose sections say the same of the dashboard in both languages", () => {
    const english = read("docs/guide.md");
    const indonesian = read("docs/panduan.md");
    expect(sectionsOf(english).flat()).toEqual(expect.arrayContaining(["##", "/dashboard/pages"]));
    expect(sectionsOf(indonesian)).toEqual(sectionsOf(english));
    expect(english.split("\n## ")[0]).toContain("](panduan.md)");
    expect(indonesian.split("\n## ")[0]).toContain("](guide.md)");
  });

  test("begins with a README of a few screens, which leads to every page", () => {
    const readme = read("README.md");
    expect(readme.split("\n").length).toBeLessThanOrEqual(90);
    const others = pages.filter((page) => page !== "README.md" && !page.includes("/fonts/"));
    expect(others.filter((page) => !readme.includes(`(${page})`))).toEqual([]);
  });

  test("names only commands, scripts and programs that there are", () => {
    const commands = [...read("Makefile").matchAll(/^([a-z-]+):/gm)].map(([, name]) => name);
    const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
    const all = pages.map((page) => read(page)).join("\n");
    const named = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, name = ""]) => name))];
    const made = named(/`(?:[A-Z_]+=\S+ )?make ([a-z-]+)/g);
    const run = named(/npm run ([a-z]+)/g);
    const programs = named(/programs\/([a-z-]+)\.js/g);
    expect([made, run, programs].filter((names) => names.length === 0)).toEqual([]);
    expect(made.filter((name) => !commands.includes(name))).toEqual([]);
    expect(run.filter((name) => !scripts.includes(name))).toEqual([]);
    expect(programs.filter((name) => !existsSync(join(root, `backend/src/programs/${name}.ts`)))).toEqual([]);
  });

  test("has a picture whose folders and files are there", () => {
    const [, picture = ""] = /^```mermaid\n(.*?)^```$/ms.exec(read("docs/architecture.md")) ?? [];
    const named = picture.match(/\b[\w-]+(?:\/[\w-]+)*(?:\.ts|\/)(?!\w)|\bbackend\/[\w/-]+/g) ?? [];
    expect(named).toEqual(expect.arrayContaining(["backend/src/http", "cache/fast-path.ts", "overload.ts", "desk/"]));
    const folders = ["", "backend/src/http"];
    expect(named.filter((path) => !folders.some((folder) => existsSync(join(root, folder, path))))).toEqual([]);
  });
});
