import type { ImportPreview } from "@etalase/contracts/operating/exchange.schema";

/** So many are in the file that is compared, imported and exported. */
export const records = 600;

const paragraph =
  "<p>Pelanggan menilai sebuah usaha dari halaman pertamanya, dan pergi bila terlalu lama menunggu.</p>";

/** A table of articles that no site has yet; their pictures are to be drawn. */
const table = new Blob(
  [
    "resource,slug,title,excerpt,category,content,status\n",
    ...Array.from({ length: records }, (_, index) => {
      const cells = [
        "news",
        `pindahan-${index}`,
        `Pindahan ${index}`,
        "Dari situs lama",
        "Bisnis",
        paragraph.repeat(20),
      ];
      return `${[...cells, "published"].join(",")}\n`;
    }),
  ],
  { type: "text/csv" },
);

type Step = Readonly<{ what: string; run: () => Promise<unknown> }>;

/** What moves content by the dashboard, in the order in which it can be done. */
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
    body.set("file", table, "artikel.csv");
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
