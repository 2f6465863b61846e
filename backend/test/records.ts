import { randomBytes } from "node:crypto";
import { noAlerts } from "@etalase/contracts/alerts";
import { type PlainKindOf, type PlainResource, plainKinds } from "@etalase/contracts/plain-kinds";
import type { PlainKind } from "@etalase/contracts/rules/plain";
import { noBrandColours } from "@etalase/contracts/site/brand-colours";
import { newLeadCode } from "../src/adapters/ids.ts";
import type { ShareCard } from "../src/application/cards/share-cards.ts";
import type { Lead } from "../src/domain/leads/lead.ts";
import type { News } from "../src/domain/news.ts";
import type { Package } from "../src/domain/packages.ts";
import type { OwnPage } from "../src/domain/pages.ts";
import type { Picture } from "../src/domain/picture.ts";
import type { Partner, PlainRecord } from "../src/domain/plain.ts";
import type { PortfolioItem } from "../src/domain/portfolio.ts";
import { noSearchFields, unscheduled, untranslated } from "../src/domain/publication.ts";
import type { Testimonial } from "../src/domain/testimonials.ts";
import type { Actor, User } from "../src/domain/user.ts";
import { samples } from "./kinds/samples.ts";

let lastId = 0;

/** Ids count up, so that the order of equal records is not left to chance. */
export const newId = () => {
  lastId += 1;
  return lastId.toString(16).padStart(24, "0");
};

/** A published article with its own slug and id. */
export function newsRecord(changes: Partial<News> = {}): News {
  const id = changes.id ?? newId();
  const date = changes.date ?? new Date("2026-11-20T03:04:05.678Z");
  return {
    id,
    title: "Tujuh tanda situs perlu diperbarui",
    slug: `artikel-${id}`,
    excerpt: "Pelanggan menilai sebuah usaha dari halaman pertamanya.",
    content: "<p>Pelanggan menilai sebuah usaha dari halaman pertamanya.</p>",
    category: "Bisnis",
    tags: ["umkm"],
    authorId: "6560f0a1b2c3d4e5f6a7b8c9",
    authorName: "Ana Maharani",
    status: "published",
    isHighlighted: false,
    ...unscheduled,
    ...untranslated,
    ...noSearchFields,
    publishedAt: date,
    date,
    views: 0,
    readingTime: 1,
    featuredImage: { file: `${id.padEnd(32, "0")}.webp`, width: 640, height: 400, color: "#0d8abc", widths: [480] },
    createdAt: date,
    updatedAt: date,
    version: 1,
    ...changes,
  };
}

/** The fields that a subscriber lacks before confirming. */
export const unconfirmed = { consentAddress: "", confirmedAt: null, tokenHash: null, tokenEndsAt: null } as const;

/** An account with its own user name and e-mail address. No password has this hash. */
export function userRecord(changes: Partial<User> = {}): User {
  const id = changes.id ?? newId();
  const createdAt = new Date("2026-11-20T03:04:05.678Z");
  return {
    id,
    name: "Ana Maharani",
    username: `u${id}`,
    email: `${id}@example.com`,
    passwordHash: "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA",
    role: "user",
    disabled: false,
    lastSignInAt: null,
    signInLetters: false,
    language: null,
    alerts: noAlerts,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...changes,
  };
}

/** A staff member of the dashboard. */
export const actor = (changes: Partial<User> = {}): Actor => ({
  user: userRecord({ role: "admin", ...changes }),
  ip: "203.0.113.5",
});

/** An unanswered order with its own code. */
export const leadRecord = (changes: Partial<Lead> = {}): Lead => ({
  id: newId(),
  code: newLeadCode(),
  kind: "order",
  package: { slug: "paket-bisnis", name: "Paket Bisnis", price: 2_500_000 },
  name: "",
  phone: "",
  email: "",
  message: "",
  status: "new",
  value: null,
  source: { path: "/", landing: "/berita/toko", referrer: "", utmSource: "", utmMedium: "", utmCampaign: "" },
  assignee: null,
  lostReason: null,
  followUpAt: null,
  firstAnswerAt: null,
  isTest: false,
  heldBack: null,
  apart: null,
  history: [],
  createdAt: new Date("2026-11-20T03:04:05.678Z"),
  updatedAt: new Date("2026-11-20T03:04:05.678Z"),
  version: 1,
  ...changes,
});

