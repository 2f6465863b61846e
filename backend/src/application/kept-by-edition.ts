/** Names the edition of the content that everybody sees now. */
export type NamedEditions = Readonly<{ current(): Promise<Readonly<{ name: string }>> }>;

/** Reads once for an edition of the content what tells of nothing else; whoever asks meanwhile waits for that. */
export function keptByEdition<T>({ current }: NamedEditions, read: () => Promise<T>): () => Promise<T> {
  let kept: Readonly<{ name: string; answer: Promise<T> }> | undefined;
  return async () => {
    const { name } = await current();
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
