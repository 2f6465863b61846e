import { type BucketAddress, createRequests, type Listed, listedIn, refusalIn, type Sent } from "./bucket-requests.ts";

export type Bucket = ReturnType<typeof createBucket>;

/** Lists the objects under the prefix of a bucket, page by page. */
function createPages({ base, send, readBy, away }: ReturnType<typeof createRequests>, prefix: string) {
  async function page(under: string, token: string): Promise<Listed> {
    const query = new URLSearchParams({ "list-type": "2", prefix: prefix + under });
    if (token) query.set("continuation-token", token);
    const answer = await send(`${base}?${query}`, { method: "GET" });
    const text = await readBy("GET", answer.text());
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

  return { page, pages };
}

/** An S3 bucket, by its path-style address, which every kind of storage supports. */
export function createBucket(address: BucketAddress) {
  const { bucket, prefix } = address;
  const requests = createRequests(address);
  const { ask, readBy, away } = requests;
  const { page, pages } = createPages(requests, prefix);

  return {
    /** Returns the answer, whose body the caller must read or cancel. */
    get: (key: string) => ask(key, { method: "GET" }),
    async bytes(key: string): Promise<Buffer | null> {
      const answer = await ask(key, { method: "GET" });
      return answer && Buffer.from(await readBy("GET", answer.arrayBuffer()));
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
      const text = await readBy("PUT", answer.text());
      if (text.includes("<Error>")) throw away("PUT", refusalIn(answer.status, text));
      return true;
    },
    /** All objects whose key begins with the prefix, in pages of a thousand. */
    pages,
    /** Returns all objects of these pages at once. */
    async list(under: string) {
      const all: Listed["objects"][number][] = [];
      for await (const objects of pages(under)) all.push(...objects);
      return all;
    },
    /** @throws {BucketAway} with the reason why the bucket cannot be used */
    async check(): Promise<void> {
      await page("media/0", "");
    },
  };
}
