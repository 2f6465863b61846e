import { signUp, startTestApp } from "./app.ts";
import type { DialectName } from "./databases.ts";
import { startMailServer } from "./mail-server.ts";

/** Starts the app beside a real mail server, with its superadmin and another account. */
export async function startAppWithMail(dialect: DialectName) {
  const server = await startMailServer();
  const app = await startTestApp({ dialect, mail: server.account });
  await signUp(app);
  const rina = await signUp(app, { username: "rina", email: "rina@example.com" });
  return {
    app,
    server,
    rina,
    async close() {
      await app.close();
      await server.stop();
    },
  };
}
