import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { startRelay } from "../../backend/test/relay.ts";
import { LeftOut } from "./left-out.ts";
import type { Bench } from "./scenario.ts";

const root = join(import.meta.dirname, "../..");
const name = `torture-${process.pid}`;

function s3Url(): string {
  if (process.env.TEST_MEDIA_URL) return process.env.TEST_MEDIA_URL;
  try {
    const output = ["ignore", "pipe", "ignore"] as const;
    return execFileSync("bash", ["scripts/s3-server", "start", "--name", name], {
      cwd: root,
      encoding: "utf8",
      stdio: [...output],
    }).trim();
  } catch (cause) {
    throw new LeftOut("no S3 server can be had here", { cause });
  }
}

/** An object storage behind a connection that can be cut. @throws {LeftOut} when none is available */
export async function objectStorage({ later }: Bench) {
  const url = new URL(s3Url());
  if (!process.env.TEST_MEDIA_URL)
    later(() => execFileSync("bash", ["scripts/s3-server", "stop", "--name", name], { cwd: root, stdio: "ignore" }));
  const [S3_ACCESS_KEY = "", S3_SECRET_KEY = ""] = [url.username, url.password].map(decodeURIComponent);
  [url.username, url.password] = ["", ""];
  const endpoint = new URL(url.searchParams.get("endpoint") ?? "");
  const way = await startRelay(endpoint);
  later(() => way.cut().catch(() => undefined));
  /** Returns a folder of its own in the bucket. `isCut` uses the connection that can be cut. */
  const folder = (path: string, { isCut }: Readonly<{ isCut: boolean }>): string => {
    const own = new URL(url);
    own.pathname = `/${name}-${path}`;
    if (isCut) own.searchParams.set("endpoint", new URL(way.url).origin);
    return own.href;
  };
  return { folder, keys: { S3_ACCESS_KEY, S3_SECRET_KEY }, cut: way.cut, mend: way.mend };
}
