export const synonymLimits = { groups: 200, wordsMin: 2, wordsMax: 10, wordMax: 40 } as const;

/** Each group holds words and phrases that mean the same to a search. */
export type SynonymGroups = readonly (readonly string[])[];

/** The words of a new site: the trade of agencies, as their customers say it. */
export const firstSynonyms: SynonymGroups = [
  ["toko online", "toko daring", "olshop", "online shop", "e-commerce", "ecommerce", "lapak"],
  ["jasa", "layanan", "servis", "service"],
  ["website", "situs", "web", "laman"],
  ["harga", "biaya", "tarif", "ongkos", "price"],
  ["buat", "bikin"],
  ["HP", "ponsel", "handphone", "smartphone", "seluler"],
  ["WhatsApp", "WA"],
  ["online", "daring"],
  ["aplikasi", "app"],
  ["gambar", "foto"],
  ["perusahaan", "company", "kantor"],
  ["usaha", "bisnis"],
  ["kecepatan", "cepat", "kencang", "lambat", "lemot", "lelet", "berat", "loading"],
  ["booking", "reservasi", "janji temu"],
  ["promosi", "iklan", "ads"],
  ["pelanggan", "pembeli", "konsumen", "customer"],
  ["produk", "barang", "dagangan", "jualan"],
  ["ulasan", "review", "testimoni"],
  ["backup", "cadangan"],
  ["keamanan", "aman", "retas", "hack"],
  ["difabel", "disabilitas", "aksesibilitas"],
  ["pernikahan", "nikah", "kawin", "undangan"],
  ["murid", "siswa", "sekolah", "PPDB"],
  ["email", "surel"],
  ["ongkir", "ongkos kirim"],
  ["slide", "salindia", "PPT", "powerpoint"],
];
