import type { Page } from "@playwright/test";

/** Words that nearly every English sentence has one of, and no Indonesian one. */
const english =
  /\b(?:the|and|with|from|your|are|this|that|not|has|have|you|they|their|for|shown|saved|all|edit|delete|add)\b/i;
/** Content of the demo, which is in English. */
const allowed = [/Digital Solutions/];

/** Finds the English texts of a screen, as a screen reader tells it: labels, hints and buttons without words, too. */
export async function englishIn(page: Page): Promise<readonly string[]> {
  const told = await page.locator("body").ariaSnapshot();
  const lines = told.split("\n").filter((line) => !/^\s*- \/url:/.test(line));
  return lines.filter((line) => english.test(line) && !allowed.some((content) => content.test(line)));
}

/** Words that nearly every Indonesian sentence has one of, and no English one. */
const indonesian =
  /\b(?:yang|dan|untuk|dengan|tidak|ini|itu|dari|anda|belum|sudah|akan|oleh|atau|bisa|pada|juga|kami|semua|simpan|hapus|ubah|tambah|cari|lihat|kembali|coba|lagi|masuk|keluar|halaman|berita|artikel|paket|harga|pesan|tanggal|hari|jam)\b/i;

const plain = (text: string) =>
  text
    .replace(/<[^>]*>|\\[nrt"]/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .toLowerCase();

const phraseAt = (words: readonly string[], at: number) => words.slice(Math.max(0, at - 3), at + 4).join(" ");

/**
 * Keeps the answers of the API, which bring the content of the site. Call it before the first screen opens. Returns a
 * function that finds the Indonesian texts of a screen that are not content.
 */
export function watchForIndonesian(page: Page) {
  const answers: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.url().includes("/api/")) answers.push(answer.text().catch(() => ""));
  });
  return async (): Promise<readonly string[]> => {
    const content = plain((await Promise.all(answers)).join(" "));
    const told = await page.locator("body").ariaSnapshot();
    const words = plain(told.replace(/^\s*- \/url:.*$/gm, "").replace(/\/[a-z]\S*/g, " ")).split(" ");
    const isContent = (at: number) =>
      [at - 1, at].some((from) => content.includes(words.slice(from, from + 2).join(" ")));
    return words.flatMap((word, at) => (indonesian.test(word) && !isContent(at) ? [phraseAt(words, at)] : []));
  };
}
