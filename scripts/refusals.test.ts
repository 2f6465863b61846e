import { areas, inIndonesian } from "@etalase/contracts/refusals/indonesian";
import { words } from "@etalase/contracts/refusals/words";
import { describe, expect, test } from "vitest";
import { indonesian } from "../backoffice/src/language/indonesian/indonesian.ts";
import { read, sourcesIn } from "./test/imports.ts";
import { isClause, sentencesIn } from "./test/refusals.ts";

/** Everything in the server that makes a refusal; functions that only pass one on are among them by name. */
const makers = new Set(["DomainError", "HttpError", "BrokenFile", "invalidField", "refuse"]);

const rings = "{domain,application,persistence,http,adapters,backup}";
const contracts = sourcesIn("contracts/src/!(refusals)/**/*.ts").concat(sourcesIn("contracts/src/*.ts"));
const server = sourcesIn(`backend/src/${rings}/**/*.ts`);

/** All texts of these are told: notes on a file and its records, and why a mail was not sent. */
const telling = [
  ...sourcesIn("backend/src/{adapters,application}/exchange/**/*.ts"),
  "backend/src/application/mail/sending.ts",
];

/** These hold no refusals, but words of the dashboard or the site, in either language, and the first settings. */
const notRefusing = [
  "accounts/indonesian.ts",
  "accounts/people.ts",
  "public-api.ts",
  "settings.ts",
  "site/own-english.ts",
].map((file) => `contracts/src/${file}`);

/** Only the terminal says these, or the report of an import, which is no refusal. */
const elsewhere = [
  "There is no file {}",
  "{} cannot be read: {}",
  "No such superadmin",
  "{} will not lead to {}: {}",
  "Another {} of this site has this address: “{}”. It stays, and this one gets the address {}",
  "It replaces another {} of this site, which has the address {}: “{}”",
  "{} records of the file have addresses that other records of this site have.",
];

/** The dashboard's own, of screens whose translation is under way, and the account pages', which are for visitors. */
const ofScreens =
  /^(?:Failed to (?:save|load|update|delete) |Settings saved|Website settings have been|An error occurred while |Signing in|Creating Account)/;

/** Visitors' sentences are Indonesian from the start. */
const isIndonesian = (text: string) =>
  /\b(?:yang|tidak|wajib|untuk|minimal|maksimal|diperlukan|belum|tentang|Anda|nomor|dan|klien|proyek|sampai|sejauh|komentar|Sudah|Belum|Terlalu|Foto|Artikel)\b/.test(
    text,
  );

const anonymous = (text: string) => text.replace(/\{\w+\}/g, "{}");
const ofDashboard = new Map(Object.entries<string>(indonesian).map(([english, said]) => [anonymous(english), said]));

const isSaid = (text: string) => inIndonesian(text) !== text || text in words || ofDashboard.has(anonymous(text));
const isExcepted = (text: string) => elsewhere.includes(text) || ofScreens.test(text) || isIndonesian(text);

describe("every refusal has an Indonesian sentence", () => {
  test.each([
    ["of the rules that all sides share", contracts, undefined, undefined],
    ["of the server alone", server, makers, undefined],
    ["of what is told", telling, undefined, isClause],
  ])("%s", (_, files, calls, isOne) => {
    const found = files
      .filter((file) => !notRefusing.includes(file))
      .flatMap((file) => sentencesIn(file, read(file), calls, isOne).map((text) => ({ file, text })));
    expect(found.length).toBeGreaterThan(40);
    const unsaid = found.filter(({ text }) => !isSaid(text) && !isExcepted(text));
    expect(unsaid.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});

/** A note begins with the record's place, which the dictionary has once for all notes. */
const withoutPlace = (text: string) => text.replace(/^\{\}: (?=.)/, "");

describe("the dictionary", () => {
  const pairs = Object.values(areas).flatMap((area) => Object.entries<string>(area));

  /** Made of others, or too short to be found among sentences. */
  const derived = [
    "{}: {}, where {} is needed. The nearest colour that passes is {}",
    "Role must be one of: {}",
    "{}: {}",
    "line {}: {}",
    "{} (column {})",
    "line {} (“{}”): {}",
    "post {} (“{}”): {}",
    "line {}, row {} (“{}”)",
    "line {}, element {} (“{}”)",
    "JSON export",
    "CSV export",
  ];

  test("holds each sentence once", () => {
    const keys = pairs.map(([english]) => anonymous(english));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("keeps the values of each sentence", () => {
    const valuesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();
    expect(pairs.filter(([english, said]) => valuesOf(english) !== valuesOf(said))).toEqual([]);
  });

  test("says as the screens do what both say", () => {
    const others = pairs.filter(([english, said]) => {
      const screens = ofDashboard.get(anonymous(english));
      return screens !== undefined && anonymous(screens) !== anonymous(said);
    });
    expect(others).toEqual([]);
  });

  test("holds no sentence that nothing says", () => {
    const told = telling.flatMap((file) => sentencesIn(file, read(file), undefined, isClause).map(withoutPlace));
    const refused = [...contracts, ...server].flatMap((file) => sentencesIn(file, read(file)));
    const all = new Set([...refused, ...told].map(anonymous));
    const isThere = (key: string) => all.has(key) || derived.includes(key);
    expect(pairs.map(([english]) => anonymous(english)).filter((key) => !isThere(key))).toEqual([]);
  });
});

describe("the search for refusals", () => {
  const found = (source: string) => sentencesIn("a.ts", source, makers);

  test.each([
    ["a text", 'throw new HttpError(400, "It is too old");', ["It is too old"]],
    ["a text with values", "throw invalidField(name, `$" + "{name} is too old`);", ["{} is too old"]],
    ["one of two texts", 'refuse(old ? "It is too old" : "It is too new");', ["It is too old", "It is too new"]],
    ["a text in parts", 'refuse("It is " + age + " years old");', ["It is {} years old"]],
    [
      "two texts in one",
      "refuse(`It is $" + '{old ? "too old" : "new"} here`);',
      ["It is too old here", "It is new here"],
    ],
  ])("finds %s", (_, source, texts) => {
    expect(found(source)).toEqual(texts);
  });

  test("finds clauses in all of a source, with and without their ends", () => {
    const source = "note(`a form is left out$" + "{name && `: “$" + "{name}”`}`); const tags = ['a', 'b of-c'];";
    expect(sentencesIn("a.ts", source, undefined, isClause)).toEqual([
      "a form is left out",
      "a form is left out: “{}”",
    ]);
  });

  test("passes over texts of other calls, and values", () => {
    expect(found('log("It is too old"); refuse(messages.old); new HttpError(400, "old")')).toEqual([]);
  });
});
