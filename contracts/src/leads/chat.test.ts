import { describe, expect, test } from "vitest";
import { readChat } from "./chat.ts";

const reader = {
  own: { siteName: "Etalase", contactPhone: "0811-1111-2222", contactEmail: "halo@etalase.example" },
  packages: [
    { slug: "paket-landing", name: "Paket Landing" },
    { slug: "paket-bisnis", name: "Paket Bisnis" },
    { slug: "paket-bisnis-plus", name: "Paket Bisnis Plus" },
    { slug: "toko-online", name: "Toko Online" },
  ],
};
const read = (text: string) => readChat(text, reader);
const nothing = { name: null, phone: null, email: null, package: null, message: null };
const number = "+62 812-3456-7890";

const card = "BEGIN:VCARD\nVERSION:3.0\nFN:Budi Santoso\nTEL;type=CELL;waid=6281234567890:+62 812-3456-7890\nEND:VCARD";

type Case = readonly [what: string, text: string, facts: object];
const cases: readonly Case[] = [
  [
    "an export of an iPhone",
    "[30/11/26 19.02.11] Etalase: \u200ePesan dan panggilan terenkripsi.\n[30/11/26 19.02.33] Budi Santoso: Halo kak\n[30/11/26 19.03.02] Budi Santoso: Mau tanya Paket Bisnis, masih promo?\n[30/11/26 19.05.40] Etalase: Halo, masih. Hubungi 0811-1111-2222.",
    { name: "Budi Santoso", package: "paket-bisnis", message: "Halo kak\nMau tanya Paket Bisnis, masih promo?" },
  ],
  [
    "an export of Android, with a sender who is no contact",
    "30/11/26, 19:01 - Pesan dan panggilan terenkripsi secara end-to-end.\n30/11/26, 19:02 - +62 812-3456-7890: Halo, saya Budi dari Toko Maju\nbutuh situs\n30/11/26, 19:04 - Etalase Admin: Siap, Kak. Ini rekan kami 0813-0000-9999",
    { name: "Budi", phone: number, message: "Halo, saya Budi dari Toko Maju\nbutuh situs" },
  ],
  [
    "an export in English, by the clock of twelve hours",
    "11/30/26, 7:02\u202fPM - Rina: <Media omitted>\n11/30/26, 7:03\u202fPM - Rina: Need a website. Call 0812 3456 7890",
    { name: "Rina", phone: number, message: "Need a website. Call 0812 3456 7890" },
  ],
  [
    "a copy from WhatsApp Web",
    "[19.02, 30/11/2026] +62 812-3456-7890: Selamat malam\n[19.03, 30/11/2026] Anda: Malam, Kak",
    { phone: number, message: "Selamat malam" },
  ],
  [
    "a chat with a name that the sender chose",
    "[30/11/26 19.02] ~ Sari Dewi: mau pesan toko online ya\n[30/11/26 19.03] ~ Sari Dewi: \u200egambar tidak disertakan",
    { name: "Sari Dewi", package: "toko-online", message: "mau pesan toko online ya" },
  ],
  [
    "a chat whose messages hold colons and dates",
    "30/11/26 19.02 - Budi: jadwal: 08/12/2026 19.02, alamat: Jl. Melati 5\n30/11/26 19.03 - Budi: anggaran 850.000.000",
    { name: "Budi", message: "jadwal: 08/12/2026 19.02, alamat: Jl. Melati 5\nanggaran 850.000.000" },
  ],
  [
    "three numbers: that of the other party",
    "30/11/26, 19:02 - Etalase: Ini 0813 9999 0001\n30/11/26, 19:03 - +62 812-3456-7890: istri saya 0857-1111-2222",
    { phone: number, message: "istri saya 0857-1111-2222" },
  ],
  [
    "three numbers in a sentence: the first mobile one",
    "Kantor (024) 8441-2090, WA 0812-3456-7890 atau 0857-1111-2222",
    { phone: number, message: "Kantor (024) 8441-2090, WA 0812-3456-7890 atau 0857-1111-2222" },
  ],
  ["numbers that only spaces part", "0812 3456 7890 0857 1111 2222 0856 1111 2222", { phone: number }],
  [
    "the agency's number and another",
    "dari 0811 1111 2222 ke 0812 3456 7890",
    { phone: number, message: expect.anything() },
  ],
  ["the agency's number alone", "+62 811-1111-2222", {}],
  ["a name and a number", "Budi 081234567890", { name: "Budi", phone: number }],
  ["a name in small letters, and a number", "bu rina, 0812-3456-7890", { name: "bu rina", phone: number }],
  ["a name alone", "Budi Santoso", { name: "Budi Santoso" }],
  [
    "one word of a sender who is no contact",
    "[30/11/26 10.01] +62 812-3456-7890: ok",
    { phone: number, message: "ok" },
  ],
  ...(
    [
      ["mau website klinik. nama: dr. Anisa Putri", "dr. Anisa Putri"],
      ["ini bu ani yg kemarin telpon, jadi ambil ya mas", "bu ani"],
      ["ini mas harganya berapa?", null],
      ["saya pak, mau tanya harga", null],
    ] as const
  ).map(([text, name]): Case => [`a name inside of words: ${name}`, text, { name, message: text }]),
  ["a greeting alone", "Halo", { message: "Halo" }],
  ["a number abroad", "+65 8123 4567", { phone: "+6581234567" }],
  ["a landline", "(024) 8441-2090", { phone: "+62 24 84412090" }],
  [
    "a message that was passed on",
    "Diteruskan\nAssalamualaikum, perkenalkan saya Ahmad Fauzi mau buat website sekolah. WA 0812.3456.7890",
    {
      name: "Ahmad Fauzi",
      phone: number,
      message: "Assalamualaikum, perkenalkan saya Ahmad Fauzi mau buat website sekolah. WA 0812.3456.7890",
    },
  ],
  [
    "the text of an order button",
    "Halo Etalase, saya tertarik dengan Paket Bisnis Plus.\nKode: 7K2PQM",
    { package: "paket-bisnis-plus", message: "Halo Etalase, saya tertarik dengan Paket Bisnis Plus.\nKode: 7K2PQM" },
  ],
  [
    "a decision between packages",
    "tadinya paket landing, jadinya paket bisnis saja",
    { package: "paket-bisnis", message: "tadinya paket landing, jadinya paket bisnis saja" },
  ],
  ["a word that holds a name", "tokoh online", { message: "tokoh online" }],
  [
    "a package that the agency named",
    "30/11/26, 19:02 - Etalase: Kami sarankan Paket Landing\n30/11/26, 19:03 - Budi: Oke",
    { name: "Budi", package: "paket-landing", message: "Oke" },
  ],
  [
    "a form",
    "Nama: Budi Santoso\nNo. HP: 0812/3456/7890\nEmail: budi@example.com\nPesan: harga?",
    {
      name: "Budi Santoso",
      phone: number,
      email: "budi@example.com",
      message: "Nama: Budi Santoso\nNo. HP: 0812/3456/7890\nEmail: budi@example.com\nPesan: harga?",
    },
  ],
  [
    "a link to a chat",
    "https://wa.me/6281234567890?text=Halo",
    { phone: number, message: "https://wa.me/6281234567890?text=Halo" },
  ],
  [
    "markup",
    '<p onclick="alert(1)">Saya <b>Budi</b> &amp; istri</p><p>0812&nbsp;3456&nbsp;7890</p>',
    { name: "Budi", phone: number, message: "Saya Budi & istri 0812 3456 7890" },
  ],
  ["a sentence without anything", "berapa harga website?", { message: "berapa harga website?" }],
  [
    "a sentence in English",
    "Hi, my name is John Smith and I need a shop",
    { name: "John Smith", message: expect.any(String) },
  ],
  [
    "an e-mail's sender",
    "Dari: Rina <rina@example.com>",
    { name: "Rina", email: "rina@example.com", message: expect.any(String) },
  ],
  ["nothing", " \u200b\n ", {}],
  ...["Assalamualaikum", "Pagi kak", "ok", "boleh minta", "saya Mau pesan situs"].map(
    (words): Case => [
      `no name before a number: ${words}`,
      `${words} 081234567890`,
      { phone: number, message: `${words} 081234567890` },
    ],
  ),
  ...["Terima Kasih", "Selamat Pagi", "Saya Ingin Tanya Harga"].map(
    (words): Case => [`no name in capitals: ${words}`, words, { message: words }],
  ),
  ["a package's name alone", "Toko Online", { package: "toko-online", message: "Toko Online" }],
  ...(
    [
      ["NAMA: RINA", "RINA"],
      ["nama: rina wijaya", "rina wijaya"],
      ["*Nama* : Nur-Aini, Kudus", "Nur-Aini"],
      ["saya Mau tanya. Saya Rina", "Rina"],
    ] as const
  ).map(([words, name]): Case => {
    const text = `${words}\nHP: 0812-3456-7890`;
    return [`a name and a number with words before them: ${name}`, text, { name, phone: number, message: text }];
  }),
  ["a name at a sentence's end", "Rina, 081234567890.", { name: "Rina", phone: number }],
  ["a name of three words", "rina wijaya kusuma 081234567890", { name: "rina wijaya kusuma", phone: number }],
  [
    "a name above a firm's",
    "Rina Wijaya\nKlinik Sehat\n081234567890",
    { phone: number, message: "Rina Wijaya\nKlinik Sehat\n081234567890" },
  ],
  ["a contact's card", card, { name: "Budi Santoso", phone: number }],
  [
    "a contact's card among words",
    `tolong hubungi\n${card}\nbesok`,
    { name: "Budi Santoso", phone: number, message: "tolong hubungi\n\nbesok" },
  ],
  [
    "an answer below what it quotes",
    "Pada Sen, 30 Nov 2026 Etalase menulis:\n> hubungi 081211112222\nsaya Rina, 081234567890",
    { name: "Rina", phone: number, message: "saya Rina, 081234567890" },
  ],
  [
    "code in markup",
    "<script>alert(1)</script><style>p { top: 0 }</style>Saya Rina",
    { name: "Rina", message: "Saya Rina" },
  ],
];

