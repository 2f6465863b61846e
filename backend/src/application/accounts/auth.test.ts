import { verbatim } from "@etalase/contracts/refusals/refusal";
import argon2 from "argon2";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { actor } from "../../../test/records.ts";
import { type ServiceOptions, secret, startTestServices } from "../../../test/services.ts";
import { allTests, eachTest } from "../../../test/started.ts";
import { createSetupCode } from "../../adapters/one-time-codes.ts";
import type { DomainError } from "../../domain/errors.ts";
import { createUserRepository } from "../../persistence/users.ts";
import type { Services } from "../../services.ts";
import type { Origin } from "../login-limits.ts";

let auth: Services["auth"];
let users: Services["users"];
const site = eachTest(() => startTestServices());
beforeEach(async () => {
  ({ auth, users } = site.services);
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const password = "etalase-rahasia-9";
const account = (username: string) => ({ name: "Ana Maharani", username, email: `${username}@example.com`, password });
const from = (ip: string) => ({ ip });
const here = from("192.0.2.1");
const by = actor();
const register = (username: string, origin = here) => auth.register(account(username), origin);
const login = (username: string, secret = password, origin: Origin = here) =>
  auth.login({ username, password: secret }, origin);
const who = async (token: string, binding?: string) => (await auth.authenticate(token, binding))?.user.username ?? null;

const wrong = { kind: "unauthenticated", message: "Invalid username or password" };
const tooMany = { kind: "tooManyAttempts" };
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: DomainError) => ({ ...error, message: error.message }),
  );

describe("registering", () => {
  test("makes the first account the superadmin, and all others users", async () => {
    expect((await register("ana")).user).toMatchObject({ username: "ana", role: "superadmin", disabled: false });
    expect((await register("budi")).user.role).toBe("user");
  });

  test("by several at once on an empty site makes exactly one superadmin", async () => {
    const signedUp = await Promise.all(["ana", "budi", "citra", "dewi"].map((name) => register(name)));
    expect(signedUp.map(({ user }) => user.role).sort()).toEqual(["superadmin", "user", "user", "user"]);
  });

  test("signs in at once", async () => {
    const { token, user } = await register("ana");
    expect((await auth.authenticate(token, undefined))?.user).toEqual(user);
  });

  test("stores names and address for comparison, and the password only as an argon2id hash", async () => {
    const usual = await startTestServices({ hashing: "usual" });
    onTestFinished(usual.close);
    const { user } = await usual.services.auth.register({ ...account("Ana.M"), email: "Ana@Example.COM" }, here);
    expect(user).toMatchObject({ username: "ana.m", email: "ana@example.com", name: "Ana Maharani" });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
  });

  test.each(["password123", "PASSWORD123", "123456"])("refuses the common password %s", async (common) => {
    await expect(auth.register({ ...account("ana"), password: common }, here)).rejects.toMatchObject({
      kind: "invalid",
      errors: { password: verbatim("This password is too common") },
    });
  });

  test("refuses a password that is the user name", async () => {
    await expect(auth.register({ ...account("ana.maharani"), password: "Ana.Maharani" }, here)).rejects.toMatchObject({
      kind: "invalid",
      errors: { password: verbatim("The password must differ from the username") },
    });
    expect((await users.list({ page: 1, limit: 10 })).total).toBe(0);
  });

  test("is limited to 5 a minute and 20 a day for one address", async () => {
    for (let count = 0; count < 5; count++) await register(`a${count}-x`);
    await expect(register("a5-x")).rejects.toMatchObject({ ...tooMany, retryAfter: 60 });
    expect((await register("elsewhere", from("192.0.2.2"))).user.role).toBe("user");
    for (let count = 5; count < 20; count++) {
      if (count % 5 === 0) site.pass(minuteMs);
      await register(`a${count}-x`);
    }
    site.pass(minuteMs);
    await expect(register("a20-x")).rejects.toMatchObject(tooMany);
    site.pass(24 * hourMs);
    expect((await register("a20-x")).user.username).toBe("a20-x");
  });
});

