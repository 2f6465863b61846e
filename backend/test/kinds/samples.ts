import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import { newsInput, newsUpdate } from "@etalase/contracts/news.schema";
import { packageInput, packageUpdate } from "@etalase/contracts/packages.schema";
import { pageInput, pageUpdate } from "@etalase/contracts/pages.schema";
import { forPlainKinds, type PlainResource, plainKinds, plainSchemas } from "@etalase/contracts/plain-kinds";
import { portfolioInput, portfolioUpdate } from "@etalase/contracts/portfolio.schema";
import type { PlainField, PlainKind } from "@etalase/contracts/rules/plain";
import { testimonialInput, testimonialUpdate } from "@etalase/contracts/testimonials.schema";
import fc from "fast-check";

export type Fields = Readonly<Record<string, unknown>>;
export type Texts = Readonly<Record<string, string>>;
type Arbitraries = Readonly<Record<string, fc.Arbitrary<unknown>>>;
type Schema = Readonly<{ parse(fields: unknown): unknown }>;

/** One kind of content, for tests that go through all kinds. */
export type Sample = Readonly<{
  /** The fields of a new record, without its pictures; `word` makes them different from those of other records. */
  fields: (word: string) => Fields;
  schemas: Readonly<{ input: Schema; update: Schema }>;
  /** The fields that take a picture, and those among them that every record needs. */
  pictures: readonly string[];
  required: readonly string[];
  /** Any values that are valid in every combination, by field. */
  edits: Arbitraries;
  /** The edit that shows a record to visitors, or hides it from them. */
  shown: (isOn: boolean) => Fields;
}>;

const sentence = "Pelanggan menilai sebuah usaha dari halaman pertamanya.";

export const title = fc.constantFrom(
  "Enam ide promosi",
  "Judul “lain” & <b>",
  "Situs é untuk usaha 🏪",
  "Lima ide promosi",
);
export const website = fc.constantFrom("", "https://kopi.example/");
const text = fc.lorem({ maxCount: 12 }).map((words) => `${words} pelanggan menilai usaha`);
const slug = fc.constantFrom("", "satu", "dua", "tiga");
const status = fc.constantFrom("draft", "published");
const words = fc.uniqueArray(fc.constantFrom("umkm", "toko daring", "situs", "é"), { maxLength: 3 });
const schedule = {
  publishAt: fc.constantFrom(null, "2026-11-19T00:00Z", "2026-12-24T00:00Z"),
  unpublishAt: fc.constantFrom(null, "2026-12-31T00:00Z"),
};
const search = {
  language: fc.constantFrom("id", "en"),
  translationOf: fc.constant(""),
  excerpt: fc.constantFrom("", "Ringkasan sendiri."),
  seoTitle: fc.constantFrom("", "Judul untuk pencarian"),
  seoDescription: fc.constantFrom("", "Uraian untuk pencarian"),
  noindex: fc.boolean(),
  // The picture that is sent with the edit takes precedence.
  shareImage: fc.constant(""),
};
const published = (isOn: boolean) => ({ status: isOn ? "published" : "draft" });

/** Values of a plain kind's field: any valid one, and one of a new record. */
type PlainValues = Readonly<{ any: fc.Arbitrary<unknown>; one: unknown }>;

const plainValues = {
  line: { any: title, one: "Toko roti" },
  lines: { any: text, one: sentence },
  marked: { any: text.map((inner) => `<p>${inner}</p>`), one: `<p>${sentence}</p>` },
  address: { any: website, one: "https://kopi.example/" },
  flag: { any: fc.boolean(), one: true },
  date: { any: fc.constantFrom("", "2026-10-01"), one: "2026-11-21" },
  reference: { any: fc.constant(null), one: null },
} as const satisfies Readonly<Partial<Record<PlainField["is"], PlainValues>>>;

function valuesOf(field: PlainField): PlainValues {
  switch (field.is) {
    case "drawing":
      return { any: fc.constantFrom(null, ...field.choices), one: field.choices[0] };
    case "choice":
      return { any: fc.constantFrom(...field.choices), one: field.choices[0] };
    case "number":
      return { any: fc.integer({ min: field.min, max: field.max }), one: field.min };
    default:
      return plainValues[field.is];
  }
}

