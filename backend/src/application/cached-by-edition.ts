type NameEdition = () => Promise<Readonly<{ name: string }>>;

/** Names the edition of the content that visitors see, and the one that staff see, whichever instance they saved on. */
export type NamedEditions = Readonly<Record<"current" | "newest", NameEdition>>;

/** Caches a result for one edition of the content; callers that arrive meanwhile wait for the same read. */
export function cachedByEdition<T>(edition: NameEdition, read: () => Promise<T>): () => Promise<T> {
  let latest: Readonly<{ name: string; answer: Promise<T> }> | undefined;
  return async () => {
    const { name } = await edition();
    if (latest?.name === name) return latest.answer;
    const mine = { name, answer: read() };
    latest = mine;
    // A failure is not cached.
    mine.answer.catch(() => {
      if (latest === mine) latest = undefined;
    });
    return mine.answer;
  };
}
