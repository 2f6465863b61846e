import { describe, expect, test } from "vitest";
import { exchangeMessages } from "../exchange.ts";
import { messages, serverMessages } from "../text/messages.ts";
import { inIndonesian } from "./indonesian.ts";
import { inEnglish, refusal, verbatim } from "./refusal.ts";

const title = messages.required("Title");

describe("a refusal", () => {
  test.each([
    [messages.forbidden, "You are not allowed to do this", "Anda tidak berhak melakukan ini"],
    [
      serverMessages.staleVersion,
      "Someone else has changed this record. Reload it to see the latest version.",
      "Orang lain telah mengubah data ini. Muat ulang untuk melihat versi terbaru.",
    ],
    [title, "Title is required", "Judul wajib diisi"],
    [messages.required("search"), "search is required", "search wajib diisi"],
    [
      messages.notOneOf("Status", ["draft", "published"]),
      "Status must be one of: draft, published",
      "Status harus salah satu dari: draft, published",
    ],
    [
      serverMessages.tooManyRecords("partner", 60),
      "There can be at most 60 partners. Delete one to add another.",
      "Maksimal 60 mitra. Hapus satu untuk menambah yang lain.",
    ],
    [
      messages.imageTooLarge(2_097_152),
      "File size exceeds 2MB limit. Please choose a smaller file.",
      "Ukuran berkas melebihi 2MB. Silakan pilih berkas yang lebih kecil.",
    ],
    [
      messages.controlCharacters("Title", { code: "U+0000", after: 'a "b"' }),
      'Title contains characters that cannot be used: U+0000 after "a "b""',
      'Judul memuat karakter yang tidak dapat dipakai: U+0000 setelah "a "b""',
    ],
    [messages.tooLong("Content", 20_000), "Content cannot exceed 20000 characters", "Konten maksimal 20000 karakter"],
    [
      exchangeMessages.tooMany(50),
      "The file holds more than 50,000 records: import it in parts",
      "Berkas berisi lebih dari 50.000 data: impor bagian demi bagian",
    ],
  ])("is said in English and in Indonesian: %j", (one, english, indonesian) => {
    expect(inEnglish(one)).toBe(english);
    expect(inIndonesian(one)).toBe(indonesian);
  });

  test("says the refusals in it in the same language", () => {
    const inRecord = refusal("left out, because it cannot be an article here: {refusal}", {
      refusal: [title, messages.required("Content")],
    });
    const whole = refusal("{name}: {refusal}", {
      name: refusal("{place} (“{title}”)", { place: refusal("post {place}", { place: "3" }), title: "Kue" }),
      refusal: inRecord,
    });
    expect(inEnglish(whole)).toBe(
      "post 3 (“Kue”): left out, because it cannot be an article here: Title is required; Content is required",
    );
    expect(inIndonesian(whole)).toBe(
      "artikel ke-3 (“Kue”): tidak diambil, karena tidak dapat menjadi artikel di sini: Judul wajib diisi; Konten wajib diisi",
    );
  });

  test.each(["Title", "{field} is required", "$& {name}", "constructor", ""])(
    "keeps the text %j in a value",
    (file) => {
      const named = refusal("{name}: {refusal}", { name: file, refusal: title });
      expect(inIndonesian(named)).toBe(`${file}: Judul wajib diisi`);
    },
  );

  test.each(["Nama wajib diisi", "Somebody wrote this: yes", "constructor", ""])(
    "can be %j in any language",
    (text) => {
      expect([inEnglish(verbatim(text)), inIndonesian(verbatim(text))]).toEqual([text, text]);
    },
  );

  test("does not compile without its Indonesian sentence, its values, or a field's name", () => {
    // @ts-expect-error: the catalogue has no such sentence
    refusal("Nobody translated this");
    // @ts-expect-error: the value of {field} is missing
    refusal("{field} is required");
    // @ts-expect-error: the sentence has no such value
    refusal("{field} is required", { field: "Title", max: 3 });
    // @ts-expect-error: the catalogue has no such word
    refusal("{field} is required", { field: "Nobody translated this" });
  });
});