function plainSample(kind: PlainKind, schemas: Sample["schemas"], titled: string): Sample {
  const fields = Object.entries(kind.fields);
  const pictures = kind.picture ? [kind.picture.field] : [];
  return {
    fields: (word) => ({
      ...Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field).one])),
      [titled]: `Mengapa ${word}?`,
    }),
    schemas,
    pictures,
    required: kind.picture?.missing === undefined ? [] : pictures,
    edits: Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field).any])),
    shown: (isOn) => ({ [kind.shownBy]: isOn }),
  };
}

export const samples: Readonly<Record<ContentResource, Sample>> = {
  news: {
    fields: (word) => ({ title: `Ide promosi ${word}`, slug: word, content: `<p>${sentence}</p>`, category: "Bisnis" }),
    schemas: { input: newsInput, update: newsUpdate },
    pictures: ["featuredImage", "shareImage"],
    required: ["featuredImage"],
    edits: {
      title,
      slug,
      status,
      tags: words,
      category: fc.constantFrom("Bisnis", "Desain"),
      ...schedule,
      ...search,
      content: text.map((inner) => `<p>${inner}</p>`),
      isHighlighted: fc.boolean(),
    },
    shown: (isOn) => ({ ...published(isOn), isHighlighted: isOn }),
  },
  portfolio: {
    fields: (word) => ({
      title: `Situs Kopi ${word}`,
      slug: word,
      description: sentence,
      client: "Kopi",
      projectType: "Web",
    }),
    schemas: { input: portfolioInput, update: portfolioUpdate },
    pictures: ["featuredImage", "newImages", "shareImage"],
    required: ["featuredImage", "newImages"],
    edits: {
      title,
      slug,
      status,
      technologies: words,
      description: text,
      ...schedule,
      ...search,
      isFeatured: fc.boolean(),
      images: fc.constant([]),
      projectStatus: fc.constantFrom("completed", "progress"),
      client: fc.constantFrom("Kopi", "Batik"),
      projectType: fc.constantFrom("Web", "Toko"),
      websiteUrl: website,
      completionDate: fc.constantFrom("", "2026-10-01"),
    },
    shown: published,
  },
  pages: {
    fields: (word) => ({ title: `Halaman ${word}`, slug: word, content: `<p>${sentence}</p>` }),
    schemas: { input: pageInput, update: pageUpdate },
    pictures: ["shareImage"],
    required: [],
    edits: {
      title,
      slug,
      status,
      menu: fc.constantFrom("none", "navbar", "footer"),
      ...schedule,
      ...search,
      content: text.map((inner) => `<p>${inner}</p>`),
    },
    shown: published,
  },
  packages: {
    fields: (word) => ({ name: `Paket ${word}`, slug: word, price: 750_000, features: ["Satu halaman"] }),
    schemas: { input: packageInput, update: packageUpdate },
    pictures: [],
    required: [],
    edits: {
      name: title,
      slug,
      isHighlighted: fc.boolean(),
      price: fc.constantFrom(80_000, 400_000, 9_000_000),
      promo: fc.constantFrom(null, { price: 40_000, startsAt: "2026-11-21T00:00Z", endsAt: "2026-12-01T00:00Z" }),
      features: words.filter(({ length }) => length > 0),
      isActive: fc.boolean(),
    },
    shown: (isActive) => ({ isActive }),
  },
  testimonials: {
    fields: (word) => ({ name: `Laras ${word}`, quote: sentence }),
    schemas: { input: testimonialInput, update: testimonialUpdate },
    pictures: ["photo"],
    required: ["photo"],
    edits: { quote: text, rating: fc.constantFrom(1, 5, null), status: fc.constantFrom("pending", "published") },
    shown: (isOn) => ({ status: isOn ? "published" : "pending" }),
  },
  ...forPlainKinds<Readonly<Record<PlainResource, Sample>>>((resource) =>
    plainSample(plainKinds[resource], plainSchemas[resource], kinds[resource].titled),
  ),
};

/** An edit of a record: some of its fields, and the one by which visitors see it. */
export function editOf({ edits, shown }: Sample): fc.Arbitrary<Fields> {
  const sure = Object.keys(shown(true)).filter((name) => name in edits);
  return fc.record({ ...edits }, { requiredKeys: sure.slice(0, 1) });
}

/** Fields as a form sends them: texts, and JSON for lists. */
export const asForm = (fields: Fields): Texts =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
