import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bare, programFile } from "../test/bare.ts";
import { openTestDatabase } from "../test/databases.ts";
import { beginSite, freePort } from "../test/site-process.ts";
import { ConfigError } from "./config/config.ts";
import { openDatabase, startDatabase } from "./start-database.ts";

type Own = Awaited<ReturnType<typeof openTestDatabase>>;
type Rows = Record<string, string>[];

const server = process.env.TEST_MYSQL_URL ?? "";
const user = `tls_${randomBytes(4).toString("hex")}`;
let own: Own;
/** The certificate with which MySQL has signed its self-made one, which names no host. */
let ca: string;

async function atServer<T>(work: (run: (sql: string) => Promise<Rows>) => Promise<T>): Promise<T> {
  const database = await openDatabase(server);
  try {
    return await work((sql) => database.em.getConnection().execute<Rows>(sql));
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  own = await openTestDatabase("MySQL");
  await atServer(async (run) => {
    ca = join(String((await run("select @@datadir as folder"))[0]?.folder), "ca.pem");
    // An unencrypted connection is refused.
    await run(`create user ${user} identified by 'sesame' require ssl`);
    await run(`grant all on ${new URL(own.url).pathname.slice(1)}.* to ${user}`);
  });
});

afterAll(async () => {
  await atServer((run) => run(`drop user ${user}`));
  await own.close();
});

/** The address of an account that requires encryption. */
function address(parameters: Readonly<Record<string, string>>): string {
  const url = new URL(own.url);
  [url.username, url.password] = [user, "sesame"];
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const run = promisify(execFile);

test("the site and its programs reach a MySQL over TLS that it has to prove itself for", async () => {
  const url = address({ ssl: "verify-ca", "ssl-ca": ca });
  const { dataDir, says, child, exited } = beginSite(await freePort(), {
    DATABASE_URL: url,
    ADMIN_PASSWORD: "jendela-toko-2026",
  });
  await says("runs on", 1);
  const program = (name: string, ...args: string[]) =>
    run(process.execPath, [programFile(`programs/${name}`), ...args], {
      env: { ...bare, DATA_DIR: dataDir, DATABASE_URL: url },
    });
  expect((await program("backup", join(dataDir, "a.backup"))).stdout).toContain("and all pictures");
  expect((await program("audit-check")).stdout).toContain("is unbroken");
  expect((await program("doctor")).stdout).toContain("Nothing is wrong");
  child.kill("SIGINT");
  expect(await exited).toEqual([0, null]);
});

test("one that nobody has to trust is at least encrypted", async () => {
  const database = await openDatabase(address({ ssl: "unverified" }));
  const [row] = await database.em.getConnection().execute<Rows>("show status like 'Ssl_cipher'");
  await database.close();
  expect(row?.Value).toMatch(/^TLS_/);
});

test.each<[string, () => Readonly<Record<string, string>>, RegExp]>([
  ["that is signed by nobody known", () => ({ ssl: "true" }), /certificate/],
  ["that names another host", () => ({ ssl: "true", "ssl-ca": ca }), /altnames|host/i],
  ["that is asked for by nobody", () => ({}), /Access denied/],
])("a start ends with one line at a certificate %s", async (_case, parameters, why) => {
  const refusal = await startDatabase(address(parameters())).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigError);
  const { message } = refusal as ConfigError;
  expect(message).toMatch(/^DATABASE_URL leads to no database that answers: .*$/);
  expect(message).toMatch(why);
  expect(message).not.toContain("sesame");
});
