import { auditQuery } from "@etalase/contracts/audit.schema";
import { describe, expect, test } from "vitest";
import { actor, newId } from "../../../test/records.ts";
import { startTestServices } from "../../../test/services.ts";
import { eachTest } from "../../../test/started.ts";
import { oneTimeCodeAt, stepAt } from "../../adapters/one-time-codes.ts";
import { DomainError } from "../../domain/errors.ts";

const site = eachTest(() => startTestServices());

const password = "etalase-rahasia-9";
const account = (username: string) => ({ name: "Ana Maharani", username, email: `${username}@example.com`, password });
const at = (ip: string) => ({ ip });
const here = at("192.0.2.1");
const register = (username: string) => site.services.auth.register(account(username), here);
const login = (username: string, given = password, origin = here) =>
  site.services.auth.login({ username, password: given }, origin);

/** Returns the entries of the log, the oldest first. */
async function told() {
  const { rows } = await site.services.audit.list(auditQuery.parse({ resource: "users", limit: "100" }));
  return rows.toReversed().map(({ action, outcome, username, title, detail }) => {
    const { reason = "", ...rest } = JSON.parse(detail);
    return [outcome === "done" ? action : `${action} refused`, username, title, reason, ...Object.values(rest)].join(
      " ",
    );
  });
}

test("tells of registrations, sign-ins, and the end of all sessions", async () => {
  const { user } = await register("ana");
  await register("budi");
  await login("ana");
  await login("ANA@example.com");
  await site.services.auth.logoutEverywhere({ user, ip: "192.0.2.1" }, {});
  expect(await told()).toEqual([
    "register ana ana  superadmin",
    "register budi budi  user",
    "signIn ana ana ",
    "signIn ana ana ",
    "signOutEverywhere ana ana ",
  ]);
});

test("tells of refused sign-ins by the account that was tried, and of a name that nobody has nothing", async () => {
  await register("ana");
  const { user } = await register("budi");
  await site.services.users.update(user.id, { disabled: true }, actor());
  for (const [name, given] of [
    ["ana", "salah"],
    ["budi", password],
    ["etalase-rahasia-9", "salah"],
  ] as const)
    await expect(login(name, given)).rejects.toMatchObject({ kind: "unauthenticated" });
  expect((await told()).slice(3)).toEqual([
    "signIn refused  ana credentials",
    "signIn refused  budi disabled",
    "signIn refused   unknown",
  ]);
});

test("tells of a limit once, however often it refuses", async () => {
  await register("ana");
  for (let times = 0; times < 9; times++) await login("ana", "salah").catch(() => {});
  expect((await told()).slice(1)).toEqual(["signIn refused  ana credentials", "signIn refused   limit"]);
});

test("does for a name that nobody has as much as for one that there is", async () => {
  await register("ana");
  const entries = async () => (await told()).length;
  const names = ["ana", "siapa", "ana@example.com", "siapa@example.com"];
  for (const [index, name] of names.entries()) {
    const before = await entries();
    for (let times = 0; times < 7; times++) await login(name, "salah", at(`192.0.2.${index}`)).catch(() => {});
    expect((await entries()) - before, name).toBe(2);
  }
});

test("answers for a name and its address as for two names that nobody has", async () => {
  await register("ana");
  const answersTo = async (names: readonly string[], given: string) => {
    const kinds: unknown[] = [];
    for (const name of names)
      kinds.push(
        await login(name, given).then(
          () => "in",
          ({ kind, retryAfter }: DomainError) => [kind, retryAfter],
        ),
      );
    return kinds;
  };
  const inTurn = (...names: readonly string[]) => Array.from({ length: 12 }, (_, at) => names[at % names.length] ?? "");
  const answers = await answersTo(inTurn("ana", "ana@example.com"), "salah");
  site.pass(60 * 60_000);
  expect(await answersTo(inTurn("siapa", "siapa@example.com"), "salah")).toEqual(answers);
  // The right password is not looked at any more, until the time has passed.
  site.pass(60 * 60_000);
  expect(await answersTo(["ana", "ana", "ana", "ana", "ana"], "salah")).toEqual(answers.slice(0, 5));
  expect(await answersTo(["ana@example.com"], password)).toEqual(answers.slice(0, 1));
  site.pass(15 * 60_000);
  expect(await answersTo(["ana@example.com"], password)).toEqual(["in"]);
});

test("tells of a limit once, however many names are tried, and counts nothing for any of them", async () => {
  await register("ana");
  const attempts = async () => (await site.database.em.getConnection().execute("select id from attempts")).length;
  for (let count = 0; count < 20; count++) await login(`siapa${count}`).catch(() => {});
  await login("siapa").catch(() => {});
  const [entries, rows] = [await told(), await attempts()];
  for (let count = 0; count < 8; count++) await login(`lain${count}`).catch(() => {});
  for (const name of ["ana", "ana@example.com"]) await login(name).catch(() => {});
  expect((await told()).slice(0, entries.length)).toEqual(entries);
  expect((await told()).slice(entries.length)).toEqual(["signIn refused   limit 10"]);
  expect(await attempts()).toBe(rows);
});

