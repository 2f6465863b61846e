import { type ContentResource, contentResources } from "@etalase/contracts/kinds";
import { forPlainKinds, type PlainResource, plainKinds } from "@etalase/contracts/plain-kinds";
import type { PlainField, PlainKind } from "@etalase/contracts/rules/plain";
import { describe, expect, test } from "vitest";
import { account, answerOf, postJson, testApp } from "../../../test/app.ts";
import { neededPictures } from "../../../test/kinds/made.ts";
import { type Fields, samples } from "../../../test/kinds/samples.ts";

const clean = "Toko “Ana” – kopi enak";
const paragraph = `${clean}, pelanggan menilai sebuah usaha`;

/** Characters that come along from word processors, chats and old files, and that nobody sees. */
const unseen = (text: string) =>
  `\ufeff\u200e${text.slice(0, 1)}\u00ad\u034f${text.slice(1, -1)}\u200b\ufe00${text.slice(-1)}\u202c\ue000\ue001\ue002`;
const asWindows = (text: string) => text.replace("“", "\u0093").replace("”", "\u0094").replace("–", "\u0096");
const dirty = {
  line: (text: string) => asWindows(unseen(text)).replaceAll(" ", "\t\u00a0"),
  lines: (text: string) => asWindows(unseen(text)).replaceAll(" ", "\u00a0 "),
  word: unseen,
} as const;
const broken = (text: string) => `${text.slice(0, 4)}\u0001${text.slice(4)}`;

type Way = keyof typeof dirty;
type Text = Readonly<{ way: Way; text: string; wrap?: (text: string) => unknown }>;

const line: Text = { way: "line", text: clean };
const lines: Text = { way: "lines", text: paragraph };
const slug: Text = { way: "word", text: "alamat-baru" };
const address: Text = { way: "word", text: "https://kopi.example/menu" };
const html: Text = { way: "lines", text: paragraph, wrap: (text) => `<p>${text}</p>` };
const listed: Text = { way: "line", text: clean, wrap: (text) => [text] };
const searched = { excerpt: line, seoTitle: line, seoDescription: line };

const ofPlainFields: Readonly<Partial<Record<PlainField["is"], Text>>> = { line, lines, marked: html, address };

/** The texts of a plain kind that have room for the sample. */
function textsOf(resource: PlainResource): Readonly<Record<string, Text>> {
  const { fields }: PlainKind = plainKinds[resource];
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = ofPlainFields[field.is];
      return text && !("max" in field && field.max < text.text.length) ? [[name, text]] : [];
    }),
  );
}

const texts: Readonly<Record<ContentResource, Readonly<Record<string, Text>>>> = {
  news: { title: line, slug, category: line, tags: listed, content: html, ...searched },
  portfolio: {
    title: line,
    slug,
    description: lines,
    client: line,
    projectType: line,
    technologies: listed,
    websiteUrl: address,
    completionDate: { way: "word", text: "2026-10-01" },
    ...searched,
  },
  pages: { title: line, slug, content: html, ...searched },
  packages: { name: line, slug, description: lines, features: listed, badge: { way: "line", text: "Paling – laku" } },
  testimonials: { name: line, role: line, quote: lines },
  ...forPlainKinds<Record<PlainResource, Readonly<Record<string, Text>>>>(textsOf),
};

const written = ({ text, wrap = (one) => one }: Text, spoiled: (text: string) => string = (one) => one) =>
  wrap(spoiled(text));
const all = (fields: Readonly<Record<string, Text>>, value: (field: Text) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field)]));
const allClean = (fields: Readonly<Record<string, Text>>) => all(fields, (field) => written(field));
const allDirty = (fields: Readonly<Record<string, Text>>) => all(fields, (field) => written(field, dirty[field.way]));
const allBroken = (fields: Readonly<Record<string, Text>>) => all(fields, (field) => written(field, broken));

const { app, superadmin: staff } = testApp({ accounts: ["superadmin"] });

type Answered = Fields & Readonly<{ id: string; errors?: Readonly<Record<string, string>> }>;
const send = (path: string, fields: Fields, method = "POST") =>
  answerOf<Answered>(postJson(app, path, fields, { ...staff }, method));

const isText = (value: unknown) => typeof value === "string" || Array.isArray(value);
const ofPeople = (fields: Fields) => Object.keys(fields).filter((name) => isText(fields[name]));

