import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { passwordInput } from "@etalase/contracts/auth.schema";
import { refusalIn } from "@etalase/contracts/refusals/refusal";
import { DomainError } from "../domain/errors.ts";
import type { Services } from "../services.ts";
import { runProgram } from "./program.ts";
import { withSite } from "./with-site.ts";

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

async function askAndSet(auth: Services["auth"], usual: string, { ask }: ReturnType<typeof openTerminal>) {
  const username = (await ask(`Superadmin's username [${usual}]: `)).trim() || usual;
  const hasTwoFactor = await auth.hasTwoFactor(username);
  const keeping = hasTwoFactor ? "; empty keeps the old one" : "";
  const password = await ask(`New password (not shown${keeping}): `, { hidden: true });
  if (password || !hasTwoFactor) {
    checkPassword(password);
    await auth.resetPassword(username, password);
    process.stdout.write("The new password is set; every session of the account has ended.\n");
  }
  if (hasTwoFactor && /^y(es)?$/i.test((await ask("Turn two-factor sign-in off? [y/N] ")).trim())) {
    await auth.dropTwoFactor(username);
    process.stdout.write("Two-factor sign-in is off for this account.\n");
  }
}

/**
 * `make admin`: sets a superadmin's new password when the old one is lost, and turns off an account's two-factor
 * sign-in when the app is lost; also while the site runs.
 */
async function run() {
  const terminal = openTerminal();
  try {
    await withSite(({ auth }, { admin }) => askAndSet(auth, admin.username, terminal));
  } finally {
    terminal.close();
  }
}

runProgram(run);
