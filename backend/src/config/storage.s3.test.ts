import { expect, test } from "vitest";
import { bucketVariables } from "../../test/storages.ts";
import { ConfigError, readConfig } from "./config.ts";
import { openStorage } from "./storage.ts";

const good = bucketVariables();
const elsewhere = new URL(good.MEDIA_URL);
elsewhere.hostname = "no-such-bucket";

test.each<[string, Partial<typeof good>, RegExp]>([
  ["the wrong secret", { S3_SECRET_KEY: "sesame" }, /: 403 SignatureDoesNotMatch$/],
  ["an unknown key", { S3_ACCESS_KEY: "AKIASESAMESESAMESESAM" }, /: 403 InvalidAccessKeyId$/],
  ["a bucket that is missing", { MEDIA_URL: elsewhere.href }, /no-such-bucket: 404 NoSuchBucket$/],
])("a bucket with %s is refused in one line without secrets", async (_name, wrong, expected) => {
  const refusal = await openStorage(readConfig({ ...good, ...wrong })).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigError);
  const { message } = refusal as ConfigError;
  expect(message).toMatch(/^MEDIA_URL leads to no bucket that S3_ACCESS_KEY and S3_SECRET_KEY open: GET http.*$/);
  expect(message).toMatch(expected);
  for (const secret of [good.S3_SECRET_KEY ?? "", "sesame"])
    expect(message.toLowerCase()).not.toContain(secret.toLowerCase());
});
