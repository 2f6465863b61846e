import type { Page, Response } from "@playwright/test";

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

const phraseAt = (words: readonly string[], at: number) => words.slice(Math.max(0, at - 3), at + 4).join(" ");

const plain = (text: string) =>
  text
    .replace(/<\/?[a-z][^<>]*>|\\[nrt"]/gi, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

const isContentOf = (answer: Response) =>
  answer.request().method() === "GET" &&
  answer.url().includes("/api/") &&
  (answer.headers()["content-type"] ?? "").startsWith("application/json");

/**
 * Keeps the answers of the API, which bring the content of the dashboard's screens. Call it before the first screen
 * opens. Returns a function that finds the Indonesian texts of a screen that are not content.
 */
export function watchForIndonesian(page: Page) {
  const answers: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (isContentOf(answer)) answers.push(answer.text().then(plain, () => ""));
  });
  return async (): Promise<readonly string[]> => {
    const content = ` ${(await Promise.all(answers)).join(" ")} `;
    const told = await page.locator("body").ariaSnapshot();
    const words = plain(
      told.replace(/^\s*- \/url:.*$/gm, "").replace(/(?<!\w)(?:localhost:\d+)?\/[a-z]\S*/g, " "),
    ).split(" ");
    // A word is content with the word before it, or with the next one.
    const isContent = (at: number) =>
      [words.slice(at - 1, at + 1), words.slice(at, at + 2)].some(
        (pair) => pair.length === 2 && content.includes(` ${pair.join(" ")} `),
      );
    return words.flatMap((word, at) => (indonesian.test(word) && !isContent(at) ? [phraseAt(words, at)] : []));
  };
}
