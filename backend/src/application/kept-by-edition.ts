type NameEdition = () => Promise<Readonly<{ name: string }>>;

/** Names the edition of the content that everybody sees, and that staff see, wherever they have saved. */
export type NamedEditions = Readonly<Record<"current" | "newest", NameEdition>>;

/** Reads once for an edition of the content what tells of nothing else; whoever asks meanwhile waits for that. */
export function keptByEdition<T>(edition: NameEdition, read: () => Promise<T>): () => Promise<T> {
  let kept: Readonly<{ name: string; answer: Promise<T> }> | undefined;
  return async () => {
    const { name } = await edition();
    if (kept?.name === name) return kept.answer;
    const mine = { name, answer: read() };
    kept = mine;
    // A failure is nothing to keep.
    mine.answer.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.answer;
  };
}
