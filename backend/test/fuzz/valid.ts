import fc from "fast-check";
import { dataUrlOf, drawing } from "../forms.ts";
import type { Operation } from "./operations.ts";

/** The smallest real picture. */
export const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** The password of every account that a run starts with. */
export const password = "etalase-rahasia-9";

const choices = (...values: readonly unknown[]) => fc.constantFrom(...values);
const address = "https://situs.example/kopi?a=1&b=2";

/** A picture of the library; mostly none, because a form brings files. */
const fromLibrary = choices("", "", "", "{{media:0}}");

/** Values that the rules accept, by the name of the field. */
const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  title: choices("Tujuh tanda situs perlu diperbarui", "<b>Tebal</b> & 'miring' 100%"),
  content: choices("<p>Pelanggan menilai usaha dari halamannya.</p>", "<h2>Satu</h2><p>Isi yang cukup panjang.</p>"),
  category: choices("Bisnis", "Desain & 'Web'"),
  tags: choices('["umkm","toko daring"]', ["umkm"], []),
  technologies: choices('["Preact"]', ["Koa", "Ko%"]),
  slug: choices("satu", "dua", "tiga-puluh", ""),
  description: choices("Situs merek kopi dari lereng Merbabu, dengan toko daring."),
  client: choices("Kopi Lereng"),
  projectType: choices("Toko daring"),
  completionDate: choices("2026-09-30", "2024-02-29", ""),
  images: choices([], "[]"),
  featuredImage: choices(dataUrlOf(pixel, "image/gif")),
  logo: choices(dataUrlOf(pixel, "image/gif"), dataUrlOf(drawing, "image/svg+xml"), ""),
  favicon: choices("", dataUrlOf(drawing, "image/svg+xml")),
  photo: choices("", dataUrlOf(pixel, "image/gif")),
  featuredImageId: fromLibrary,
  logoId: fromLibrary,
  faviconId: fromLibrary,
  ogImageId: fromLibrary,
  photoId: fromLibrary,
  shareImageId: fromLibrary,
  imagesId: choices([], ["{{media:0}}"]),
  focal: choices({ x: 0, y: 1 }, { x: 0.25, y: 0.5 }),
  file: choices(dataUrlOf(pixel, "image/gif")),
  name: choices("Laras Ayu", "O'Brien & <Sons>", "LCP"),
  website: choices(address, ""),
  websiteUrl: choices(address, ""),
  quote: choices("Stok tiga cabang kami jadi satu, dan telepon minta maaf tidak ada lagi."),
  rating: choices(5, "4", null),
  portfolioId: choices("{{portfolio:0}}", "{{portfolio:1}}", null),
  price: choices(299_000, "500000", 1_000_000_000_000),
  priceBefore: choices(null, "", 2_000_000_000_000),
  features: choices('["Satu halaman","SEO"]', ["Desain <b> & 'responsif'"]),
  badge: choices("", "POPULER"),
  promo: choices(
    null,
    "",
    { price: 0, startsAt: "2026-01-01T00:00:00+07:00", endsAt: "9999-12-31T23:59:59.999Z" },
    '{"price":1,"startsAt":"2026-01-01T00:00Z","endsAt":"2027-01-01T00:00Z"}',
  ),
  username: choices("orang", "admin", "superadmin"),
  email: choices("orang@example.com", "user@example.com", "baru@example.com"),
  consent: choices(true, "true"),
  siteName: choices("Etalase", "Toko <b> & 'Kita'"),
  contactEmail: choices("halo@example.com", ""),
  socialMedia: choices({ facebook: address }, {}),
  metaTags: choices('[{"name":"author","content":"Ana"}]', "toko, situs"),
  googleAnalyticsId: choices("G-ABCD1234", ""),
  customCss: choices("", "body { color: red }"),
  customJs: choices("", "window.a = 1"),
  role: choices("user", "admin", "superadmin"),
  value: choices(0, 12.5, 2_500_000, ""),
  path: choices("/berita", "/"),
  code: choices("123456", "7K2PQM"),
  kind: choices("order", "consultation", "contact"),
  phone: choices("0812 3456 7890", "+62 (812) 3456-7890"),
  message: choices("Kami ingin situs <b> & 'toko' 100%"),
  package: choices("satu", "paket-umkm", ""),
  source: choices({ path: "/", utmSource: "ig", referrer: address }, {}),
  assignee: choices("{{users:1}}", "", null),
  lostReason: choices("price", "", null),
  followUpAt: choices("2026-11-30", "", null),
  note: choices("Menelepon <b>", ""),
  values: choices({ title: "Judul baru", tags: ["umkm"] }, { name: "Laras", content: "<p>Isi <b>baru</b>" }, {}),
  base: choices({ title: "Judul lama" }, {}),
  baseVersion: choices(1, null),
  days: choices(1, 30),
};

/** Resources for records of any kind, which name articles here. */
const aboutRecords = new Set(["working-copies", "previews", "trash"]);

function ofResource(path: string): string {
  const resource = path.split("/")[2] ?? "";
  return aboutRecords.has(resource) || path === "/api/reviews" ? "news" : resource;
}

/** The placeholder of a record's id, which is replaced when the call is sent. */
const idOf = (path: string) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.nat(3).map((nth) => `{{${ofResource(path)}:${nth}}}`) },
    { weight: 1, arbitrary: choices("000000000000000000000000", "{{news:0}}", "{{users:0}}").map(String) },
  );

const updates = choices(
  { status: "published" },
  { status: "draft", isHighlighted: true },
  { isActive: false },
  { isFeatured: "true" },
  { status: "pending" },
  { status: "won", assignee: null },
);

/** A value that the rules of that field are likely to accept. */
export function validOf({ path }: Operation, name: string, schema: Readonly<Record<string, unknown>>) {
  if (name === "id") return idOf(path);
  if (name === "ids") return fc.array(idOf(path), { minLength: 1, maxLength: 3 });
  if (name === "update") return updates;
  if (/^is[A-Z]|^disabled$/.test(name)) return choices(true, false, "true", "false");
  if (/password/i.test(name)) return choices(password, "kunci-baru-toko-77");
  if (Array.isArray(schema.enum) && schema.enum.length > 0) return choices(...schema.enum);
  return byName[name] ?? choices("satu", "1", "true", "2026-10");
}

const places: Readonly<Record<string, fc.Arbitrary<string>>> = {
  resource: fc.constantFrom("news", "news", "partners", "settings", "texts", "sections", "menus", "synonyms"),
  slug: fc.constantFrom("satu", "dua", "tiga-puluh", "tidak-ada"),
  version: fc.constantFrom("1", "2", "0", "-1", "999999999", "1e3"),
  token: fc.constantFrom("tidak-ada", "a".repeat(32), "x".repeat(2_000)),
  file: fc.constantFrom(`${"a".repeat(32)}.webp`, "..%2f..%2ftoken-secret", "tidak-ada"),
};

/** A value for a parameter in the path. */
export const parameterOf = ({ path }: Operation, name: string): fc.Arbitrary<string> => places[name] ?? idOf(path);
