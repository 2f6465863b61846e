import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newPushKeys } from "../adapters/push.ts";
import { writeOnce } from "./write-once.ts";

const name = "push-keys.json";

/** Returns the keys of the site at push services, which the first use stores in the folder. */
export function pushKeys(dataDir: string): ReturnType<typeof newPushKeys> {
  const file = join(dataDir, name);
  if (!existsSync(file)) writeOnce(dataDir, name, JSON.stringify(newPushKeys()));
  return JSON.parse(readFileSync(file, "utf8"));
}
