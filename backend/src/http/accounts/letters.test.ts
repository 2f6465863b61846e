import type { OwnAccount, RecoveryCodes, TwoFactorSetup, UserInfo } from "@etalase/contracts/accounts/users.schema";
import { describe, expect, test } from "vitest";
import { account, answerOf, bearer, invalid, notFound, postJson } from "../../../test/app.ts";
import { appWithMail } from "../../../test/app-with-mail.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { oneTimeCodeAt, stepAt } from "../../adapters/one-time-codes.ts";

const { password } = account;
const chrome = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";

describe.each(sqliteByDay)("letters about an account's sign-in, on %s", (dialect) => {
  const { app, server, rina } = appWithMail(dialect);

  const call = (token: string, method: string, path: string, body: object) =>
    postJson(app, path, body, bearer(token), method);
  const login = async (username: string, headers: Record<string, string> = {}) => {
    const answer = await postJson(app, "/api/auth/login", { username, password }, headers);
    const device = /etalase_device=[^;]*/.exec(answer.headers.getSetCookie().join())?.[0] ?? "";
    return { device, ...((await answer.json()) as UserInfo) };
  };
  const letters = async () => {
    await app.services.sending?.run();
    return server.received.map(({ to, mail }) => ({
      to: to.join(),
      subject: mail.subject,
      text: (mail.text ?? "").replaceAll(/\s+/g, " "),
    }));
  };
  const codeIn = (secret: string) => oneTimeCodeAt(secret, stepAt(app.now()));
  const setUp = async (code = "") => {
    const { body } = await answerOf<TwoFactorSetup>(
      call(rina.token, "POST", "/api/auth/two-factor", { password, code }),
    );
    const confirmed = await answerOf<RecoveryCodes>(
      call(rina.token, "POST", "/api/auth/two-factor/confirm", { code: codeIn(body.secret) }),
    );
    return confirmed.body.recoveryCodes;
  };
  const about = { to: "rina@example.com", subject: "Two-factor sign-in for Etalase has changed" };

  test("tell of a second factor that is turned on, replaced, and turned off by the owner", async () => {
    const [code] = await setUp();
    await setUp(code);
    await call(rina.token, "DELETE", "/api/auth/two-factor", { password });
    const told = await letters();
    expect(told).toMatchObject([about, about, about]);
    for (const [index, words] of [
      "is on: signing in",
      "has been set up anew",
      "is off: the password alone",
    ].entries()) {
      expect(told[index]?.text).toContain(`two-factor sign-in of the account “rina” ${words}`);
      expect(told[index]?.text).not.toContain("It was done by");
    }
  });

  test("tell who turned it off, a superadmin by the own password, or somebody at the terminal", async () => {
    const head = await login("ana");
    const turnOff = (id: string, typed: string) =>
      call(head.token, "DELETE", `/api/users/${id}/two-factor`, { password: typed });
    await setUp();
    expect(await answerOf(turnOff(rina.id, "salah sekali"))).toEqual(
      invalid({ password: "The current password is wrong" }),
    );
    expect(await answerOf(turnOff(rina.id, ""))).toEqual(invalid({ password: "Password is required" }));
    expect(await app.services.twoFactor.isOn(rina.id)).toBe(true);
    expect((await turnOff(rina.id, password)).status).toBe(204);
    expect(await app.services.twoFactor.isOn(rina.id)).toBe(false);
    expect((await login("rina")).token).toBeTruthy();
    await setUp();
    await app.services.auth.dropTwoFactor("rina");
    const told = await letters();
    expect(told).toMatchObject([about, about, about, about]);
    expect(told[1]?.text).toContain("It was done by Ana Maharani.");
    expect(told[3]?.text).toContain("It was done by somebody at the terminal of the server.");
    const { rows } = await app.services.audit.list({ page: 1, limit: 9, action: "twoFactorOff" });
    expect(rows.map(({ username, title, outcome }) => [username, title, outcome])).toEqual([
      ["", "rina", "done"],
      ["ana", "rina", "done"],
      ["ana", "rina", "refused"],
    ]);
  });

  test("are not written where there was nothing to turn off, nor for nobody's or the own account", async () => {
    const head = await login("ana");
    const turnOff = (id: string) => call(head.token, "DELETE", `/api/users/${id}/two-factor`, { password });
    expect((await turnOff(rina.id)).status).toBe(204);
    expect(await answerOf(turnOff("0".repeat(24)))).toEqual(notFound);
    const own = { message: "Turn your own two-factor sign-in off on your account page" };
    expect(await answerOf(turnOff(head.id))).toEqual({ status: 400, body: own });
    expect(await letters()).toEqual([]);
  });

  test("tell of a sign-in from a new browser where the owner asked for that, and of none that is known", async () => {
    const browser = { "User-Agent": chrome, "Sec-Fetch-Site": "same-origin" };
    await login("rina", browser);
    const asked = await answerOf<OwnAccount>(
      call(rina.token, "PUT", "/api/auth/me", { signInLetters: true, password }),
    );
    expect(asked).toMatchObject({ status: 200, body: { signInLetters: true } });
    expect(await letters()).toEqual([]);
    const { device } = await login("rina", browser);
    await login("rina", { ...browser, Cookie: device });
    const told = await letters();
    expect(told).toMatchObject([{ to: "rina@example.com", subject: "New sign-in to Etalase" }]);
    expect(told[0]?.text).toContain("that the site does not recognise: Chrome on Android.");
    await call(rina.token, "PUT", "/api/auth/me", { signInLetters: false, password });
    await login("rina", browser);
    expect(await letters()).toHaveLength(1);
  });

  test("are in the language that their reader chose, an invitation in that of the person who invites", async () => {
    const head = await login("ana");
    const invite = (email: string) =>
      call(head.token, "POST", "/api/users/invitations", { name: "Budi", email, role: "admin" });
    await call(rina.token, "PUT", "/api/auth/me", { language: "id" });
    await setUp();
    await postJson(app, "/api/auth/forgot", { email: "rina@example.com" });
    await app.services.forgotten.settled();
    await invite("budi@example.com");
    await call(head.token, "PUT", "/api/auth/me", { language: "id" });
    await invite("sari@example.com");
    expect((await letters()).map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ["budi@example.com", "You are invited to Etalase"],
      ["rina@example.com", "Atur kata sandi baru untuk Etalase"],
      ["rina@example.com", "Verifikasi dua langkah untuk Etalase berubah"],
      ["sari@example.com", "Anda diundang ke Etalase"],
    ]);
  });

  test("about new browsers are neither turned on nor off without the password", async () => {
    for (const signInLetters of [true, false])
      expect(
        await answerOf(call(rina.token, "PUT", "/api/auth/me", { signInLetters, password: "salah sekali" })),
      ).toEqual(invalid({ password: "The current password is wrong" }));
  });
});
