import { describe, expect, test } from "vitest";
import { messages, serverMessages } from "../text/messages.ts";
import { inIndonesian } from "./indonesian.ts";
import { translation } from "./translation.ts";

describe("a refusal in Indonesian", () => {
  test.each([
    [messages.forbidden, "Anda tidak berhak melakukan ini"],
    [serverMessages.staleVersion, "Orang lain telah mengubah data ini. Muat ulang untuk melihat versi terbaru."],
    [messages.required("Title"), "Judul wajib diisi"],
    [messages.notOneOf("Status", ["draft", "published"]), "Status harus salah satu dari: draft, published"],
    [serverMessages.tooManyRecords("partner", 60), "Paling banyak 60 mitra. Hapus satu untuk menambah yang lain."],
    [messages.imageTooLarge(2_097_152), "Ukuran berkas melebihi 2MB. Silakan pilih berkas yang lebih kecil."],
    [
      messages.controlCharacters("Title", { code: "U+0000", after: 'a "b"' }),
      'Judul memuat karakter yang tidak dapat dipakai: U+0000 setelah "a "b""',
    ],
    [`toko: depan.bmp: ${messages.imageUnreadable}`, "toko: depan.bmp: Gambar tidak dapat dibaca"],
    ["line 3: The XML is broken: no end (column 7)", "baris 3: XML ini rusak: no end (kolom 7)"],
    [
      "The file holds more than 50,000 records: import it in parts",
      "Berkas berisi lebih dari 50.000 data: impor bagian demi bagian",
    ],
    [
      "title: Title is required; slug: A slug is needed where the title has neither a letter nor a digit",
      "title: Judul wajib diisi; slug: Slug wajib diisi bila judul tidak memuat huruf atau angka",
    ],
    [
      "line 12 (“Kue: a (“b”); c”): an article has at most 10 tags; left out: kue, roti",
      "baris 12 (“Kue: a (“b”); c”): satu artikel paling banyak 10 tag; tidak diambil: “kue, roti”",
    ],
    [
      "post 3 (“Kue”): left out, since it can be no article here: Title is required; Content is required",
      "artikel ke-3 (“Kue”): tidak diambil, karena tidak dapat menjadi artikel di sini: Judul wajib diisi; Konten wajib diisi",
    ],
    [
      "line 12 (“Kue”): its title is longer than 200 characters, and is cut: “title”",
      "baris 12 (“Kue”): judul lebih dari 200 karakter, jadi dipotong: “title”",
    ],
    [
      "It has the same slug as line 7, row 5 (“Kue”)",
      "Bentrok dengan baris berkas 7, baris tabel 5 (“Kue”): slug sama",
    ],
    ["It has the same name as line 7", "Bentrok dengan baris 7: nama sama"],
  ])("says %s", (english, said) => {
    expect(inIndonesian(english)).toBe(said);
  });

  test.each(["Nama wajib diisi", "Title", "", "Somebody wrote this: yes", "constructor"])("leaves %j", (text) => {
    expect(inIndonesian(text)).toBe(text);
  });
});

describe("a translation", () => {
  const say = translation(
    {
      "{a} is {b}": "{a} adalah {b}",
      "{a} is too {b}": "{a} terlalu {b}",
      "{a} is too old": "{a} terlalu tua",
      "It is too old": "Itu terlalu tua",
      "{a}, {b}!": "{b}, {a}!",
    },
    { Car: "Mobil" },
  );

  test("takes the sentence without values first, then the one with the most letters", () => {
    expect(say("It is too old")).toBe("Itu terlalu tua");
    expect(say("Car is too old")).toBe("Mobil terlalu tua");
    expect(say("Car is too fast")).toBe("Mobil terlalu fast");
    expect(say("Car is red")).toBe("Mobil adalah red");
  });

  test("matches whole sentences, each of whose values is there", () => {
    expect(say("Is Car is")).toBe("Is Car is");
    expect(say(" is red")).toBe(" is red");
    expect(say("It is too old, really")).not.toContain("tua");
  });

  test("puts values where the other language has them, with their own braces and signs", () => {
    expect(say("$& {b}, Car!")).toBe("Mobil, $& {b}!");
  });

  test("is quick with a text that was made to be slow", () => {
    const text = `${" is".repeat(50_000)}!`;
    expect(say(text).length).toBeGreaterThan(text.length);
    for (const part of ["a: ", "a b: ", "; Car is red"]) expect(() => say(part.repeat(50_000))).not.toThrow();
  });
});
