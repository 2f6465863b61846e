import { type Dialect, expressions } from "./expressions.ts";

/** `name` is the record's in the keys of the texts. */
type First = Readonly<{ name: string; drawing: string; title: string; text: string }>;

type FirstRecords = Readonly<{
  table: "services" | "showcases";
  /** The beginning of the ids, which are the same on every site. */
  id: string;
  /** The keys under which the owner could change the words before they became records. */
  keyOf: (name: string) => Readonly<{ title: string; text: string }>;
  records: readonly First[];
}>;

/** The services and showcases that the landing page showed before they became records. */
const first: readonly FirstRecords[] = [
  {
    table: "services",
    id: "6b0776801",
    keyOf: (name) => ({ title: `home.service.${name}.title`, text: `home.service.${name}.text` }),
    records: [
      {
        name: "webDevelopment",
        drawing: "web-development",
        title: "Pengembangan Web",
        text: "Toko daring, sistem informasi, dan aplikasi yang cepat dibuka di jaringan mana pun.",
      },
      {
        name: "webDesign",
        drawing: "web-design",
        title: "Desain Web",
        text: "Tampilan yang dirancang dari isi dan pelanggan Anda, bukan dari templat.",
      },
      {
        name: "seo",
        drawing: "seo",
        title: "Optimasi Web SEO",
        text: "Ditemukan saat calon pembeli mencari, lalu tetap di sana.",
      },
      {
        name: "graphicDesign",
        drawing: "graphic-design",
        title: "Desain Grafis",
        text: "Logo, kemasan, dan materi cetak yang satu suara dengan situs Anda.",
      },
      {
        name: "videography",
        drawing: "videography",
        title: "Videografi",
        text: "Profil usaha, liputan acara, dan video produk dari naskah sampai suntingan akhir.",
      },
      {
        name: "presentation",
        drawing: "presentation",
        title: "Desain PPT",
        text: "Presentasi yang membuat rapat lebih singkat.",
      },
    ],
  },
  {
    table: "showcases",
    id: "6b0776802",
    keyOf: (name) => ({ title: `home.showcases.${name}.client`, text: `home.showcases.${name}.kind` }),
    records: [
      { name: "mega", drawing: "mega-digital", title: "Mega Digital", text: "Ritel elektronik" },
      { name: "bpbd", drawing: "bpbd", title: "BPBD Jawa Tengah", text: "Instansi pemerintah" },
      { name: "psai", drawing: "psai", title: "PSAI", text: "Organisasi olahraga" },
      { name: "queue", drawing: "queue-system", title: "Queue System", text: "Layanan digital" },
    ],
  },
];

const columns =
  "id, position, name_key, created_at, updated_at, version, title, text, drawing, is_active, picture, search_text";

const titleMin = 2;
const titleMax = 60;
const textMax = 200;

/**
 * The statements that make records of the first services and showcases, with the words that the owner has given them.
 * They read no data before they run, since a finished migration is recognised by the text of its statements.
 */
export function insertFirstLanding(dialect: Dialect): readonly string[] {
  const { now, wordsAt, lengthOf, joined } = expressions[dialect];
  /** Words could be longer than a title may be, or shorter. */
  const wordsOf = (key: string, usual: string, [min, max]: readonly [number, number]) => {
    const cut = `trim(substr(${wordsAt(key)}, 1, ${max}))`;
    return `coalesce((select case when ${lengthOf(cut)} >= ${min} then ${cut} end from texts where id = 1), '${usual}')`;
  };
  return first.flatMap(({ table, id, keyOf, records }) =>
    records.map(({ name, drawing, title, text }, index) => {
      const keys = keyOf(name);
      const words =
        `select ${wordsOf(keys.title, title, [titleMin, titleMax])} as title, ` +
        `${wordsOf(keys.text, text, [0, textMax])} as text`;
      return (
        `insert into ${table} (${columns}) select '${id}${String(index + 1).padStart(15, "0")}', ${index}, lower(title), ` +
        `${now}, ${now}, 1, title, text, '${drawing}', 1, null, lower(${joined(["title", "' '", "text"])}) from (${words}) as own;`
      );
    }),
  );
}
