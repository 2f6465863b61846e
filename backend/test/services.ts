import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TextEntry } from "@etalase/contracts/texts";
import sharp from "sharp";
import { createPasswordHasher } from "../src/adapters/passwords.ts";
import type { Upload } from "../src/application/media.ts";
import { createDiskStorage, type Storage } from "../src/config/storage.ts";
import type { MailAccount } from "../src/domain/mail.ts";
import { fullSizeOf } from "../src/domain/picture.ts";
import type { Database } from "../src/persistence/database.ts";
import { createMediaRepository } from "../src/persistence/media.ts";
import { createServices } from "../src/services.ts";
import { type DialectName, openTestDatabase } from "./databases.ts";

export const secret = "a secret that is long enough for tests";

/** A picture in the form in which a visitor would send it. */
export const pictureBytes = (width = 64, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#0D8ABC" } })
    .png()
    .toBuffer();

export async function pictureUpload(name = "toko.png", width = 64): Promise<Upload> {
  const content = await pictureBytes(width);
  return { name, type: "image/png", size: content.length, bytes: async () => content };
}

/** A file that claims to be a picture. */
export const brokenUpload = (name = "rusak.png"): Upload => ({
  name,
  type: "image/png",
  size: 4,
  bytes: async () => new TextEncoder().encode("none"),
});

/** Real hashes, at the lowest cost that argon2 allows. */
const cheapest = { memoryCost: 8, timeCost: 1 };

type Backups = NonNullable<Parameters<typeof createServices>[0]["backups"]>;

/** The real programs would back up the site of this process's environment, if there is one. */
const briefBackups: Backups = { backUp: (file) => writeFile(file, "a backup"), rehearse: async () => undefined };

export type ServiceOptions = Readonly<{
  dialect?: DialectName;
  /** A migrated database to use instead of a new one. */
  database?: Database;
  registration?: "open" | "closed";
  setupCodeRequired?: boolean;
  publicUrl?: string;
  backups?: Backups;
  /** Passwords are hashed without cost, unless the test asks for the usual hashing. */
  hashing?: "usual";
  /** The mail server. Nothing is sent to it automatically, only by `services.sending.run()`. */
  mail?: MailAccount;
  /** A storage to use instead of new folders. */
  storage?: Storage;
  /** The network of requests to other programs; by default the public internet. */
  outgoing?: Parameters<typeof createServices>[0]["outgoing"];
  /** The texts of the public site. */
  texts?: readonly TextEntry[];
}>;

/** Starts every use case on an empty database, with own folders and a clock that tests move. Close it at the end. */
export async function startTestServices(options: ServiceOptions = {}) {
  const { dialect = "SQLite", registration = "open", setupCodeRequired = false, mail = null } = options;
  const { publicUrl = "http://localhost:8080", texts = [] } = options;
  const folder = await mkdtemp(join(tmpdir(), "etalase-test-"));
  const folders = {
    mediaDir: join(folder, "media"),
    shareDir: join(folder, "share"),
    uploadDir: join(folder, "uploads"),
  };
  const storage = options.storage ?? createDiskStorage(folders);
  const database = options.database ?? (await openTestDatabase(dialect));
  let clock = Date.UTC(2026, 10, 21, 3, 4, 5, 678);
  const now = () => new Date(clock);
  // Setting the clock does not change the elapsed time.
  let ran = clock;
  const elapsed = () => ran;
  /** Another instance of the product on the same database and folders. */
  const startInstance = () =>
    createServices({
      storage,
      dataDir: folder,
      backups: options.backups ?? briefBackups,
      ...(options.hashing === "usual" ? {} : { passwords: createPasswordHasher(cheapest) }),
      database,
      secret,
      publicUrl,
      registration,
      setupCodeRequired,
      mail,
      outgoing: options.outgoing ?? {},
      textCatalogue: async () => texts,
      now,
      elapsed,
    });
  const filesIn = async (dir: string) => (await readdir(dir, { recursive: true }).catch(() => [])).sort();

  const mediaFiles = () => filesIn(folders.mediaDir);
  /** Returns the files that the site serves, or those that it only keeps. */
  const filesThatAre = async (wanted: "shown" | "hidden") => {
    const { isShown } = createMediaRepository(database.em);
    const found: string[] = [];
    for (const file of await mediaFiles())
      if ((await isShown(fullSizeOf(file))) === (wanted === "shown")) found.push(file);
    return found;
  };

  const services = await startInstance();
  const pass = (ms: number) => {
    clock += ms;
    ran += ms;
  };
  return {
    folders,
    database,
    services,
    startInstance,
    now,
    pass,
    /** Moves the clock on while the site runs and checks its clock every day. */
    async live(days: number) {
      for (let day = 0; day < days; day += 1) {
        pass(24 * 60 * 60_000);
        await services.timeWatch.look();
      }
    },
    /** Sets the machine's clock, like an operator would. */
    setClock: (ms: number) => {
      clock += ms;
    },
    mediaFiles,
    shownFiles: () => filesThatAre("shown"),
    hiddenFiles: () => filesThatAre("hidden"),
    shareFiles: () => filesIn(folders.shareDir),
    uploadFiles: () => filesIn(folders.uploadDir),
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
