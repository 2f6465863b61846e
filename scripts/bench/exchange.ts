import type { ImportPreview } from "@etalase/contracts/exchange.schema";

/** Records in the file that is compared, imported and exported. */
export const records = 600;

const paragraph =
  "<p>Pelanggan menilai sebuah usaha dari halaman pertamanya, dan pergi bila terlalu lama menunggu.</p>";

/** Articles of another product that no site has yet, with pictures that must be processed. */
const posts = Array.from({ length: records }, (_, index) => ({
  id: index,
  title: `Pindahan ${index}`,
  slug: `pindahan-${index}`,
  html: paragraph.repeat(20),
  status: "published",
  visibility: "public",
  published_at: "2024-01-31T02:00:00.000Z",
}));
const file = new Blob([JSON.stringify({ db: [{ meta: { version: "5.0" }, data: { posts } }] })]);

type Step = Readonly<{ what: string; run: () => Promise<unknown> }>;

/** Returns the steps of exporting and importing by the dashboard, in a possible order. */
export function exchangeSteps(origin: string, token: string): readonly Step[] {
  const headers = { Authorization: `Bearer ${token}` };
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}/api/exchange/${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const send = (path: string, fields: Readonly<Record<string, string>> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set("file", file, "ghost.json");
    return ask(path, { method: "POST", body });
  };
  let preview: ImportPreview | undefined;
  return [
    {
      what: "import compared",
      run: async () => {
        preview = (await (await send("comparison")).json()) as ImportPreview;
      },
    },
    { what: "imported", run: async () => (await send("import", { as: preview?.digest ?? "" })).text() },
    { what: "exported, with all pictures", run: async () => (await ask("export?format=json")).arrayBuffer() },
  ];
}
