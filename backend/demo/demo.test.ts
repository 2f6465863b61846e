import { readdirSync, readFileSync, statSync } from "node:fs";
import { contactInput, leadInput, leadUpdate } from "@etalase/contracts/leads/leads.schema";
import { newsInput } from "@etalase/contracts/news.schema";
import { partnerSchemas } from "@etalase/contracts/plain/partners.schema";
import { portfolioInput } from "@etalase/contracts/portfolio.schema";
import { testimonialInput } from "@etalase/contracts/testimonials.schema";
import { slugOf, visibleText } from "@etalase/contracts/text/text";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createImageEncoder } from "../src/adapters/images.ts";
import { type DemoLead, demoLead } from "../src/demo/leads.ts";
import { shiftDay, startOfDay } from "../src/domain/time.ts";
import leadsFile from "./leads.json" with { type: "json" };
import records from "./news.json" with { type: "json" };
import partners from "./partners.json" with { type: "json" };
import projects from "./portfolio.json" with { type: "json" };
import testimonials from "./testimonials.json" with { type: "json" };

const folder = (path: string) => new URL(path, import.meta.url);
const bodyOf = (slug: string) => readFileSync(folder(`news/${slug}.html`), "utf8");
const published = records.filter(({ status }) => status === "published");
const distinct = (values: readonly string[]) => new Set(values).size;
const formatOf = async (image: string) => {
  const { format, width, height } = await sharp(readFileSync(folder(`media/${image}`))).metadata();
  return { format, width, height };
};
const photo = { format: "webp", width: 1600, height: 1000 };

describe.each(records)("the demo article $slug", (record) => {
  const { slug, image } = record;
  const body = bodyOf(slug);

  test("could have been written in the dashboard", () => {
    expect(newsInput.safeParse({ ...record, content: body }).error?.issues).toBeUndefined();
    expect(slug).toBe(slugOf(record.title));
  });

  test("has an author, a picture with its description, and times in order", async () => {
    expect(record.author).toMatch(/\S/);
    expect(await formatOf(image)).toEqual(photo);
    if (record.status === "draft") return expect(record.publishedAt).toBeNull();
    expect(record.publishedAt).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
    expect(Date.parse(record.createdAt)).toBeLessThan(Date.parse(record.publishedAt ?? ""));
  });

  test("is long enough to read and holds only what the editor can make", () => {
    expect(visibleText(body).split(" ").length).toBeGreaterThan(350);
    const tags = new Set([...body.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag));
    const known = "p h2 h3 h4 ul ol li blockquote strong em u s code pre a table thead tbody tr th td hr".split(" ");
    expect([...tags].filter((tag) => tag && !known.includes(tag))).toEqual([]);
  });

  test("links only to pages that visitors can open", () => {
    const open = published.map((article) => `/berita/${article.slug}`);
    const links = [...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? "");
    expect(links.filter((href) => !href.startsWith("https://") && !open.includes(href))).toEqual([]);
  });
});

test("the demo fills every filter of the blog", () => {
  expect(published.length).toBe(12);
  expect(records.length).toBe(14);
  expect(distinct(published.map(({ category }) => category))).toBeGreaterThanOrEqual(4);
  expect(distinct(published.map(({ publishedAt }) => publishedAt?.slice(0, 7) ?? ""))).toBeGreaterThanOrEqual(6);
  expect(published.filter(({ isHighlighted }) => isHighlighted).length).toBe(4);
});

describe.each(projects)("the demo project $slug", ({ image, images, createdAt, ...project }) => {
  test("could have been made in the dashboard", () => {
    expect(portfolioInput.safeParse(project).error?.issues).toBeUndefined();
    expect(project.slug).toBe(slugOf(project.title));
    expect(createdAt).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
  });

  test("tells its case in paragraphs of plain text", () => {
    const paragraphs = project.description.split("\n\n");
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(paragraphs.length).toBeLessThanOrEqual(5);
    expect(visibleText(project.description)).toBe(paragraphs.join(" "));
  });

  test("is finished on a past day, or still in progress", () => {
    if (project.projectStatus === "progress") return expect(project.completionDate).not.toMatch(/^2026/);
    expect(project.completionDate).toMatch(/^2026-/);
    expect(Date.parse(project.completionDate)).toBeLessThan(Date.parse(createdAt));
  });

  test("has its pictures", async () => {
    const formats = await Promise.all([image, ...images].map(formatOf));
    expect(formats).toEqual(formats.map(() => photo));
    expect(images.length).toBeLessThanOrEqual(3);
  });
});

test("the demo portfolio fills every filter", () => {
  const published = projects.filter(({ status }) => status === "published");
  expect(projects.length).toBe(12);
  expect(published.length).toBe(11);
  expect(distinct(projects.map(({ slug }) => slug))).toBe(12);
  expect(published.filter(({ isFeatured }) => isFeatured).length).toBe(4);
  expect(distinct(published.map(({ projectStatus }) => projectStatus))).toBe(2);
  expect(distinct(published.map(({ projectType }) => projectType))).toBeGreaterThanOrEqual(4);
  expect(projects.filter(({ images }) => images.length >= 2).length).toBeGreaterThanOrEqual(4);
});

