import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { passwordInput } from "@etalase/contracts/auth.schema";
import { refusalIn } from "@etalase/contracts/refusals/refusal";
import { readConfig } from "../config/config.ts";
import { openDataFolder } from "../config/data-folder.ts";
import { openStorage } from "../config/storage.ts";
import { DomainError } from "../domain/errors.ts";
import { createServices } from "../services.ts";
import { startDatabase } from "../start-database.ts";
import { runProgram } from "./program.ts";

/** Asks questions at the terminal; the answer to a hidden one is not shown. */
function openTerminal() {
  let isHidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const answers = lines[Symbol.asyncIterator]();
  return {
    async ask(question: string, { hidden = false } = {}): Promise<string> {
      process.stdout.write(question);
      isHidden = hidden;
      const { value } = await answers.next();
      isHidden = false;
      if (hidden) process.stdout.write("\n");
      return String(value ?? "");
    },
    close: () => lines.close(),
  };
}

function checkPassword(password: string) {
  const [issue] = passwordInput.safeParse({ currentPassword: "-", newPassword: password }).error?.issues ?? [];
  if (issue) throw new DomainError("invalid", { message: refusalIn(issue) });
}

/**
 * `make admin`: sets a superadmin's new password when the old one is lost, and turns off an account's two-factor
 * sign-in when the app is lost; also while the site runs.
 */
async function run() {
  const config = readConfig();
  const terminal = openTerminal();
  const { secret } = openDataFolder(config, { alone: false });
  const storage = await openStorage(config);
  const database = await startDatabase(config.databaseUrl);
  try {
    const { auth } = await createServices({ ...config, database, storage, secret, now: () => new Date() });
    const typed = (await terminal.ask(`Superadmin's username [${config.admin.username}]: `)).trim();
    const username = typed || config.admin.username;
    const hasTwoFactor = await auth.hasTwoFactor(username);
    const keeping = hasTwoFactor ? "; empty keeps the old one" : "";
    const password = await terminal.ask(`New password (not shown${keeping}): `, { hidden: true });
    if (password || !hasTwoFactor) {
      checkPassword(password);
      await auth.resetPassword(username, password);
      process.stdout.write("The new password is set; every session of the account has ended.\n");
    }
    if (hasTwoFactor && /^y(es)?$/i.test((await terminal.ask("Turn two-factor sign-in off? [y/N] ")).trim())) {
      await auth.dropTwoFactor(username);
      process.stdout.write("Two-factor sign-in is off for this account.\n");
    }
  } finally {
    terminal.close();
    await database.close();
  }
}

runProgram(run);