describe("a text is read as its customer's:", () => {
  test.each(cases)("%s", (_, text, facts) => expect(read(text)).toEqual({ ...nothing, ...facts }));
});

test.each([
  ...["081234567890", "81234567890", "+62 (0)812 3456 7890", "62 812 3456 7890", "0062 812-3456-7890"],
  ...["0812/3456/7890", "0812 / 3456 / 7890", "(0812) 34567890", "0812\u00a03456\u20117890"],
  ...["\u202a+62 812\u20113456\u20117890\u202c", "０８１２ ３４５６ ７８９０", "٠٨١٢ ٣٤٥٦ ٧٨٩٠"],
  ...["0\ufe0f\u20e38\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e3 3456 7890", "tel:+6281234567890", "*0812-3456-7890*"],
])("the number of %j is one", (typed) => expect(read(`Hubungi saya di ${typed}, ya`).phone).toBe(number));

test.each([
  ...["2025", "19.02", "30/11/2026 19.02", "2026-11-30 19:02", "Rp 12.500.000", "3374010203040005", "112"],
  ...["1500 888"],
])("%j is no number", (text) => expect(read(`Jumlahnya ${text}`).phone).toBeNull());

test.each([
  ...["a", "1", "0 ", "(", "<", "<a", "<script>", "<script></", "BEGIN:VCARD\n", "> a\n", "nama: ", "saya Mau "],
  ...["rina ", "&amp;", "@", "a@a.", ".", ":", "\n", "saya ", "Saya A ", "0812 3456 7890 ", "[1/1/26 1.00] A: b\n"],
  ...["+", "/ ", "\u0301", "ﷺ"],
])("20,000 characters of %j take milliseconds", (pattern) => {
  const text = pattern.repeat(20_000).slice(0, 20_000);
  const begun = process.cpuUsage();
  expect(read(text).message?.length ?? 0).toBeLessThanOrEqual(2000);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
});
