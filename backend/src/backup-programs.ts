import { execFile } from "node:child_process";
import { extname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs another program of the backend, in a process with a processor of its own. */
const program = (name: "backup" | "rehearse") => async (file: string) => {
  await run(process.execPath, [join(import.meta.dirname, "programs", name + extname(import.meta.filename)), file]);
};

/** Both work on the site of this process's own environment. */
export const backupPrograms = { backUp: program("backup"), rehearse: program("rehearse") };
