import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UserInfo } from "@etalase/contracts/auth";
import type { RegisterInput } from "@etalase/contracts/auth.schema";
import { pino } from "pino";
import sharp from "sharp";
import { createHttpServer } from "../src/server.ts";
import { createServices } from "../src/services.ts";
import { type DialectName, openTestDatabase } from "./databases.ts";

const secret = "a secret that is long enough for tests";

/** A picture as a visitor would send it. */
export const pictureBytes = (width = 64, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#0D8ABC" } })
    .png()
    .toBuffer();

type Options = Readonly<{
  dialect?: DialectName;
  registration?: "open" | "closed";
  publicUrl?: string;
  trustedProxies?: number;
}>;

/** The product over HTTP, on an empty database, with a clock that tests move. Close it at the end. */
export async function startTestApp(options: Options = {}) {
  const { dialect = "SQLite", registration = "open", publicUrl, trustedProxies = 1 } = options;
  const folder = await mkdtemp(join(tmpdir(), "etalase-test-"));
  const folders = { mediaDir: join(folder, "media"), uploadDir: join(folder, "uploads") };
  const database = await openTestDatabase(dialect);
  let clock = Date.now();
  const now = () => new Date(clock);
  const services = await createServices({ database, mediaDir: folders.mediaDir, secret, registration, now });
  const url = publicUrl ?? "http://localhost:8080";
  const logLines: string[] = [];
  const { server, stop } = createHttpServer({
    config: {
      publicUrl: url,
      isDefaultUrl: publicUrl === undefined,
      trustedProxies,
      registration,
      whatsappFallback: "",
    },
    services,
    folders,
    secret,
    log: pino({ level: "debug" }, { write: (line: string) => logLines.push(line) }),
    ping: database.ping,
    now,
    // What a page looks like is the public site's matter; here it is its address and what it was given.
    render: async (path, api) => {
      const article = await api.article(path.replace("/berita/", ""));
      return {
        status: article ? 200 : 404,
        html: `<!doctype html><title>${article?.title ?? path}</title>`,
        cssHash: "'sha256-x'",
      };
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const filesIn = async (dir: string) => (await readdir(dir, { recursive: true }).catch(() => [])).sort();

  return {
    base,
    url,
    database,
    services,
    logLines,
    fetch: (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: "manual", ...init }),
    /** Moves the clock on. */
    pass: (ms: number) => {
      clock += ms;
    },
    mediaFiles: () => filesIn(folders.mediaDir),
    uploadFiles: () => filesIn(folders.uploadDir),
    async close() {
      await stop(1000);
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const asJson = (value: unknown) => ({ headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) });

export const postJson = (
  app: TestApp,
  path: string,
  value: unknown,
  headers: Record<string, string> = {},
  method = "POST",
) => {
  const { headers: type, body } = asJson(value);
  return app.fetch(path, { method, body, headers: { ...type, ...headers } });
};

/** Registers an account; the first of an app is its superadmin. */
export async function signUp(app: TestApp, input: Partial<RegisterInput> = {}): Promise<UserInfo> {
  const account = {
    name: "Ana Maharani",
    username: "ana",
    email: "ana@example.com",
    password: "etalase-rahasia-9",
    ...input,
  };
  const response = await postJson(app, "/api/auth/register", account);
  if (response.status !== 201) throw new Error(`registering answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as UserInfo;
}

export const validNews = {
  title: "Tujuh tanda situs perlu diperbarui",
  content: "<p>Pelanggan menilai sebuah usaha dari halaman pertamanya.</p>",
  category: "Bisnis",
  tags: JSON.stringify(["umkm", "toko daring"]),
  status: "published",
};

export async function newsForm(
  fields: Record<string, string> = {},
  picture: Uint8Array | null | undefined = undefined,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...validNews, ...fields })) form.set(name, value);
  if (picture !== null)
    form.set(
      "featuredImage",
      new File([new Uint8Array(picture ?? (await pictureBytes()))], "toko.png", { type: "image/png" }),
    );
  return form;
}
