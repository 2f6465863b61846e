import { type EditedResource, onlyRecordOf } from "../kinds.ts";
import type { Unusable } from "../text/characters.ts";
import { isRecordId } from "../text/text.ts";

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const newKey = new RegExp(`^new-${uuid}$`);

/** Tells whether the key belongs to a record that was never saved. */
export const isNewKey = (key: string): boolean => newKey.test(key);

/** Tells whether a resource can have this key: a record's id, the key of a new record, or that of the only record. */
export const isKeyOf = (resource: EditedResource, key: string): boolean =>
  onlyRecordOf(resource) ? key === resource : isRecordId(key) || isNewKey(key);

/** Names the working copy that a new record is saved from; saving deletes that copy. */
export const workingCopyHeader = "X-Working-Copy";

export const deskLimits = {
  titleMax: 200,
  /** Working copies in one answer, newest first. */
  listed: 200,
  previewMinutes: 10,
  /** Previews kept for one person; older ones are deleted. */
  previewsKept: 4,
  reviewDaysMax: 30,
  reviewNameMax: 100,
  reviewTextMax: 2000,
  /** Comments on one link. */
  reviewComments: 200,
  /** Comments from one address in ten minutes. */
  reviewsInTenMinutes: 20,
} as const;

/** Placeholders in a preview for fields that are still empty. */
export const previewWords = {
  title: "Judul belum diisi",
  content: "<p>Isi artikel belum ditulis.</p>",
  category: "Kategori",
  description: "Deskripsi belum ditulis.",
  client: "Nama klien",
  projectType: "Jenis proyek",
  name: "Nama belum diisi",
  quote: "Kutipan belum ditulis.",
  feature: "Fitur belum ditulis.",
  question: "Pertanyaan belum ditulis",
  answer: "<p>Jawaban belum ditulis.</p>",
} as const;

/** Texts for the visitor who opens a review link. */
export const reviewWords = {
  title: "Tinjauan",
  intro: "Ini pratinjau, belum tayang. Beri komentar, atau setujui bila sudah sesuai.",
  open: "Tanggapi",
  close: "Tutup",
  until: (day: string) => `Tautan ini berlaku sampai ${day}.`,
  name: "Nama Anda",
  text: "Komentar",
  optional: "boleh kosong bila Anda menyetujui",
  send: "Kirim komentar",
  approve: "Setujui",
  sent: "Terima kasih, komentar Anda sudah terkirim.",
  approved: "Terima kasih, persetujuan Anda sudah kami terima.",
  isApproved: (day: string) => `Sudah disetujui pada ${day}.`,
  earlier: "Komentar sebelumnya",
  approvesNote: "menyetujui",
  problems: "Belum terkirim. Periksa isian berikut.",
  nameRequired: "Nama wajib diisi",
  nameTooLong: `Nama maksimal ${deskLimits.reviewNameMax} karakter`,
  textRequired: "Komentar wajib diisi",
  textTooLong: `Komentar maksimal ${deskLimits.reviewTextMax} karakter`,
  unusable: ({ code, after }: Unusable) =>
    `Isian memuat karakter yang tidak dapat dipakai: ${code} ${after ? `setelah "${after}"` : "di awal"}`,
  changed: "Isinya berubah sejak Anda membukanya. Periksa lagi sebelum menyetujui.",
  full: "Komentar di tautan ini sudah penuh.",
  tooMany: "Terlalu banyak kiriman. Tunggu beberapa menit, lalu coba lagi.",
  goneTitle: "Tautan tidak berlaku",
  gone: "Tautan tinjauan ini salah, sudah kedaluwarsa, atau sudah dicabut. Minta tautan baru kepada yang mengirimnya.",
} as const;