describe("signing in", () => {
  // These tests only read, so they share one site with its two accounts.
  const shared = allTests(() => startTestServices());
  beforeAll(async () => {
    await shared.services.auth.register(account("ana"), here);
  });

  test.each(["ana", "ANA", " ana ", "ana@example.com", "Ana@Example.com", "ａｎａ"])(
    "works as %j",
    async (username) => {
      const { user } = await shared.services.auth.login({ username, password }, here);
      expect(user.username).toBe("ana");
    },
  );
});

test("a password that was hashed the old way is hashed anew when it is used", async () => {
  const { user } = await register("ana");
  const old = await argon2.hash(password, { type: argon2.argon2id, memoryCost: 8192, timeCost: 3, parallelism: 1 });
  const repository = createUserRepository(site.database.em);
  await repository.update({ ...user, passwordHash: old });
  await login("ana");
  const { passwordHash } = (await repository.findById(user.id)) ?? user;
  expect(passwordHash).toMatch(/^\$argon2id\$/);
  expect(passwordHash).not.toContain("m=8192");
  expect((await login("ana")).user.username).toBe("ana");
});

describe("the login limiter", () => {
  beforeEach(async () => {
    await register("ana");
  });
  const fail = (username: string, origin: Origin = here) =>
    expect(login(username, "salah sekali", origin)).rejects.toMatchObject(wrong);

  test("counts a name in any spelling", async () => {
    for (const name of ["ana", "ANA", " ana ", "ａｎａ", "Ana"]) await fail(name);
    await expect(login("ana")).rejects.toMatchObject(tooMany);
  });

  test("lets tries through again once the window has passed", async () => {
    for (let count = 0; count < 6; count++) await problemOf(login("ana", "salah sekali"));
    site.pass(15 * minuteMs - 1);
    await expect(login("ana")).rejects.toMatchObject({ ...tooMany, retryAfter: 1 });
    site.pass(1);
    expect((await login("ana")).user.username).toBe("ana");
  });

  test("does not count successes of an address", async () => {
    for (let count = 0; count < 25; count++) await login("ana");
    await fail("nobody");
  });

  test("lets no more than 5 of many guesses at once be tried", async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => problemOf(login("ana", "salah sekali"))));
    expect(tries.filter((problem) => problem?.kind === "unauthenticated")).toHaveLength(5);
    expect(tries.filter((problem) => problem?.kind === "tooManyAttempts")).toHaveLength(7);
  });

  test("is shared by instances and survives a restart", async () => {
    for (let count = 0; count < 5; count++) await fail("ana");
    const other = await site.startInstance();
    await expect(other.auth.login({ username: "ana", password }, here)).rejects.toMatchObject(tooMany);
  });
});

