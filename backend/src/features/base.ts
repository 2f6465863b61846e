import { setImmediate } from "node:timers/promises";
import { createAuditKeys, digestOf } from "../adapters/fingerprint.ts";
import { createIds } from "../adapters/ids.ts";
import { lazily } from "../adapters/lazily.ts";
import { createOutgoing, type OutgoingOptions } from "../adapters/outgoing.ts";
import { createSanitizer, sanitizeMarks } from "../adapters/sanitizer.ts";
import { createSecretBox } from "../adapters/secret-box.ts";
import { type AuditRepository, createAuditLog } from "../application/audit.ts";
import { createAuditChain } from "../application/audit-chain.ts";
import { createContentChange } from "../application/content.ts";
import { createDeskUses, createReaddress } from "../application/desk/pictures.ts";
import { createSaves } from "../application/desk/saves.ts";
import { createRegistry } from "../application/library/registry.ts";
import { createEachUse, createUses, usesOfAll } from "../application/library/uses.ts";
import { createPictures, type ImageEncoder } from "../application/media.ts";
import { createEditions } from "../application/planning/edition.ts";
import type { Clock, Transaction } from "../application/ports.ts";
import { createTextCatalogue } from "../application/record-texts.ts";
import { createRightCheck } from "../application/sessions.ts";
import type { TextCatalogue } from "../application/texts.ts";
import { createTimeWatch } from "../application/time-watch.ts";
import { createHighWaterFile } from "../backup/high-water-file.ts";
import { highWaterFile } from "../backup/restoring-mark.ts";
import type { Storage } from "../config/storage.ts";
import { createRateLimiter } from "../persistence/attempts.ts";
import type { Database } from "../persistence/database.ts";
import { createSaveRepository } from "../persistence/desk/saves.ts";
import { createTimetable } from "../persistence/planning/timetable.ts";
import { createSiteState, createTimeMarks } from "../persistence/site-state.ts";
import { createStores } from "./stores.ts";

/** The parts that a site is made of, before any feature. */
export type SiteParts = Readonly<{
  database: Database;
  dataDir: string;
  /** The backend's own folder, with its fonts and demo content. */
  backendDir: string;
  storage: Storage;
  secret: string;
  publicUrl: string;
  /** The texts of the built public site; none in programs that show no pages. */
  textCatalogue: TextCatalogue;
  now: Clock;
  /** Milliseconds since some moment, by a monotonic clock. */
  elapsed: () => number;
  /** Called with errors that happen after the response was sent. */
  failed: (step: string, error: unknown) => void;
  /** The network of requests to other programs, and their log. */
  outgoing: Partial<OutgoingOptions>;
}>;

/** The tools that need no table of a feature. */
function createTools(parts: SiteParts) {
  const { database, storage, secret, now, elapsed } = parts;
  const { em, transaction } = database;
  const siteState = createSiteState(database);
  // Image processing is compiled code, which a site needs only now and then.
  const imageEncoder = lazily(async () => (await import("../adapters/images.ts")).createImageEncoder());
  const encoder: ImageEncoder = { encode: async (...args) => (await imageEncoder()).encode(...args) };
  /** Runs work in a transaction during which no content changes. */
  const exclusively: Transaction = (work) =>
    transaction(async () => {
      await siteState.lock();
      return work();
    });
  return {
    ...parts,
    em,
    transaction,
    exclusively,
    siteState,
    changeContent: createContentChange({ siteState, transaction }),
    editions: createEditions({ siteState, timetable: createTimetable(em), now, elapsed }),
    limiter: createRateLimiter(database, now),
    saves: createSaves({ repository: createSaveRepository(em), digestOf, now }),
    newId: createIds(now),
    secretBox: createSecretBox(secret),
    outgoing: createOutgoing(parts.outgoing),
    encoder,
    pictures: createPictures({ encoder, store: storage.store }),
    sanitize: createSanitizer(),
    sanitizeMarks: createSanitizer(100, sanitizeMarks),
    /** Lets other waiting work run. */
    pause: setImmediate,
  };
}

/** The audit log, its chain, and the watch over the machine's clock, which reads the times in the log. */
function createAuditing({ dataDir, secret, em, ...tools }: ReturnType<typeof createTools>, entries: AuditRepository) {
  const auditKeys = createAuditKeys(secret);
  const mark = createHighWaterFile(highWaterFile(dataDir), auditKeys.seal);
  const timeWatch = createTimeWatch({
    ...tools,
    marks: createTimeMarks(em),
    outside: mark,
    lastNoted: async () => (await entries.newest())?.at ?? null,
  });
  const log = { ...tools, ...auditKeys, entries };
  return {
    audit: createAuditLog(log),
    auditChain: createAuditChain({ ...log, mark, newestAt: async () => (await timeWatch.state()).newestAt }),
    timeWatch,
    addressHash: auditKeys.addressOf,
  };
}

/** The parts on which features are built: the shared tools, the repositories, and the audit log. */
export function createBase(parts: SiteParts) {
  const tools = createTools(parts);
  const stores = createStores(tools);
  return {
    ...tools,
    stores,
    ...createAuditing(tools, stores.entries),
    textCatalogue: createTextCatalogue({ built: parts.textCatalogue, ...stores }),
    builtTexts: parts.textCatalogue,
    checkRight: createRightCheck(stores),
  };
}

export type Base = ReturnType<typeof createBase>;

/** The registered pictures, and the records and drafts that show them. */
export function pictureTools(base: Base) {
  const { stores, pause } = base;
  const tables = { ...stores.records, settings: stores.settings };
  const eachRecordUse = createEachUse(tables, pause);
  const eachUse = usesOfAll([eachRecordUse, createDeskUses({ ...base, ...stores })]);
  const uses = createUses(eachUse);
  return {
    tables,
    eachUse,
    uses,
    recordUses: createUses(eachRecordUse),
    readdress: createReaddress(stores),
    registry: createRegistry({ ...base, ...stores, tables, uses, keptFiles: stores.history.files }),
  };
}

export type PictureTools = ReturnType<typeof pictureTools>;
