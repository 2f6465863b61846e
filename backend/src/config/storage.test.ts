import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { openStorage } from "./storage.ts";

test("a bucket of a server that is not there is refused in one line without secrets", async () => {
  const keys = { S3_ACCESS_KEY: "toko", S3_SECRET_KEY: "sesame" };
  const config = readConfig({ MEDIA_URL: "s3://toko?endpoint=http://127.0.0.1:2", ...keys });
  const where = "GET http://127.0.0.1:2/toko: connect ECONNREFUSED 127.0.0.1:2";
  await expect(openStorage(config)).rejects.toThrow(
    new ConfigError(`MEDIA_URL leads to no bucket that S3_ACCESS_KEY and S3_SECRET_KEY open: ${where}`),
  );
});