test("tells of passwords that were changed, by their owners and from the terminal", async () => {
  const { token } = await register("ana");
  const { auth } = site.services;
  const signedIn = await auth.authenticate(token, undefined);
  if (!signedIn) throw new Error("not signed in");
  const wrong = auth.changePassword(signedIn, { currentPassword: "salah", newPassword: "jendela-toko-2027" }, here);
  await expect(wrong).rejects.toMatchObject({ kind: "invalid" });
  await auth.changePassword(signedIn, { currentPassword: password, newPassword: "jendela-toko-2027" }, here);
  await auth.resetPassword("ana", "jendela-toko-2028");
  expect((await told()).slice(1)).toEqual([
    "passwordChange refused ana ana credentials",
    "passwordChange ana ana ",
    "passwordChange  ana ",
  ]);
});

test("tells of the account that a new site begins with", async () => {
  await site.services.auth.bootstrap(account("admin"));
  expect(await told()).toEqual(["register  admin  superadmin"]);
});

test("tells of registrations that were refused", async () => {
  await register("ana");
  await expect(register("ana")).rejects.toMatchObject({ kind: "conflict" });
  for (let times = 0; times < 5; times++) await register(`b${times}`).catch(() => {});
  expect((await told()).filter((line) => line.includes("refused"))).toEqual([
    "register refused   taken",
    "register refused   limit",
  ]);
});

describe("tells of what signed-in people do with their own sign-in", () => {
  const signIn = async () => {
    const { token, user } = await register("ana");
    const signedIn = await site.services.auth.authenticate(token, undefined);
    if (!signedIn) throw new Error("not signed in");
    return { ...signedIn, user };
  };
  const codeOf = (key: string) => oneTimeCodeAt(key, stepAt(site.now()));
  const setUp = async (signedIn: Awaited<ReturnType<typeof signIn>>, code = "") => {
    const begun = await site.services.twoFactor.begin(signedIn, { password, code }, here);
    const recoveryCodes = await site.services.twoFactor.confirm(signedIn, codeOf(begun.secret), here);
    site.pass(30_000);
    return { ...begun, recoveryCodes };
  };
  const refusedOften = async (times: number, work: () => Promise<unknown>) => {
    for (let count = 0; count < times; count++) await expect(work()).rejects.toBeInstanceOf(DomainError);
  };

  test("the end of a session", async () => {
    await site.services.auth.logout(await signIn(), "192.0.2.1");
    expect((await told()).slice(1)).toEqual(["signOut ana ana "]);
  });

  test("a second factor that is set up, used, and replaced", async () => {
    const signedIn = await signIn();
    const { secret, recoveryCodes } = await setUp(signedIn);
    for (const code of [codeOf(secret), recoveryCodes[0] ?? ""])
      await site.services.auth.login({ username: "ana", password, code }, here);
    await setUp(signedIn, recoveryCodes[1]);
    expect((await told()).slice(1)).toEqual([
      "twoFactorOn ana ana ",
      "signIn ana ana ",
      "signIn ana ana  recoveryCode",
      "update ana ana  recoveryCode",
      "twoFactorReplace ana ana ",
    ]);
  });

  test("wrong codes where it is set up, and their limit", async () => {
    const signedIn = await signIn();
    await site.services.twoFactor.begin(signedIn, { password }, here);
    await refusedOften(6, () => site.services.twoFactor.confirm(signedIn, "000000", here));
    expect((await told()).slice(1)).toEqual(["twoFactorOn refused ana ana code", "twoFactorOn refused ana ana limit"]);
  });

  test("wrong passwords where it is turned off or the password changed, and their limits", async () => {
    const signedIn = await signIn();
    const { auth } = site.services;
    const change = { currentPassword: "salah", newPassword: "jendela-toko-2027" };
    await refusedOften(2, () => site.services.twoFactor.turnOff(signedIn.user, "salah", here));
    await refusedOften(4, () => auth.changePassword(signedIn, change, here));
    await refusedOften(1, () => site.services.twoFactor.turnOff(signedIn.user, password, here));
    expect((await told()).slice(1)).toEqual([
      "twoFactorOff refused ana ana credentials",
      "passwordChange refused ana ana credentials",
      "passwordChange refused ana ana limit",
      "twoFactorOff refused ana ana limit",
    ]);
  });

  test("a last superadmin that was to go", async () => {
    const { user } = await signIn();
    const by = { user, ip: "192.0.2.1" };
    const { users } = site.services;
    await refusedOften(1, () => users.update(user.id, { role: "admin" }, by));
    await refusedOften(1, () => users.remove(user.id, by));
    await refusedOften(1, () => users.update(newId(), { role: "admin" }, by));
    expect((await told()).slice(1)).toEqual([
      "update refused ana ana lastSuperadmin",
      "delete refused ana ana lastSuperadmin",
    ]);
  });
});
