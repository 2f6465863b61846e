/** Repeated, each of these pieces kept a sanitiser busy for a second. */
const pieces = ["<", "<<a", "&", "</", "<b>", "<p>"] as const;
const bytes = 190_000;

type Saved = Readonly<{ piece: string; ms: number }>;

async function save(origin: string, token: string, content: string) {
  const { news } = (await (await fetch(`${origin}/api/news?page=1&limit=1`)).json()) as {
    news: readonly { id: string }[];
  };
  const answer = await fetch(`${origin}/api/news/${news[0]?.id}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ content }),
  });
  if (!answer.ok) throw new Error(`The article was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Saves an article full of each piece, and waits for the answer. */
export async function saveCrowded(origin: string, token: string): Promise<readonly Saved[]> {
  const saved: Saved[] = [];
  for (const piece of pieces) {
    const begun = performance.now();
    await save(origin, token, `<p>Sebuah halaman yang penuh tanda baca.</p>${piece.repeat(bytes / piece.length)}`);
    saved.push({ piece, ms: performance.now() - begun });
  }
  return saved;
}
