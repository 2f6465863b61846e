import { join } from "node:path";
import { nouns, words } from "@etalase/contracts/refusals/words";
import type { TextEntry } from "@etalase/contracts/texts";
import { describe, expect, test } from "vitest";
import { indonesian, textNames } from "../backoffice/src/kit/language/indonesian/indonesian.ts";
import { rareParts } from "../backoffice/src/texts/ranks.ts";
import { root } from "./processes.ts";
import { read, sourcesIn } from "./test/imports.ts";
import { bareTexts } from "./test/sentences.ts";

/** Folders without screens. */
const silent = ["kit/language", "test"];

/** Sources with texts that others say, typed as sentences of the dictionaries. */
const keyed = [
  "audit/sentences.ts",
  "layout/Header.tsx",
  "kit/data/navigation.ts",
  "kit/list/ScreenTabs.tsx",
  "kit/parts/kindNames.ts",
  "not-found/NotFoundList.tsx",
  "portfolio/PortfolioList.tsx",
  "portfolio/PortfolioCard.tsx",
  "privacy/StoredData.tsx",
  "redirects/RedirectsList.tsx",
  "kit/data/resources.ts",
  "searches/SearchesList.tsx",
  "settings/SettingsForm.tsx",
  "settings/settingsViews.tsx",
  "trash/ChangesList.tsx",
  "trash/Trash.tsx",
];

/** The specification writes these in Indonesian for both languages, or customers and colleagues get them. */
const indonesianInBoth = [
  "kit/desk/ReviewLink.tsx",
  "layout/NotFound.tsx",
  "leads/lead/AnswerButtons.tsx",
  "leads/page/Wish.tsx",
  "settings/HoursInputs.tsx",
  "testimonials/requests/AskSection.tsx",
  "users/InviteDialog.tsx",
  "users/ResetLinkDialog.tsx",
];

/** Names, and words for programs, that are the same in both languages. */
const names = [
  ...["Etalase", "WhatsApp", "Rp", "Ctrl+", "Jakarta", "Makassar, Denpasar", "Jayapura", "https://", "G-XXXXXXXX"],
  ...["Meta Pixel", "Google Tag Manager", "Google Ads", "TikTok Pixel", "connect.facebook.net"],
  ...["Authorization", "Bearer", "Date", "Asc", "Desc", "Id", "Home", "End", "Files"],
];

const isName = (text: string) => names.includes(text.replace("·", "").trim());
const isSentence = (text: string) => text in indonesian;

const sources = sourcesIn("backoffice/src/**/*.{ts,tsx}").map((file) => file.replace("backoffice/src/", ""));
const bareIn = (file: string) => bareTexts(file, read(`backoffice/src/${file}`)).filter((text) => !isName(text));

/** The rooms of the kit count as folders of their own. */
const folderOf = (file: string) => /^(kit\/[^/]+|[^/]+)\//.exec(file)?.[1];
const folders = [...new Set(sources.flatMap((file) => folderOf(file) ?? []))];

test.each(folders.filter((folder) => !silent.includes(folder)))(
  "the screens of %s say it in both languages",
  (folder) => {
    const own = sources.filter((file) => folderOf(file) === folder);
    const others = own.filter((file) => ![...keyed, ...indonesianInBoth].includes(file));
    expect(others.flatMap((file) => bareIn(file).map((text) => `${file}: ${text}`))).toEqual([]);
  },
);

test.each(keyed)("%s holds sentences of the dictionaries", (file) => {
  // A file's name in a table is no text for people.
  expect(bareIn(file).filter((text) => !isSentence(text) && !/^[A-Z]\w+$/.test(text))).toEqual([]);
});

const areas: readonly Readonly<Record<string, Readonly<Record<string, string>>>>[] = await Promise.all(
  sourcesIn("backoffice/src/kit/language/indonesian/!(indonesian|textNames).ts").map(
    (file) => import(join(root, file)),
  ),
);

describe("the dictionaries", () => {
  const dictionaries = areas.flatMap((area) => Object.values(area));
  const pairs = dictionaries.flatMap((dictionary) => Object.entries(dictionary));
  const all = pairs.map(([english]) => english);
  const code = sourcesIn("{backoffice,contracts}/src/**/*.{ts,tsx}")
    .filter((file) => !file.includes("/indonesian/"))
    .map(read)
    .join("\n");

  test("translate each sentence once", () => {
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
    expect({ ...words, ...Object.fromEntries(pairs) }).toEqual(indonesian);
    const shared = new Map(Object.entries<string>(words));
    expect(pairs.filter(([english, said]) => shared.get(english) === said && !(english in nouns))).toEqual([]);
  });

  test("keep the values of each sentence", () => {
    const valuesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();
    expect(pairs.filter(([english, said]) => valuesOf(english) !== valuesOf(said))).toEqual([]);
  });

  test("hold no sentence that nothing says", () => {
    expect(pairs.map(([english]) => english).filter((english) => !code.includes(JSON.stringify(english)))).toEqual([]);
  });
});

// By its path, since only the build of the public site has the types for it.
const { textEntries }: { textEntries: readonly TextEntry[] } = await import(
  join(root, "public-site/src/server/texts.ts")
);

test("the parts of rare texts are parts of texts' keys", () => {
  const parts = new Set(textEntries.flatMap(({ key }) => key.split(".").slice(1)));
  expect(rareParts.flatMap(({ source }) => source.match(/\w+/g) ?? []).filter((part) => !parts.has(part))).toEqual([]);
});

test("each part of a text's key has a name in Indonesian, and no other word has one", () => {
  const parts = textEntries.flatMap(({ key }) => key.split(".").slice(1));
  const named = new Set(parts.filter((part) => !/^\d+$/.test(part)));
  expect(Object.keys(textNames).sort()).toEqual([...named].sort());
});

describe("the search for texts without a translation", () => {
  test.each([
    ["a text between tags", "<p>Saved</p>"],
    ["a label in small letters", '<Box aria-label="demo" />'],
    ["a property", 'const row = { label: "Delete" };'],
    ["a sentence with values", "notify(`Deleted $" + "{count} rows`);"],
    ["one of two sentences", 'const text = isNew ? "New" : t("Old");'],
    ["a text beside a translated one", 'notify(t("Saved") + "Thank you");'],
  ])("finds %s", (_, source) => {
    expect(bareTexts("a.tsx", source)).not.toEqual([]);
  });

  test.each([
    ["a translated text", 'const row = <p title={t("Delete")}>{t("Saved {name}", { name })}</p>;'],
    ["styles", '<Box sx={{ border: "1px solid", display: "inline flex" }} className="a b" />'],
    ["imports and types", 'import { A } from "Some Place"; type B = "Saved" | "Not saved";'],
    ["comparisons", 'if (key === "Enter" || "Other" in keys) go();'],
    ["faults for developers", 'throw new Error("Nobody reads this");'],
  ])("leaves %s", (_, source) => {
    expect(bareTexts("a.tsx", source)).toEqual([]);
  });
});
