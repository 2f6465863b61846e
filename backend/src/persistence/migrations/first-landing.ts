/** `said` is the record's name in the keys of the texts. */
type First = Readonly<{ said: string; drawing: string; title: string; text: string }>;

type FirstRecords = Readonly<{
  table: "services" | "showcases";
  /** The beginning of the ids, which are the same on every site. */
  id: string;
  /** The keys under which the owner could change the words before they became records. */
  keyOf: (said: string) => Readonly<{ title: string; text: string }>;
  records: readonly First[];
}>;

/** The services and showcases that the landing page showed before they became records. */
const first: readonly FirstRecords[] = [
  {
    table: "services",
    id: "6b0776801",
    keyOf: (said) => ({ title: `home.service.${said}.title`, text: `home.service.${said}.text` }),
    records: [
      {
        said: "webDevelopment",
        drawing: "web-development",
        title: "Pengembangan Web",
        text: "Toko daring, sistem informasi, dan aplikasi yang cepat dibuka di jaringan mana pun.",
      },
      {
        said: "webDesign",
        drawing: "web-design",
        title: "Desain Web",
        text: "Tampilan yang dirancang dari isi dan pelanggan Anda, bukan dari templat.",
      },
      {
        said: "seo",
        drawing: "seo",
        title: "Optimasi Web SEO",
        text: "Ditemukan saat calon pembeli mencari, lalu tetap di sana.",
      },
      {
        said: "graphicDesign",
        drawing: "graphic-design",
        title: "Desain Grafis",
        text: "Logo, kemasan, dan materi cetak yang satu suara dengan situs Anda.",
      },
      {
        said: "videography",
        drawing: "videography",
        title: "Videografi",
        text: "Profil usaha, liputan acara, dan video produk dari naskah sampai suntingan akhir.",
      },
      {
        said: "presentation",
        drawing: "presentation",
        title: "Desain PPT",
        text: "Presentasi yang membuat rapat lebih singkat.",
      },
    ],
  },
  {
    table: "showcases",
    id: "6b0776802",
    keyOf: (said) => ({ title: `home.showcases.${said}.client`, text: `home.showcases.${said}.kind` }),
    records: [
      { said: "mega", drawing: "mega-digital", title: "Mega Digital", text: "Ritel elektronik" },
      { said: "bpbd", drawing: "bpbd", title: "BPBD Jawa Tengah", text: "Instansi pemerintah" },
      { said: "psai", drawing: "psai", title: "PSAI", text: "Organisasi olahraga" },
      { said: "queue", drawing: "queue-system", title: "Queue System", text: "Layanan digital" },
    ],
  },
];

const dialects = {
  sqlite: {
    now: "cast(unixepoch('subsec') * 1000 as integer)",
    saidAt: (key: string) => `json_extract(value, '$.values."${key}"')`,
    lengthOf: (text: string) => `length(${text})`,
    spaced: (one: string, other: string) => `${one} || ' ' || ${other}`,
  },
  mysql: {
    now: "utc_timestamp(3)",
    saidAt: (key: string) => `json_unquote(json_extract(value, '$.values."${key}"'))`,
    lengthOf: (text: string) => `char_length(${text})`,
    spaced: (one: string, other: string) => `concat(${one}, ' ', ${other})`,
  },
} as const;

const columns =
  "id, position, name_key, created_at, updated_at, version, title, text, drawing, is_active, picture, search_text";

const titleMin = 2;
const titleMax = 60;
const textMax = 200;

/**
 * The statements that make records of the first services and showcases, with the words that the owner has given them.
 * They read no data before they run, since a finished migration is recognised by the text of its statements.
 */
export function insertFirstLanding(dialect: keyof typeof dialects): readonly string[] {
  const { now, saidAt, lengthOf, spaced } = dialects[dialect];
  /** Words could be longer than a title may be, or shorter. */
  const wordsOf = (key: string, usual: string, [min, max]: readonly [number, number]) => {
    const cut = `trim(substr(${saidAt(key)}, 1, ${max}))`;
    return `coalesce((select case when ${lengthOf(cut)} >= ${min} then ${cut} end from texts where id = 1), '${usual}')`;
  };
  return first.flatMap(({ table, id, keyOf, records }) =>
    records.map(({ said, drawing, title, text }, index) => {
      const keys = keyOf(said);
      const words =
        `select ${wordsOf(keys.title, title, [titleMin, titleMax])} as title, ` +
        `${wordsOf(keys.text, text, [0, textMax])} as text`;
      return (
        `insert into ${table} (${columns}) select '${id}${String(index + 1).padStart(15, "0")}', ${index}, lower(title), ` +
        `${now}, ${now}, 1, title, text, '${drawing}', 1, null, lower(${spaced("title", "text")}) from (${words}) as own;`
      );
    }),
  );
}
