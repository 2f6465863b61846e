import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./processes.ts";

type Versions = Readonly<Record<string, string>>;
type Manifest = Readonly<{
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  overrides?: Versions;
}>;
type Locked = Readonly<{
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  os?: readonly string[];
  libc?: readonly string[];
  optionalDependencies?: Versions;
}>;

const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const manifests = [
  "",
  "contracts/",
  "backend/",
  "backoffice/",
  "backoffice/date-fns/",
  "backoffice/icons-material/",
  "public-site/",
].map((folder) => `${folder}package.json`);
const locked: readonly (readonly [string, Locked])[] = Object.entries(read("package-lock.json").packages);
const installed = locked.filter(([path]) => path.includes("node_modules/"));

test.each(manifests)("%s asks for exact versions", (file) => {
  const { dependencies, devDependencies, optionalDependencies, overrides }: Manifest = read(file);
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

describe("the lock", () => {
  test("names no registry", () => {
    expect(installed.filter(([, { resolved, link }]) => resolved !== undefined && !link)).toEqual([]);
  });

  // A registry may lack packages for other systems, and then cannot provide their hashes.
  test("holds the hash of every package that a Debian machine installs", () => {
    const here = installed.filter(
      ([, { os = ["linux"], libc = ["glibc"] }]) => os.includes("linux") && libc.includes("glibc"),
    );
    expect(here.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path)).toEqual([]);
  });

  test("lists the packages of all systems, without which npm 11 refuses to install from it", () => {
    const paths = new Set(installed.map(([path]) => path));
    const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !paths.has(`${path}/node_modules/${name}`) && !paths.has(`node_modules/${name}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});

/** The first versions without known vulnerabilities, of the backend's foundations and the editor's packages. */
const minimum: Versions = {
  "@mikro-orm/core": "7.0.6", // CVE-2026-34220, CVE-2026-34221
  "@mikro-orm/sql": "7.1.0", // CVE-2026-44680
  formidable: "3.5.3", // CVE-2025-46653
  koa: "3.1.2", // CVE-2026-27959 and those before
  linkifyjs: "4.3.2", // GHSA-95jq-xph2-cx9h
  mysql2: "3.9.8", // GHSA-fpw7-j2hg-69v5 and its siblings
  "path-to-regexp": "8.4.0", // CVE-2026-4867, CVE-2026-4926
  preact: "10.28.2", // CVE-2026-22028
  "sanitize-html": "2.17.4", // CVE-2026-44990
  sharp: "0.35.0", // GHSA-f88m-g3jw-g9cj
};

const isOlder = (version: string, than: string) => version.localeCompare(than, "en", { numeric: true }) < 0;

test.each(Object.entries(minimum))("every copy of %s is at least %s", (name, least) => {
  const copies = installed
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version ?? "");
  expect(copies).not.toEqual([]);
  expect(copies.filter((version) => isOlder(version, least))).toEqual([]);
});