/** A stored picture without a file. */
export const pictureRecord = (changes: Partial<Picture> = {}): Picture => ({
  file: `${randomBytes(16).toString("hex")}.webp`,
  width: 640,
  height: 400,
  color: "#0d8abc",
  widths: [480],
  ...changes,
});

/** A published project with its own slug and id. */
export function portfolioRecord(changes: Partial<PortfolioItem> = {}): PortfolioItem {
  const id = changes.id ?? newId();
  const createdAt = changes.createdAt ?? new Date("2026-11-20T03:04:05.678Z");
  return {
    id,
    title: "Situs Mega Digital",
    slug: `proyek-${id}`,
    description: "Toko elektronik dengan katalog yang mudah dicari.",
    client: "Mega Digital",
    projectType: "Web",
    technologies: ["Preact"],
    websiteUrl: "",
    completionDate: "2026-09-30",
    status: "published",
    projectStatus: "completed",
    isFeatured: false,
    ...unscheduled,
    ...untranslated,
    ...noSearchFields,
    excerpt: "Toko elektronik dengan katalog yang mudah dicari.",
    publishedAt: createdAt,
    featuredImage: pictureRecord(),
    images: [],
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...changes,
  };
}

/** A published page of the owner's in no menu, the first in order, with its own slug and id. */
export function pageRecord(changes: Partial<OwnPage> = {}): OwnPage {
  const id = changes.id ?? newId();
  const createdAt = changes.createdAt ?? new Date("2026-11-20T03:04:05.678Z");
  return {
    id,
    title: "Tentang Kami",
    slug: `halaman-${id}`,
    content: "<p>Kami membuat situs untuk toko di kota ini.</p>",
    menu: "none",
    order: 0,
    status: "published",
    ...unscheduled,
    ...untranslated,
    ...noSearchFields,
    excerpt: "Kami membuat situs untuk toko di kota ini.",
    publishedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...changes,
  };
}

/** The card of an article, on a site without a logo. */
export const shareCard = (changes: Partial<ShareCard> = {}): ShareCard => ({
  kind: "article",
  recordId: "6560f0a1b2c3d4e5f6a7b8c9",
  title: "Tujuh tanda situs perlu diperbarui",
  label: "Bisnis",
  note: "",
  colours: noBrandColours,
  siteName: "Etalase",
  hasMark: true,
  ...changes,
});

/** A record of a plain kind that visitors see, the first in order, with values of its fields' types. */
export function plainRecord<R extends PlainResource>(
  resource: R,
  changes: Partial<PlainRecord<PlainKindOf<R>>> = {},
): PlainRecord<PlainKindOf<R>> {
  const { picture }: PlainKind = plainKinds[resource];
  const createdAt = new Date("2026-11-20T03:04:05.678Z");
  return {
    id: newId(),
    ...samples[resource].fields(""),
    ...(picture && { [picture.field]: pictureRecord() }),
    order: 0,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...changes,
    // The fields are computed from the kind, which the compiler cannot follow.
  } as PlainRecord<PlainKindOf<R>>;
}

/** An active partner. */
export const partnerRecord = (changes: Partial<Partner> = {}): Partner =>
  plainRecord("partners", { name: "Mega Digital", ...changes });

/** An active package at one price, the first in order, with its own slug and id. */
export function packageRecord(changes: Partial<Package> = {}): Package {
  const id = changes.id ?? newId();
  const createdAt = changes.createdAt ?? new Date("2026-11-20T03:04:05.678Z");
  return {
    id,
    slug: `paket-${id}`,
    name: "Paket Kilat",
    description: "Situs satu halaman yang tayang dalam sepekan.",
    price: 750_000,
    priceBefore: null,
    isFrom: false,
    features: ["Satu halaman", "Formulir kontak"],
    badge: "",
    isHighlighted: false,
    isActive: true,
    order: 0,
    promo: null,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...changes,
  };
}

/** A published testimonial without photo and project, the first in order. */
export function testimonialRecord(changes: Partial<Testimonial> = {}): Testimonial {
  const createdAt = changes.createdAt ?? new Date("2026-11-20T03:04:05.678Z");
  return {
    id: newId(),
    name: "Hendra Wijaya",
    role: "Pemilik Mega Digital",
    quote: "Stok tiga cabang kami jadi satu, dan telepon minta maaf tidak ada lagi.",
    rating: 5,
    photo: null,
    portfolioId: null,
    status: "published",
    order: 0,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...changes,
  };
}
