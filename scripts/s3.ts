import { start } from "./processes.ts";

const s3Server = (command: "start" | "stop") =>
  start("bash", ["scripts/s3-server", command, "--name", `test-${process.pid}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });

let started: Promise<string | null> | undefined;

async function startS3() {
  const { child, ended } = s3Server("start");
  const output = child.stdout ? child.stdout.setEncoding("utf8").toArray() : [];
  const [code, url] = await Promise.all([ended, output]);
  return code === 0 ? url.join("").trim() : null;
}

/**
 * Like `mysqlUrl`: the bucket in TEST_MEDIA_URL, with its keys, or else one of our own. Null where none can be started.
 */
export async function s3Url(): Promise<string | null> {
  if (process.env.TEST_MEDIA_URL) return process.env.TEST_MEDIA_URL;
  started ??= startS3();
  return started;
}

export async function stopS3() {
  if (started !== undefined) await s3Server("stop").ended;
}
