import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { contentResources } from "@etalase/contracts/kinds";
import { verbatim } from "@etalase/contracts/refusals/refusal";
import { exportFormats } from "../adapters/exchange/formats.ts";
import { DomainError } from "../domain/errors.ts";
import { runProgram } from "./program.ts";
import { withSite } from "./with-site.ts";

const refuse = (sentence: string) => new DomainError("invalid", { message: verbatim(sentence) });

/** `make export`: writes content into a file, also while the site runs. */
async function run() {
  const [, , to = "", format = "", resource = ""] = process.argv;
  const resources = contentResources.filter((one) => resource === "" || one === resource);
  if (resources.length === 0) throw refuse(`RESOURCE is “${resource}”, but it takes ${contentResources.join(", ")}`);
  const write = exportFormats[format || "json"];
  if (!write) throw refuse(`FORMAT is “${format}”, but it takes ${Object.keys(exportFormats).join(" or ")}`);
  if (!to) throw refuse("TO names no file: make export TO=etalase.json");
  const path = resolve(to);
  await withSite(async ({ exporting }) => {
    try {
      const file = createWriteStream(`${path}.part`, { mode: 0o600, flush: true });
      await pipeline(Readable.from(write(exporting, resources), { objectMode: true }), file);
      await rename(`${path}.part`, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      if (error instanceof Error && "syscall" in error) throw refuse(`${path} cannot be written: ${error.message}`);
      throw error;
    }
  });
  process.stdout.write(`${path}\n`);
}

runProgram(run);