describe.each(contentResources)("texts of %s", (resource) => {
  const own = texts[resource];
  const create = async (fields: Fields) =>
    send(`/api/${resource}`, { ...samples[resource].fields("awal"), ...(await neededPictures(resource)), ...fields });

  test("are cleaned when a record is made", async () => {
    const { status, body } = await create(allDirty(own));
    expect([status, body]).toEqual([201, expect.objectContaining(allClean(own))]);
  });

  test("are cleaned when a record is changed", async () => {
    const { body: made } = await create({});
    const changed = await send(
      `/api/${resource}/${made.id}`,
      { ...allDirty(own), ...("slug" in own && { slug: "\ufefflain\u00ad" }) },
      "PUT",
    );
    expect(changed).toMatchObject({ status: 200, body: { ...allClean(own), ...("slug" in own && { slug: "lain" }) } });
  });

  test("are refused for a character that cannot be used, with its place", async () => {
    const { status, body } = await create(allBroken(own));
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(Object.keys(own).sort());
    for (const name of ofPeople(allClean(own)).filter((name) => !["slug", "completionDate"].includes(name)))
      expect([name, body.errors?.[name]]).toEqual([name, expect.stringMatching(/U\+0001 after "/)]);
  });
});

const settings = {
  siteName: line,
  siteDescription: lines,
  contactEmail: { way: "word", text: "halo@kopi.example" },
  contactPhone: { way: "word", text: "+628123456789" },
  address: lines,
  socialMedia: { ...address, wrap: (instagram) => ({ instagram }) },
  metaTags: lines,
  googleAnalyticsId: { way: "word", text: "G-ABCD1234" },
  customCss: { way: "word", text: "p { color: red; }" },
  customJs: { way: "word", text: "console.log(1);" },
  scripts: { way: "word", text: "cdn.example.com", wrap: (host) => ({ hosts: [host], code: "" }) },
  answersWithin: { way: "line", text: "satu – dua jam" },
  answerText: lines,
} as const satisfies Readonly<Record<string, Text>>;

test("texts of the settings are cleaned", async () => {
  const { status, body } = await send("/api/settings", allDirty(settings), "PUT");
  expect([status, body]).toMatchObject([200, allClean(settings)]);
});

test("texts of the settings are refused for a character that cannot be used", async () => {
  const { status, body } = await send("/api/settings", allBroken(settings), "PUT");
  expect(status).toBe(400);
  const refused = Object.keys(body.errors ?? {}).map((name) => name.split(".")[0]);
  expect(refused.sort()).toEqual(Object.keys(settings).sort());
  for (const name of ["siteName", "siteDescription", "address", "metaTags", "customCss", "customJs", "answerText"])
    expect([name, body.errors?.[name]]).toEqual([name, expect.stringMatching(/U\+0001 after "/)]);
});

test("addresses of redirects are cleaned, and refused for a character that cannot be used", async () => {
  const redirect = { from: { way: "word", text: "/alamat-lama" }, to: address } as const;
  const made = await send("/api/redirects", allDirty(redirect));
  expect(made).toMatchObject({ status: 201, body: allClean(redirect) });
  const other = { from: { ...redirect.from, text: "/alamat-lain" }, to: address };
  const changed = await send(`/api/redirects/${made.body.id}`, allDirty(other), "PUT");
  expect(changed).toMatchObject({ status: 200, body: allClean(other) });
  const { status, body } = await send("/api/redirects", allBroken(redirect));
  const sentence = expect.stringMatching(/U\+0001 after "/);
  expect([status, body.errors]).toEqual([400, { from: sentence, to: sentence }]);
});

test.each<readonly [path: string, method: string, fields: Readonly<Record<string, Text>>, others: Fields]>([
  ["/api/testimonials/requests", "POST", { clientName: line }, {}],
  ["/api/auth/me", "PUT", { name: line }, { password: account.password }],
  ["/api/users/invitations", "POST", { name: line }, { role: "admin" }],
])("texts of %s are cleaned", async (path, method, fields, others) => {
  const { status, body } = await send(path, { ...others, ...allDirty(fields) }, method);
  expect([status, { ...allClean(fields), ...body }]).toMatchObject([method === "POST" ? 201 : 200, allClean(fields)]);
  const refused = await send(path, { ...others, ...allBroken(fields) }, method);
  const sentence = expect.stringMatching(/U\+0001 after "/);
  expect([refused.status, refused.body.errors]).toEqual([400, all(fields, () => sentence)]);
});
