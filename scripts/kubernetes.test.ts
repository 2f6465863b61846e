import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { root, start } from "./processes.ts";
import { read } from "./test/imports.ts";

const files = globSync("docs/kubernetes/*.yaml", { cwd: root }).sort();
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as { apiVersion: string; kind: string }),
);

let folder: string;
beforeAll(() => {
  // Within the project, where the compiler finds the packages.
  mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
  folder = mkdtempSync(join(root, "node_modules/.cache/kubernetes-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the compiler's errors for manifests as literals of their types, which know every field and reject others. */
async function problems(all: readonly { apiVersion: string; kind: string }[]): Promise<string> {
  const lines = all.map((manifest, at) => {
    const { apiVersion, kind } = manifest;
    const module = apiVersion.includes("/") ? apiVersion.replace(".k8s.io", "") : `core/${apiVersion}`;
    return `import type { ${kind} as Kind${at} } from "kubernetes-types/${module}";
export const manifest${at}: Kind${at} = ${JSON.stringify(manifest)};`;
  });
  const file = join(folder, "manifests.ts");
  writeFileSync(file, lines.join("\n"));
  const options = ["--ignoreConfig", "--noEmit", "--strict", "--module", "preserve", "--types", "", "--skipLibCheck"];
  const { child, ended } = start("tsc", [...options, file], { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await Promise.all([child.stdout?.setEncoding("utf8").toArray(), ended]);
  return (said ?? []).join("");
}

/** Returns the manifests with each `from` replaced by `to`. */
const altered = (from: string, to: string) => JSON.parse(JSON.stringify(manifests).replaceAll(from, to));

test("the manifests for Kubernetes have the fields of their kinds, and no other", async () => {
  const kinds = [
    "ConfigMap",
    "Deployment",
    "Ingress",
    "PersistentVolumeClaim",
    "PodDisruptionBudget",
    "Secret",
    "Service",
  ];
  expect(manifests.map(({ kind }) => kind).sort()).toEqual(kinds);
  expect(await problems(manifests)).toBe("");
});

test.each([
  ["readOnlyRootFilesystem", "readOnlyRoot", `'"readOnlyRoot"' does not exist`],
  ['"replicas":2', '"replicas":"2"', "Type 'string' is not assignable to type 'number'"],
  ["minAvailable", "minimumAvailable", `'"minimumAvailable"' does not exist`],
  ["periodSeconds", "period", `'"period"' does not exist`],
])("they would not with %s as %s", async (from, to, problem) => {
  expect(await problems(altered(from, to))).toContain(problem);
});