describe("a session", () => {
  test("ends after two idle hours", async () => {
    const { token } = await register("ana");
    site.pass(2 * hourMs - 1);
    expect(await who(token)).toBe("ana");
    site.pass(2 * hourMs);
    expect(await who(token)).toBeNull();
  });

  test("ends at logout, on every instance, and no other with it", async () => {
    const { token } = await register("ana");
    const other = await login("ana");
    const signedIn = await auth.authenticate(token, undefined);
    if (signedIn) await auth.logout(signedIn, "192.0.2.1");
    expect(await who(token)).toBeNull();
    const instance = await site.startInstance();
    expect(await instance.auth.authenticate(token, undefined)).toBeNull();
    expect(await who(other.token)).toBe("ana");
  });

  test("that was bound to a cookie is worthless without it", async () => {
    const { token } = await auth.register(account("ana"), { ...here, binding: "hash of the cookie" });
    expect(await who(token, "hash of the cookie")).toBe("ana");
    expect(await who(token)).toBeNull();
    expect(await who(token, "another hash")).toBeNull();
  });

  test("of a token that another secret signed is none", async () => {
    const { token } = await register("ana");
    const [head, body] = token.split(".");
    for (const forged of [`${head}.${body}.`, `${head}.${body}.${"A".repeat(43)}`, `${token}x`, "", "a.b.c"])
      expect(await who(forged)).toBeNull();
  });

  test("of an account that is disabled or removed ends at once", async () => {
    await register("ana");
    const [budi, citra] = [await register("budi"), await register("citra")];
    await users.update(budi.user.id, { disabled: true }, by);
    await users.remove(citra.user.id, by);
    expect([await who(budi.token), await who(citra.token)]).toEqual([null, null]);
    await expect(login("budi")).rejects.toMatchObject(wrong);
    await users.update(budi.user.id, { disabled: false }, by);
    expect(await who(budi.token)).toBeNull();
    expect((await login("budi")).user.username).toBe("budi");
  });

  test("has the role that the account has now", async () => {
    await register("ana");
    const { token, user } = await register("budi");
    await users.update(user.id, { role: "admin" }, by);
    expect((await auth.authenticate(token, undefined))?.user.role).toBe("admin");
  });

  test("that has ended is tidied up, others stay", async () => {
    await register("ana");
    site.pass(2 * hourMs + 1);
    const { token } = await login("ana");
    await auth.removeEndedSessions();
    const rows = await site.database.em.getConnection().execute("select id from sessions");
    expect(rows).toHaveLength(1);
    expect(await who(token)).toBe("ana");
  });
});

describe("changing the password", () => {
  const signedInAs = async (token: string) => {
    const signedIn = await auth.authenticate(token, undefined);
    if (!signedIn) throw new Error("not signed in");
    return signedIn;
  };
  const change = async (token: string, currentPassword: string, newPassword: string) =>
    auth.changePassword(await signedInAs(token), { currentPassword, newPassword }, here);
  const next = "kata sandi yang baru";

  test("takes the current one, and counts wrong ones as failed logins", async () => {
    const { token } = await register("ana");
    for (let count = 0; count < 5; count++)
      await expect(change(token, "salah sekali", next)).rejects.toMatchObject({
        kind: "invalid",
        errors: { currentPassword: verbatim("The current password is wrong") },
      });
    await expect(change(token, password, next)).rejects.toMatchObject(tooMany);
    await expect(login("ana")).rejects.toMatchObject(tooMany);
  });

  test.each([
    ["password123", "This password is too common"],
    ["ana.maharani", "The password must differ from the username"],
  ])("refuses %s", async (bad, sentence) => {
    const { token } = await register("ana.maharani");
    await expect(change(token, password, bad)).rejects.toMatchObject({ errors: { newPassword: verbatim(sentence) } });
    expect((await login("ana.maharani")).user.username).toBe("ana.maharani");
  });

  test("does not undo what the superadmin changes in the same moment", async () => {
    await register("ana");
    const { token, user } = await register("budi");
    const signedIn = await signedInAs(token);
    await users.update(user.id, { role: "admin" }, by);
    await auth.changePassword(signedIn, { currentPassword: password, newPassword: next }, here);
    expect((await login("budi", next)).user.role).toBe("admin");
  });
});

describe("a superadmin from the terminal", () => {
  test("is made on an empty site, once", async () => {
    expect(await auth.bootstrap(account("kepala"))).toBe(true);
    expect(await auth.bootstrap(account("lain"))).toBe(false);
    expect((await login("kepala")).user.role).toBe("superadmin");
    expect((await users.list({ page: 1, limit: 10 })).total).toBe(1);
  });

  test("is not made with a password like the username", async () => {
    const alike = { ...account("kepala.toko"), password: "Kepala.Toko" };
    await expect(auth.bootstrap(alike)).rejects.toThrow("The password must differ from the username");
  });

  test("is made once by several instances at once", async () => {
    const made = await Promise.all([auth.bootstrap(account("kepala")), auth.bootstrap(account("kepala"))]);
    expect(made.sort()).toEqual([false, true]);
  });

  test("gets a new password, which ends all sessions and the wait after failures", async () => {
    const { token } = await register("ana");
    for (let count = 0; count < 6; count++) await problemOf(login("ana", "salah sekali"));
    await auth.resetPassword("ANA", "kata sandi yang baru");
    expect(await who(token)).toBeNull();
    expect((await login("ana", "kata sandi yang baru")).user.username).toBe("ana");
  });

  test("is the only one whose password can be set so", async () => {
    await register("ana");
    await register("budi");
    for (const name of ["budi", "nobody"])
      await expect(auth.resetPassword(name, "kata sandi yang baru")).rejects.toThrow("No such superadmin");
    await expect(auth.resetPassword("ana", "password123")).rejects.toThrow("This password is too common");
  });
});

