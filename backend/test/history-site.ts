import { readdir, rename, utimes } from "node:fs/promises";
import { join } from "node:path";
import { faqSchemas } from "@etalase/contracts/faqs.schema";
import { newsInput } from "@etalase/contracts/news.schema";
import { packageInput } from "@etalase/contracts/packages.schema";
import { partnerSchemas } from "@etalase/contracts/partners.schema";
import { portfolioInput } from "@etalase/contracts/portfolio.schema";
import { settingsUpdate } from "@etalase/contracts/settings.schema";
import { testimonialInput } from "@etalase/contracts/testimonials.schema";
import type { Files } from "../src/application/media.ts";
import { picturesWithin } from "../src/domain/history.ts";
import type { Lead } from "../src/domain/leads/lead.ts";
import { filesOf } from "../src/domain/picture.ts";
import type { Actor, User } from "../src/domain/user.ts";
import { recordTables } from "../src/features/tables.ts";
import { createLeadRepository } from "../src/persistence/leads/leads.ts";
import { createSubscriberRepository } from "../src/persistence/newsletter.ts";
import { createUserRepository } from "../src/persistence/users.ts";
import type { DialectName } from "./databases.ts";
import { actor, leadRecord, newId, unconfirmed, userRecord } from "./records.ts";
import { pictureUpload, startTestServices } from "./services.ts";

const tables = [
  ...recordTables.map(({ meta }) => String(meta.tableName)),
  "settings",
  // Tables of kinds that the library shows.
  "media",
  "subscribers",
  "leads",
  "users",
];

/** Columns that the comparison of rows leaves out. */
const beside = [
  // A version never returns: an editor who has read the record under it would take it for the latest.
  "version",
  // A picture that an editor has chosen once stays in the library.
  "is_kept",
  // A deleted account needs a new password.
  "password_hash",
];

const text = "Pelanggan menilai sebuah usaha dari halaman pertamanya.";

/** Starts a site on which every write can be undone: each one reports its token. */
export async function startHistorySite(dialect: DialectName) {
  const site = await startTestServices({ dialect });
  const { services, database, folders } = site;
  const { news, portfolio, packages, partners, faqs, testimonials, settings, media, newsletter } = services;
  const hiddenDir = `${folders.mediaDir}-hidden`;
  let token = "";
  const by: Actor = { ...actor({ role: "superadmin" }), undoable: (one) => (token = one) };
  const rowsOf = async (table: string) => {
    const where = table === "media" ? " where is_hidden = 0" : "";
    const rows = await database.em.getConnection().execute<Record<string, unknown>[]>(`select * from ${table}${where}`);
    const compared = (row: object) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !beside.includes(column)));
    return rows.map((row) => JSON.stringify(compared(row)).replace(/\\?"version\\?":\d+/g, "")).sort();
  };

  /** Returns everything that a person could notice: the rows that staff write, and the files that are served. */
  async function everything(): Promise<readonly string[]> {
    const rows = await Promise.all(tables.map(async (table) => (await rowsOf(table)).map((row) => `${table} ${row}`)));
    return [...rows.flat(), ...(await site.mediaFiles())];
  }

  return {
    ...site,
    by,
    /** The token of the last write. */
    token: () => token,
    /** Returns the token of the last write once: the next one belongs to another write. */
    takeToken() {
      const told = token;
      token = "";
      return told;
    },
    undo: () => services.undo(token, by),
    hiddenFiles: async () => (await readdir(hiddenDir).catch(() => [])).sort(),
    /** Moves a file and leaves the database alone, like a crash would. */
    async move(file: string, how: "hide" | "show") {
      const [shown, hidden] = [join(folders.mediaDir, file), join(hiddenDir, file)];
      await (how === "hide" ? rename(shown, hidden) : rename(hidden, shown));
    },
    /** Makes a hidden file 25 hours old by the clock of the site. */
    async age(file: string) {
      const at = new Date(site.now().getTime() - 25 * 60 * 60 * 1000);
      await utimes(join(hiddenDir, file), at, at);
    },
    everything,
    /** Returns the files of a record that are not served. */
    async missingFiles(record: object) {
      const served = await site.mediaFiles();
      return picturesWithin(record)
        .flatMap(filesOf)
        .filter((file) => !served.includes(file));
    },
    /** Returns the first few rows and files that were added or removed since. */
    async changesSince(before: readonly string[]) {
      const [was, is] = [new Set(before), new Set(await everything())];
      return { came: [...is.difference(was)].slice(0, 2), went: [...was.difference(is)].slice(0, 2) };
    },
    article: async (fields: object = {}, whose = by) =>
      news.create(
        newsInput.parse({ title: "Lima ide promosi", content: `<p>${text}</p>`, category: "Bisnis", ...fields }),
        { featuredImage: [await pictureUpload()] },
        whose,
      ),
    project: async (fields: object = {}) =>
      portfolio.create(
        portfolioInput.parse({ title: "Situs Kopi", description: text, client: "Kopi", projectType: "Web", ...fields }),
        { featuredImage: [await pictureUpload()], newImages: [await pictureUpload()] },
        by,
      ),
    package: async (fields: object = {}) =>
      packages.create(
        packageInput.parse({ name: "Paket Kilat", price: 750_000, features: ["Satu halaman"], ...fields }),
        {},
        by,
      ),
    partner: async (name = "Mega Digital") =>
      partners.create(partnerSchemas.input.parse({ name }), { logo: [await pictureUpload()] }, by),
    question: async (question = "Berapa lama pengerjaannya?") =>
      faqs.create(faqSchemas.input.parse({ question, answer: `<p>${text}</p>` }), {}, by),
    testimonial: async (fields: object = {}) =>
      testimonials.create(
        testimonialInput.parse({ name: "Laras", quote: text, ...fields }),
        { photo: [await pictureUpload()] },
        by,
      ),
    picture: async (width = 64) =>
      (await media.add(await pictureUpload("toko.png", width), { alt: "", caption: "", kind: "photo" }, by)).media,
    subscriber: async (email = "rina@example.com") => {
      const consent = { consentVersion: "2026-11", consentAt: site.now() };
      await createSubscriberRepository(database.em).add({ id: newId(), email, ...consent, ...unconfirmed });
      return (await newsletter.all()).find((one) => one.email === email)?.id ?? "";
    },
    lead: async (fields: Partial<Lead> = {}) => {
      const lead = leadRecord(fields);
      await createLeadRepository(database.em).add(lead);
      return lead;
    },
    account: async (fields: Partial<User> = {}) => {
      const account = userRecord(fields);
      await createUserRepository(database.em).insert(account);
      return account;
    },
    set: (fields: object, files: Files = {}) => settings.update(settingsUpdate.parse(fields), { by, files }),
  };
}

export type HistorySite = Awaited<ReturnType<typeof startHistorySite>>;

export const nothing = { came: [], went: [] };