test("the demo portfolio shows what the hero shows", () => {
  const clients = projects.filter(({ status }) => status === "published").map(({ client }) => client);
  expect(clients).toEqual(expect.arrayContaining(["Mega Digital", "BPBD Jawa Tengah", "PSAI", "Queue System"]));
});

describe.each(partners)("the demo partner $name", ({ logo, ...partner }) => {
  test("could have been made in the dashboard", () => {
    expect(partnerSchemas.input.safeParse(partner).error?.issues).toBeUndefined();
  });

  test("has a logo of the recommended size, drawn without fonts, scripts or links", async () => {
    const bytes = readFileSync(folder(`media/${logo}`));
    expect(await createImageEncoder().encode(bytes, "logo")).toMatchObject({ width: 200, height: 100 });
    const svg = bytes.toString();
    const tags = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag));
    expect([...tags].filter((tag) => !["svg", "title", "g", "path", "rect", "circle"].includes(tag ?? ""))).toEqual([]);
    expect(svg).not.toMatch(/\s(on\w+|style|href)=/);
  });
});

test.each(testimonials)("the demo testimonial of $name could have been made in the dashboard", async (one) => {
  const { photo, project, ...testimonial } = one;
  expect(testimonialInput.safeParse(testimonial).error?.issues).toBeUndefined();
  expect(projects.map(({ slug }) => slug)).toContain(project);
  expect(await formatOf(photo)).toEqual({ format: "webp", width: 240, height: 240 });
});

const today = "2026-11-23";
// Each entry of a JSON file has its own type, which the file's reader does not see either.
const leads = leadsFile as readonly DemoLead[];
const leadOf = (source: DemoLead) =>
  demoLead(source, {
    id: "a".repeat(24),
    today,
    wanted: (slug) => ({ slug, name: slug, price: 299_000 }),
  });

describe.each(leads)("the demo lead $code", (source) => {
  const lead = leadOf(source);

  test("could have been sent by the site's pages, from addresses and numbers that are nobody's", () => {
    const { kind, source: cameBy, package: slug, code } = source;
    const input = { kind, code, source: cameBy, consent: true, ...(slug ? { package: slug } : {}) };
    const { name, phone, email, message } = source;
    const sent = kind === "contact" ? contactInput.safeParse({ ...input, name, phone, email, message }) : null;
    expect((sent ?? leadInput.safeParse(input)).error?.issues).toBeUndefined();
    expect(lead.phone).toMatch(/^$|^\+62 800 0000 \d{4}$/);
    expect(lead.email).toMatch(/^$|\.example$/);
  });

  test("began at an article that was there", () => {
    const slug = /^\/berita\/(.+)$/.exec(lead.source.landing)?.[1];
    const article = records.find((record) => record.slug === slug);
    expect(article?.slug).toBe(slug);
    if (article) expect(Date.parse(article.publishedAt ?? "")).toBeLessThan(lead.createdAt.getTime());
  });

  test("was looked after as staff can, one thing after the other, until yesterday", () => {
    for (const { afterMinutes: _after, by: _by, followUpInDays: _days, ...change } of source.edits)
      expect(leadUpdate.safeParse(change).error?.issues).toBeUndefined();
    const times = [lead.createdAt, ...lead.history.map(({ at }) => at)].map((time) => time.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(startOfDay(today).getTime());
    if (lead.status === "won") expect(lead.value).toBeGreaterThan(0);
  });
});

test("the demo leads fill every status and kind, and some are to come back to", () => {
  const all = leads.map(leadOf);
  expect(distinct(all.map(({ code }) => code))).toBe(all.length);
  expect(distinct(all.map(({ status }) => status))).toBe(5);
  expect(distinct(all.map(({ kind }) => kind))).toBe(3);
  const days = all.flatMap(({ followUpAt }) => followUpAt ?? []);
  expect(days).toEqual(expect.arrayContaining([today, shiftDay(today, -2)]));
  const times = all.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test("no demo picture lies unused", () => {
  const named = [
    ...records.map(({ image }) => image),
    ...projects.flatMap(({ image, images }) => [image, ...images]),
    ...partners.map(({ logo }) => logo),
    ...testimonials.map(({ photo }) => photo),
  ];
  expect(readdirSync(folder("media/")).sort()).toEqual(named.sort());
});

test("of every article's and project's picture it is said what it shows", () => {
  const alts: Readonly<Record<string, string>> = JSON.parse(readFileSync(folder("pictures.json"), "utf8"));
  const shown = [...records.map(({ image }) => image), ...projects.flatMap(({ image, images }) => [image, ...images])];
  expect(Object.keys(alts).sort()).toEqual(shown.sort());
  for (const alt of Object.values(alts)) expect(alt).toMatch(/^[A-Z].{10,140}[^.]$/);
});

test("the demo pictures stay light", () => {
  const names = readdirSync(folder("media/"));
  const bytes = names.reduce((sum, name) => sum + statSync(folder(`media/${name}`)).size, 0);
  expect(bytes).toBeLessThanOrEqual(1.5 * 1024 * 1024);
});
