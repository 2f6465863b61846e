import { beforeEach, describe, expect, test } from "vitest";
import { inParallel, onEachDatabase } from "../../test/on-each-database.ts";
import { userRecord } from "../../test/records.ts";
import { secret } from "../../test/services.ts";
import { createDeviceMarks } from "../adapters/tokens.ts";
import type { User } from "../domain/user.ts";
import { attemptsSchema, createRateLimiter } from "../persistence/attempts.ts";
import { type Attempt, createLoginLimits, type Origin } from "./login-limits.ts";
import type { RateLimiter } from "./ports.ts";

const ana = userRecord({ username: "ana", email: "ana@example.com" });
const budi = userRecord({ username: "budi" });
const home: Origin = { ip: "192.0.2.1" };
const from = (ip: string): Origin => ({ ip });
const tooMany = { kind: "tooManyAttempts", limit: 5 };

onEachDatabase("the limits of signing in", ["attempts"], ({ database }) => {
  let at = new Date(0);
  let secured = new Set<string>();
  let accounts: readonly User[];
  beforeEach(() => {
    at = new Date(0);
    secured = new Set();
    accounts = [ana, budi];
  });
  const limits = (limiter = createRateLimiter(database(), () => at)) =>
    createLoginLimits({
      limiter,
      devices: createDeviceMarks(secret, () => at),
      hasTwoFactor: async (id) => secured.has(id),
    });
  const begin = (name: string, origin = home, limiter?: RateLimiter) => {
    const user = accounts.find(({ username, email }) => [username, email].includes(name)) ?? null;
    return limits(limiter).begin({ name, user, origin });
  };
  const fail = async (times: number, name: string, origin?: Origin) => {
    for (let count = 0; count < times; count++) await begin(name, origin);
  };
  /** Stores the count that this many attempts from other addresses would leave; a test below makes them for real. */
  const tried = (name: string, count: number) =>
    database().em.insert(attemptsSchema, { id: `login:name:${name}:`, count, resetsAt: at.getTime() + 1000 });
  const crowd = (name: string) => tried(name, 100);

  test("stop whoever guesses at one account, and not its owner elsewhere", async () => {
    await fail(5, "ana", from("198.51.100.1"));
    await expect(begin("ana", from("198.51.100.1"))).rejects.toMatchObject(tooMany);
    await fail(5, "ana");
  });

  test("count both names for the account, without a word of it", async () => {
    const spent = async (...names: readonly string[]) => {
      const attempts: boolean[] = [];
      for (const name of names) attempts.push((await begin(name)).isSpent);
      return attempts.indexOf(true);
    };
    const mail = "ana@example.com";
    expect(await spent("ana", mail, "ana", mail, "ana", mail, "ana", mail)).toBe(5);
    expect(await spent("budi", "nobody", "nobody@example.com", "budi", "nobody", "nobody@example.com")).toBe(-1);
    expect((await begin(mail, from("198.51.100.1"))).isSpent).toBe(false);
    at = new Date(60 * 60_000);
    await fail(5, "ana");
    await limits().forget(ana);
    await (await begin(mail)).takenBack();
    await fail(4, "ana");
    await (await begin(mail)).succeeded();
    expect(await spent(mail, "ana", mail, "ana", mail)).toBe(-1);
  });

  test("take no right password for a wrong one, though another sign-in succeeds meanwhile", async () => {
    const limiter = createRateLimiter(database(), () => at);
    const others = Promise.withResolvers<void>();
    const counted = Promise.withResolvers<void>();
    const count = async (key: string, windowMs: number) => {
      const result = await limiter.count(key, windowMs);
      if (!key.includes(":from:")) return result;
      if (result.count === 5) counted.resolve();
      await others.promise;
      return result;
    };
    const first = await begin("ana");
    const late = inParallel(4, () => begin("ana", home, { ...limiter, count }));
    await counted.promise;
    await first.succeeded();
    await fail(5, "ana");
    others.resolve();
    expect((await late).map(({ isSpent }) => isSpent)).toEqual([false, false, false, false]);
  });

  test("begin anew after a success, under both names", async () => {
    await fail(4, "ana@example.com");
    await (await begin("ana")).succeeded();
    await fail(5, "ana@example.com");
    await expect(begin("ana@example.com")).rejects.toMatchObject(tooMany);
  });

  test("take nothing but the success itself from what others have tried", async () => {
    await crowd("ana");
    await limits().forget(ana);
    await tried("ana", 99);
    await (await begin("ana")).succeeded();
    await begin("ana");
    await expect(begin("ana", from("203.0.113.1"))).rejects.toMatchObject({ ...tooMany, limit: 100 });
  });

  describe("against a crowd of addresses", () => {
    test("let a name be tried 100 times, whether or not there is such an account", async () => {
      for (const name of ["ana", "nobody"]) {
        for (let count = 0; count < 100; count++) await begin(name, from(`198.51.100.${count}`));
        await expect(begin(name)).rejects.toMatchObject({ ...tooMany, limit: 100 });
      }
    });

    test("look at 100 tries for the account, whichever name they use", async () => {
      for (let count = 0; count < 99; count++)
        await begin(count % 2 ? "ana" : "ana@example.com", from(`198.51.100.${count}`));
      expect((await begin("ana")).isSpent).toBe(false);
      for (const name of ["ana", "ana@example.com"])
        expect((await begin(name, from("203.0.113.1"))).isSpent).toBe(true);
    });

    test("do not keep out a browser that has signed in to the account before", async () => {
      const known = { ...from("198.51.100.1"), device: await limits().markDevice(ana) };
      await crowd("ana");
      await crowd("ana@example.com");
      for (const name of ["ana", "ana@example.com"]) await (await begin(name, known)).succeeded();
    });

    test("let a known browser try 5 times, from wherever, for its own account alone", async () => {
      await crowd("ana");
      const [device, other] = [await limits().markDevice(ana), await limits().markDevice(budi)];
      for (const mark of [other, `${device}x`, device.slice(1), "", "."])
        await expect(begin("ana", { ...home, device: mark })).rejects.toMatchObject({ limit: 100 });
      for (let count = 0; count < 5; count++) await begin("ana", { ...from(`203.0.113.${count}`), device });
      await expect(begin("ana", { ...home, device })).rejects.toMatchObject(tooMany);
      await begin("ana", { ...home, device: await limits().markDevice(ana) });
    });
  });

  describe("through marks of the account's browsers", () => {
    const marks = (count: number, user = ana) => inParallel(count, () => limits().markDevice(user));
    const onAll = (devices: readonly string[], work: (attempt: Attempt) => Promise<unknown> = async () => {}) =>
      inParallel(devices.length, async (index) => {
        const device = devices[index] ?? "";
        for (let count = 0; count < 5; count++) await work(await begin("ana", { ...home, device }));
      });

    test("let it be tried 100 times in all, however many marks there are", async () => {
      const devices = await marks(21);
      await onAll(devices.slice(0, 20));
      for (const device of [...devices, await limits().markDevice(ana)].slice(20))
        await expect(begin("ana", { ...home, device })).rejects.toMatchObject({ ...tooMany, limit: 100 });
      await begin("budi", { ...home, device: await limits().markDevice(budi) });
    });

    test("let 20 codes be tried in all", async () => {
      const devices = await marks(5);
      await onAll(devices.slice(0, 4), (attempt) => attempt.triesCode());
      const attempt = await begin("ana", { ...home, device: devices[4] ?? "" });
      await expect(attempt.triesCode()).rejects.toMatchObject({ ...tooMany, limit: 20 });
    });

    test("take back what came to a good end", async () => {
      const [device = ""] = await marks(1);
      const comeIn = async () => {
        const attempt = await begin("ana", { ...home, device });
        await attempt.triesCode();
        await attempt.succeeded();
      };
      await comeIn();
      const run = (sql: string) => database().em.getConnection().execute(sql);
      await run("update attempts set count = 99 where id like 'login:marks:%'");
      await run("update attempts set count = 19 where id like 'login:marks:%:codes'");
      for (let count = 0; count < 6; count++) await comeIn();
      for (let count = 0; count < 6; count++) await (await begin("ana", { ...home, device })).takenBack();
    });

    test("give no tries of codes back to who tried none", async () => {
      const [device = ""] = await marks(1);
      for (let count = 0; count < 20; count++) {
        const attempt = await begin("ana", { ...home, device: await limits().markDevice(ana) });
        await attempt.triesCode();
      }
      await (await begin("ana", { ...home, device })).succeeded();
      const attempt = await begin("ana", { ...home, device });
      await expect(attempt.triesCode()).rejects.toMatchObject({ ...tooMany, limit: 20 });
    });

    const pass180Days = () => {
      at = new Date(180 * 24 * 60 * 60_000);
    };
    const changePassword = () => {
      accounts = [{ ...ana, passwordHash: "another" }];
    };
    const turnTwoFactorOn = () => {
      secured = new Set([ana.id]);
    };

    test.each([
      ["after 180 days", pass180Days],
      ["once the password is another", changePassword],
      ["once two-factor is on", turnTwoFactorOn],
    ])("count like any other %s, and a fresh mark does not", async (_when, change) => {
      const [device = ""] = await marks(1);
      change();
      await crowd("ana");
      await expect(begin("ana", { ...home, device })).rejects.toMatchObject({ limit: 100 });
      const fresh = { ...home, device: await limits().markDevice(accounts[0] ?? ana) };
      await (await begin("ana", fresh)).succeeded();
    });

    test("of other credentials take nothing from a fresh one", async () => {
      await onAll(await marks(20));
      changePassword();
      await begin("ana", { ...home, device: await limits().markDevice(accounts[0] ?? ana) });
    });
  });
});
