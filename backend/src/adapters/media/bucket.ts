import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { type Listed, listedIn, refusalIn } from "./bucket-answers.ts";
import { BucketAway } from "./bucket-away.ts";
import type { ByteRange } from "./stored-file.ts";

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
const patience = { answer: 5_000, upload: 30_000 };
/** An idle connection may be closed just when it is used, and a storage may be busy for a moment. */
const tries = 3;
const betweenTriesMs = 100;

type Sent = Readonly<{ method: string; headers?: Readonly<Record<string, string>>; body?: Uint8Array<ArrayBuffer> }>;

const causeOf = (error: unknown) => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || String(Object(cause).code) : message;
};

const isBusy = ({ status }: Response) => status >= 500 || status === 429;

export type Bucket = ReturnType<typeof createBucket>;

/** An S3 bucket, by its path-style address, which every kind of storage supports. */
export function createBucket({ endpoint, region, bucket, prefix, accessKey, secretKey }: BucketAddress) {
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const signer = new AwsClient({ ...keys, service: "s3", region, retries: 0 });
  const addressOf = (key: string) => `${endpoint}/${bucket}/${prefix}${key}`;
  const away = (method: string, problem: string) => new BucketAway(`${method} ${endpoint}/${bucket}: ${problem}`);

  const attempt = async (address: string, { method, headers, body }: Sent): Promise<Response> => {
    const sum = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const waiting = new AbortController();
    // The timeout ends when the answer begins: its body may be read slowly.
    const timer = setTimeout(() => waiting.abort(), body ? patience.upload : patience.answer);
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
    const answer = await send(addressOf(key), sent);
    if (answer.ok) return answer;
    const problem = refusalIn(answer.status, await answer.text().catch(() => ""));
    if (answer.status === 404 && problem !== "404 NoSuchBucket") return null;
    throw away(sent.method, problem);
  }

  const textOf = (answer: Response, method: string) =>
    answer.text().catch((error: unknown) => {
      throw away(method, causeOf(error));
    });

  async function page(under: string, token: string): Promise<Listed> {
    const query = new URLSearchParams({ "list-type": "2", prefix: prefix + under });
    if (token) query.set("continuation-token", token);
    const answer = await send(`${endpoint}/${bucket}?${query}`, { method: "GET" });
    const text = await textOf(answer, "GET");
    if (!answer.ok) throw away("GET", refusalIn(answer.status, text));
    return listedIn(text);
  }

  async function* pages(under: string): AsyncGenerator<Listed["objects"]> {
    for (let token: string | null = ""; token !== null; ) {
      const listed: Listed = await page(under, token);
      yield listed.objects.map(({ key, ...object }) => ({ ...object, key: key.slice(prefix.length) }));
      token = listed.next;
    }
  }

  return {
    /** Returns the answer, whose body the caller must read or cancel. */
    get: (key: string, range?: ByteRange) =>
      ask(key, { method: "GET", headers: range ? { Range: `bytes=${range.start}-${range.end}` } : {} }),
    async bytes(key: string): Promise<Buffer | null> {
      const answer = await ask(key, { method: "GET" });
      const read = answer?.arrayBuffer().catch((error: unknown) => {
        throw away("GET", causeOf(error));
      });
      return read ? Buffer.from(await read) : null;
    },
    head: (key: string) => ask(key, { method: "HEAD" }),
    /** `headers` are stored with the object: the storage sends them where it serves the object itself. */
    async put(key: string, bytes: Uint8Array, headers: Sent["headers"] = {}): Promise<void> {
      const answer = await ask(key, { method: "PUT", headers, body: new Uint8Array(bytes) });
      if (!answer) throw away("PUT", "404");
      await answer.body?.cancel();
    },
    /** Removing an object that is already gone is no error. */
    async remove(key: string): Promise<void> {
      await (await ask(key, { method: "DELETE" }))?.body?.cancel();
    },
    /** @returns whether there was anything to copy */
    async copy(from: string, to: string): Promise<boolean> {
      const source = encodeURI(`/${bucket}/${prefix}${from}`);
      const answer = await ask(to, { method: "PUT", headers: { "X-Amz-Copy-Source": source } });
      if (!answer) return false;
      // An answer with status 200 may still hold an error.
      const text = await textOf(answer, "PUT");
      if (text.includes("<Error>")) throw away("PUT", refusalIn(answer.status, text));
      return true;
    },
    /** All objects whose key begins with the prefix, in pages of a thousand. */
    pages,
    /** Returns all objects of these pages at once. */
    async list(under: string) {
      const found: Listed["objects"][number][] = [];
      for await (const objects of pages(under)) found.push(...objects);
      return found;
    },
    /** @throws {BucketAway} with the reason why the bucket cannot be used */
    async check(): Promise<void> {
      await page("media/0", "");
    },
  };
}