describe("the first registration with a setup code", () => {
  const code = createSetupCode(secret).text;
  const other = "AAAA-AAAA-AAAA-AAAA";
  const withCode = (setupCode?: string) => ({ ...account("ana"), ...(setupCode === undefined ? {} : { setupCode }) });
  const on = async (
    options: ServiceOptions,
    work: (auth: Services["auth"], users: Services["users"]) => Promise<void>,
  ) => {
    const protectedSite = await startTestServices(options);
    await work(protectedSite.services.auth, protectedSite.services.users);
    await protectedSite.close();
  };

  test("is refused without it, or with another, and makes nothing", () =>
    on({ setupCodeRequired: true }, async (auth, users) => {
      const wanted = { setupCode: verbatim("Enter the setup code that the server printed when it started") };
      for (const given of [undefined, ""])
        await expect(auth.register(withCode(given), here)).rejects.toMatchObject({ kind: "invalid", errors: wanted });
      await expect(auth.register(withCode(other), here)).rejects.toMatchObject({
        kind: "invalid",
        errors: { setupCode: verbatim("The setup code is wrong") },
      });
      expect((await users.list({ page: 1, limit: 10 })).total).toBe(0);
      expect(await auth.wantsSetupCode()).toBe(true);
    }));

  test("makes the superadmin, and asks nobody afterwards", () =>
    on({ setupCodeRequired: true }, async (auth) => {
      expect((await auth.register(withCode(code), here)).user.role).toBe("superadmin");
      expect(await auth.wantsSetupCode()).toBe(false);
      expect((await auth.register(account("budi"), here)).user.role).toBe("user");
      expect((await auth.register({ ...account("citra"), setupCode: code }, here)).user.role).toBe("user");
    }));

  test("opens a closed registration once, however many come with it", () =>
    on({ setupCodeRequired: true, registration: "closed" }, async (auth, users) => {
      const closed = { kind: "forbidden", message: "Registration is closed" };
      await expect(auth.register(account("ana"), here)).rejects.toMatchObject(closed);
      await expect(auth.register(withCode(other), here)).rejects.toMatchObject({ kind: "invalid" });
      const names = ["ana", "budi", "citra"];
      const ends = await Promise.all(
        names.map((name) => problemOf(auth.register({ ...account(name), setupCode: code }, here))),
      );
      expect(ends.filter((end) => end === null)).toHaveLength(1);
      for (const end of ends.filter((end) => end !== null)) expect(end).toMatchObject(closed);
      await expect(auth.register({ ...account("dewi"), setupCode: code }, here)).rejects.toMatchObject(closed);
      expect((await users.list({ page: 1, limit: 10 })).rows.map(({ role }) => role)).toEqual(["superadmin"]);
    }));

  test("is not asked for one where an account was made at the start", () =>
    on({ setupCodeRequired: true }, async (auth) => {
      await auth.bootstrap(account("kepala"));
      expect(await auth.wantsSetupCode()).toBe(false);
      expect((await auth.register(account("budi"), here)).user.role).toBe("user");
    }));

  test("asks for the same one on every instance", async () => {
    const first = await startTestServices({ setupCodeRequired: true });
    expect((await first.startInstance()).setupCode).toBe(first.services.setupCode);
    await first.close();
  });
});
