import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { SaxesParser } from "saxes";

/** The object storage gives no answer, or refuses a necessary request. This is an outage, like a lost disk. */
export class BucketAway extends Error {
  readonly code = "MEDIA_AWAY";
}

/** `next` is the token of the following page, or null after the last one. */
export type Listed = Readonly<{
  objects: readonly Readonly<{ key: string; size: number; modifiedAt: Date }>[];
  next: string | null;
}>;

/** Reads one page of a list (https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html). */
export function listedIn(xml: string): Listed {
  const parser = new SaxesParser();
  const objects: Listed["objects"][number][] = [];
  let [text, next]: [string, string | null] = ["", null];
  let object = { key: "", size: 0, modifiedAt: new Date(0) };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", () => {
    text = "";
  });
  parser.on("text", (part) => {
    text += part;
  });
  parser.on("closetag", ({ name }) => {
    if (name === "Key") object = { ...object, key: text };
    else if (name === "Size") object = { ...object, size: Number(text) };
    else if (name === "LastModified") object = { ...object, modifiedAt: new Date(text) };
    else if (name === "Contents") objects.push(object);
    else if (name === "NextContinuationToken") next = text;
  });
  parser.write(xml).close();
  return { objects, next };
}

/** Describes a refusal without details that should stay private: its status and code. */
export const refusalIn = (status: number, xml: string): string =>
  `${status} ${/<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? ""}`.trim();

/** The place of objects; `prefix` is empty, or ends with a slash. */
export type BucketAddress = Readonly<{
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
  accessKey: string;
  secretKey: string;
}>;

/** Milliseconds until an answer must begin; for an upload they include sending its bytes. */
const timeoutsMs = { answer: 5_000, upload: 30_000 };
/** An idle connection may be closed just when it is used, and a storage may be busy for a moment. */
const tries = 3;
const betweenTriesMs = 100;

export type Sent = Readonly<{
  method: string;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
}>;

const causeOf = (error: unknown) => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || String(Object(cause).code) : message;
};

const isBusy = ({ status }: Response) => status >= 500 || status === 429;

/** Signs a request with the checksum of its body, and sends it once. @throws {BucketAway} after a timeout */
const createAttempt =
  (signer: AwsClient, away: (method: string, problem: string) => BucketAway) =>
  async (address: string, { method, headers, body }: Sent): Promise<Response> => {
    const sum = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const waiting = new AbortController();
    // The timeout ends when the answer begins: its body may be read slowly.
    const timer = setTimeout(() => waiting.abort(), body ? timeoutsMs.upload : timeoutsMs.answer);
    try {
      const signed = await signer.sign(address, {
        method,
        headers: { ...headers, "X-Amz-Content-Sha256": sum },
        ...(body ? { body } : {}),
      });
      return await fetch(signed, { signal: waiting.signal, redirect: "error" });
    } catch (error) {
      if (waiting.signal.aborted) throw away(method, "no answer in time");
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

/** Signed requests to a bucket. */
export function createRequests({ endpoint, region, bucket, prefix, accessKey, secretKey }: BucketAddress) {
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const signer = new AwsClient({ ...keys, service: "s3", region, retries: 0 });
  const base = `${endpoint}/${bucket}`;
  const away = (method: string, problem: string) => new BucketAway(`${method} ${base}: ${problem}`);
  const attempt = createAttempt(signer, away);

  /** Every request here may be sent twice. */
  async function send(address: string, sent: Sent): Promise<Response> {
    for (let left = tries - 1; ; left -= 1) {
      const isLast = left === 0;
      try {
        const answer = await attempt(address, sent);
        if (!isBusy(answer) || isLast) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (error instanceof BucketAway) throw error;
        if (isLast) throw away(sent.method, causeOf(error));
      }
      await delay(betweenTriesMs);
    }
  }

  /** Returns null when the object does not exist. @throws {BucketAway} for any other refusal */
  async function ask(key: string, sent: Sent): Promise<Response | null> {
    const answer = await send(`${base}/${prefix}${key}`, sent);
    if (answer.ok) return answer;
    const problem = refusalIn(answer.status, await answer.text().catch(() => ""));
    if (answer.status === 404 && problem !== "404 NoSuchBucket") return null;
    throw away(sent.method, problem);
  }

  /** Reads a body. @throws {BucketAway} when the connection ends before it does */
  const readBy = <T>(method: string, read: Promise<T>): Promise<T> =>
    read.catch((error: unknown) => {
      throw away(method, causeOf(error));
    });

  return { base, send, ask, readBy, away };
}
