import { utimes } from "node:fs/promises";
import { join } from "node:path";
import type { ContentResource } from "@etalase/contracts/kinds";
import { settingsUpdate } from "@etalase/contracts/settings.schema";
import type { TextEntry } from "@etalase/contracts/texts";
import type { Files } from "../src/application/media.ts";
import { picturesWithin } from "../src/domain/history.ts";
import type { Lead } from "../src/domain/leads/lead.ts";
import { filesOf } from "../src/domain/picture.ts";
import type { Actor, User } from "../src/domain/user.ts";
import { recordTables } from "../src/features/tables.ts";
import { createLeadRepository } from "../src/persistence/leads/leads.ts";
import { createSubscriberRepository } from "../src/persistence/newsletter.ts";
import { createUserRepository } from "../src/persistence/users.ts";
import type { Services } from "../src/services.ts";
import type { DialectName } from "./databases.ts";
import { samples } from "./kinds/samples.ts";
import { actor, leadRecord, newId, unconfirmed, userRecord } from "./records.ts";
import { pictureUpload, startTestServices } from "./services.ts";

const tables = [
  ...recordTables.map(({ meta }) => String(meta.tableName)),
  "settings",
  "texts",
  "sections",
  "menus",
  // Tables of kinds that the library shows.
  "media",
  "subscribers",
  "leads",
  "users",
];

/** The texts of the public site. */
export const texts: readonly TextEntry[] = ["home.hero.heading", "home.hero.lead", "blog.title"].map((key) => ({
  key,
  page: key.split(".")[0] ?? "",
  default: `Kata ${key}`,
  kind: "line",
  max: 60,
}));

/** Columns that the comparison of rows leaves out. */
const beside = [
  // A version never returns: an editor who has read the record under it would take it for the latest.
  "version",
  // A picture that an editor has chosen once stays in the library.
  "is_kept",
  // A deleted account needs a new password.
  "password_hash",
];

/** The record of a kind. */
type RecordOf<R extends ContentResource> = Awaited<ReturnType<Services[R]["create"]>>;

/** Starts a site on which every write can be undone: each one reports its token. */
export async function startHistorySite(dialect: DialectName) {
  const site = await startTestServices({ dialect, texts });
  const { services, database, folders } = site;
  const { settings, media, newsletter } = services;
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
    return [...rows.flat(), ...(await site.shownFiles())];
  }

  /** Adds a record of that kind, with the pictures that it needs. */
  async function add<R extends ContentResource>(of: R, fields: object = {}, whose = by): Promise<RecordOf<R>> {
    const { fields: usual, schemas, required } = samples[of];
    const files = await Promise.all(required.map(async (field) => [field, [await pictureUpload()]] as const));
    // The rules of a kind make what its own use cases take, and these make its records: hence the casts.
    const input = schemas.input.parse({ ...usual(""), ...fields }) as never;
    return (await services[of].create(input, Object.fromEntries(files), whose)) as RecordOf<R>;
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
    /** Makes a file 25 hours old by the clock of the site. */
    async age(file: string) {
      const at = new Date(site.now().getTime() - 25 * 60 * 60 * 1000);
      await utimes(join(folders.mediaDir, file), at, at);
    },
    everything,
    /** Returns the files of a record that are not served. */
    async missingFiles(record: object) {
      const served = await site.shownFiles();
      return picturesWithin(record)
        .flatMap(filesOf)
        .filter((file) => !served.includes(file));
    },
    /** Returns the first few rows and files that were added or removed since. */
    async changesSince(before: readonly string[]) {
      const [was, is] = [new Set(before), new Set(await everything())];
      return { came: [...is.difference(was)].slice(0, 2), went: [...was.difference(is)].slice(0, 2) };
    },
    add,
    article: (fields: object = {}, whose = by) =>
      add("news", { title: "Lima ide promosi", slug: "", ...fields }, whose),
    project: (fields: object = {}) => add("portfolio", { title: "Situs Kopi", slug: "", ...fields }),
    package: (fields: object = {}) => add("packages", { name: "Paket Kilat", slug: "", ...fields }),
    partner: (name = "Mega Digital") => add("partners", { name }),
    testimonial: (fields: object = {}) => add("testimonials", fields),
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
