import type { UserInfo } from "@etalase/contracts/accounts/users.schema";
import type { MailAccount } from "../src/domain/mail.ts";
import { signUp, startTestApp } from "./app.ts";
import type { DialectName } from "./databases.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { type Closable, eachTest } from "./started.ts";

/** Starts a part of the product for each test, beside a real mail server. */
export function eachWithMail<T extends Closable>(
  start: (mail: MailAccount) => Promise<T>,
  options: Parameters<typeof startMailServer>[0] = {},
) {
  const server = {} as MailServer; // filled before a test can read it
  const started = eachTest(async () => {
    Object.assign(server, await startMailServer(options));
    const one = await start(server.account);
    return { ...one, close: () => one.close().then(server.stop) };
  });
  return { started, server };
}

/** The app beside a real mail server, with its superadmin and another account. */
export function appWithMail(dialect: DialectName) {
  const rina = {} as UserInfo; // filled before a test can read it
  const { started: app, server } = eachWithMail(async (mail) => {
    const one = await startTestApp({ dialect, mail });
    await signUp(one);
    Object.assign(rina, await signUp(one, { username: "rina", email: "rina@example.com" }));
    return one;
  });
  return { app, server, rina };
}
