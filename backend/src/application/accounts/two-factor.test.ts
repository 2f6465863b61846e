import { type Refusal, verbatim } from "@etalase/contracts/refusals/refusal";
import { beforeEach, describe, expect, test } from "vitest";
import { hashOf, heldHasher, startAuth, swiftHasher } from "../../../test/auth.ts";
import { inParallel, onEachDatabase } from "../../../test/on-each-database.ts";
import { userRecord } from "../../../test/records.ts";
import { oneTimeCodeAt, stepAt } from "../../adapters/one-time-codes.ts";
import type { User } from "../../domain/user.ts";
import { createUserRepository } from "../../persistence/users.ts";

const here = { ip: "192.0.2.1" };
const password = "the secret";
const wrongPassword = { kind: "unauthenticated", message: "Invalid username or password", twoFactor: undefined };
const wanted = { kind: "unauthenticated", message: "Enter the code from your authenticator app", twoFactor: true };
const invalid = { kind: "unauthenticated", message: "Invalid code", twoFactor: true };
const tooMany = { kind: "tooManyAttempts" };
const tables = ["users", "sessions", "attempts", "two_factor"];

onEachDatabase("two-factor sign-in", tables, ({ database }) => {
  let clock = Date.UTC(2026, 10, 21);
  let auth: Awaited<ReturnType<typeof startAuth>>;
  let ana: User;
  let own: Readonly<{ user: User; sessionId: string }>;
  const start = () => startAuth(database(), swiftHasher, () => new Date(clock));
  const codeIn = (secret: string, steps = 0) => oneTimeCodeAt(secret, stepAt(new Date(clock)) + steps);
  const passSteps = (steps: number) => {
    clock += steps * 30_000;
  };
  const login = (code?: string, given = password, origin = here) =>
    auth.login({ username: "ana", password: given, ...(code === undefined ? {} : { code }) }, origin);
  const problem = (work: Promise<unknown>) => work.then(String, (error: unknown) => error);
  const signedIn = async () => {
    const { token } = await login();
    const session = await auth.authenticate(token, undefined);
    if (!session) throw new Error("not signed in");
    return session;
  };
  const rows = () => database().em.getConnection().execute<Record<string, unknown>[]>("select * from two_factor");

  /** Sets two-factor sign-in up with the present code, and waits until the next one. */
  async function setUp(presentCode = "") {
    const { secret } = await auth.twoFactor.begin(own, { password, code: presentCode }, here);
    const recoveryCodes = await auth.twoFactor.confirm(own, codeIn(secret), here);
    passSteps(1);
    return { secret, recoveryCodes };
  }

  beforeEach(async () => {
    auth = await start();
    ana = userRecord({ username: "ana", email: "ana@example.com", passwordHash: hashOf(password) });
    own = { user: ana, sessionId: "" };
    await createUserRepository(database().em).insert(ana);
  });

  describe("setting it up", () => {
    test("changes nothing before the first code", async () => {
      const { secret, uri } = await auth.twoFactor.begin(own, { password }, here);
      expect(uri).toContain(`secret=${secret}`);
      expect(await auth.twoFactor.isOn(ana.id)).toBe(false);
      await login();
      for (const code of ["000000", "", "abc", codeIn(secret, 2)])
        expect(await problem(auth.twoFactor.confirm(own, code, { ip: code }))).toMatchObject({
          kind: "invalid",
          errors: { code: verbatim("Invalid code") },
        });
      expect(await auth.twoFactor.isOn(ana.id)).toBe(false);
    });

    test("takes the code of the newest secret, once", async () => {
      const first = await auth.twoFactor.begin(own, { password }, here);
      const { secret } = await auth.twoFactor.begin(own, { password }, here);
      await expect(auth.twoFactor.confirm(own, codeIn(first.secret), here)).rejects.toThrow("Invalid code");
      const confirmations = await inParallel(3, () => problem(auth.twoFactor.confirm(own, codeIn(secret), here)));
      expect(confirmations.filter((one) => typeof one === "string")).toHaveLength(1);
      await expect(login(codeIn(secret))).rejects.toMatchObject(invalid);
    });

    test("anew leaves the old secret in force until the new one is confirmed, and replaces the recovery codes", async () => {
      const old = await setUp();
      const next = await auth.twoFactor.begin(own, { password, code: codeIn(old.secret) }, here);
      await expect(login(codeIn(old.secret))).rejects.toMatchObject(invalid);
      passSteps(1);
      await expect(login(codeIn(next.secret))).rejects.toMatchObject(invalid);
      await login(codeIn(old.secret));
      const recoveryCodes = await auth.twoFactor.confirm(own, codeIn(next.secret), here);
      passSteps(1);
      await expect(login(codeIn(old.secret))).rejects.toMatchObject(invalid);
      await expect(login(old.recoveryCodes[0])).rejects.toMatchObject(invalid);
      await login(codeIn(next.secret));
      await login(recoveryCodes[0]);
    });

    test("ends all sessions but the own; anew logins under way, too", async () => {
      const [session, other] = [await signedIn(), await login()];
      own = session;
      const old = await setUp();
      const goesOn = async (token: string) => (await auth.authenticate(token, undefined)) !== null;
      expect(await goesOn(other.token)).toBe(false);
      const held = heldHasher();
      const slow = await startAuth(database(), held.passwords, () => new Date(clock));
      const underWay = inParallel(2, (index) =>
        problem(slow.login({ username: "ana", password, code: old.recoveryCodes[index] ?? "" }, { ip: `${index}` })),
      );
      await held.reached(2);
      const { token } = await login(codeIn(old.secret));
      await setUp(old.recoveryCodes[2]);
      held.open();
      for (const end of await underWay) expect(end).toMatchObject(invalid);
      expect(await goesOn(token)).toBe(false);
      const left = await database().em.getConnection().execute("select id from sessions");
      expect(left).toEqual([{ id: own.sessionId }]);
    });

    test("keeps neither secret nor recovery codes readable", async () => {
      const { secret, recoveryCodes } = await setUp();
      await auth.twoFactor.begin(own, { password, code: codeIn(secret) }, here);
      const stored = JSON.stringify(await rows());
      for (const readable of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))])
        expect(stored).not.toContain(readable);
    });

    test("takes no more than 5 wrong codes", async () => {
      await auth.twoFactor.begin(own, { password }, here);
      for (let count = 0; count < 5; count++)
        await expect(auth.twoFactor.confirm(own, "000000", here)).rejects.toMatchObject({ kind: "invalid" });
      await expect(auth.twoFactor.confirm(own, "000000", here)).rejects.toMatchObject(tooMany);
      await expect(login()).rejects.toMatchObject(tooMany);
    });
  });

  describe("beginning to set it up", () => {
    const begin = (proof: Readonly<{ password: string; code?: string }>, origin = here) =>
      auth.twoFactor.begin(own, proof, origin);
    const refused = (errors: Record<string, Refusal>) => ({ kind: "invalid", errors });
    const presentWanted = refused({
      code: verbatim("Enter a code from the authenticator app that you use now, or a recovery code"),
    });

    test("takes the password, whose wrong tries count", async () => {
      for (let count = 0; count < 5; count++)
        await expect(begin({ password: "wrong" })).rejects.toMatchObject(
          refused({ password: verbatim("The current password is wrong") }),
        );
      await expect(begin({ password })).rejects.toMatchObject(tooMany);
      expect(await rows()).toEqual([]);
    });

    test("takes a code of what is in force as well, once, or a recovery code", async () => {
      const { secret, recoveryCodes } = await setUp();
      const stored = await rows();
      await expect(begin({ password })).rejects.toMatchObject(presentWanted);
      for (const code of ["000000", "abcde-fghij"])
        await expect(begin({ password, code })).rejects.toMatchObject(refused({ code: verbatim("Invalid code") }));
      await expect(begin({ password: "wrong", code: codeIn(secret) })).rejects.toMatchObject(
        refused({ password: verbatim("The current password is wrong") }),
      );
      expect(await rows()).toEqual(stored);
      for (const code of [codeIn(secret), recoveryCodes[0] ?? ""]) {
        await begin({ password, code });
        await expect(begin({ password, code })).rejects.toMatchObject(refused({ code: verbatim("Invalid code") }));
      }
    });

    test("opens the way for a quarter of an hour, in the session that it was begun in", async () => {
      const { secret } = await begin({ password });
      passSteps(29);
      const elsewhere = { user: ana, sessionId: "another" };
      await expect(auth.twoFactor.confirm(elsewhere, codeIn(secret), here)).rejects.toThrow("Invalid code");
      passSteps(1);
      await expect(auth.twoFactor.confirm(own, codeIn(secret), here)).rejects.toThrow("Invalid code");
      expect(await auth.twoFactor.isOn(ana.id)).toBe(false);
    });

    test("takes no more than 20 wrong codes, from everywhere", async () => {
      await setUp();
      const wrongFrom = (place: number) => begin({ password, code: "000000" }, { ip: `192.0.2.${100 + place}` });
      for (let count = 0; count < 20; count++)
        await expect(wrongFrom(count)).rejects.toMatchObject(refused({ code: verbatim("Invalid code") }));
      await expect(wrongFrom(20)).rejects.toMatchObject(tooMany);
    });
  });

  describe("signing in", () => {
    test("asks for the code after a right password, and never after a wrong one", async () => {
      const { secret } = await setUp();
      await expect(login()).rejects.toMatchObject(wanted);
      await expect(login("")).rejects.toMatchObject(wanted);
      await expect(login("000000")).rejects.toMatchObject(invalid);
      for (const code of [undefined, "000000", codeIn(secret)])
        expect(await problem(login(code, "wrong", { ip: `192.0.2.2${code}` }))).toMatchObject(wrongPassword);
    });

    test.each([-1, 0, 1])("takes the code of the step %i from now", async (steps) => {
      const { secret } = await setUp();
      passSteps(1);
      expect((await login(codeIn(secret, steps))).user.username).toBe("ana");
    });

    test("refuses codes further away", async () => {
      const { secret } = await setUp();
      passSteps(5);
      for (const steps of [-2, 2]) await expect(login(codeIn(secret, steps))).rejects.toMatchObject(invalid);
    });

    test("takes a code once, also on two instances at once", async () => {
      const { secret } = await setUp();
      const other = await start();
      const input = { username: "ana", password, code: codeIn(secret) };
      const ends = await inParallel(4, (index) =>
        problem((index % 2 ? auth : other).login(input, { ip: `192.0.2.${index}` })),
      );
      expect(ends.filter((end) => typeof end === "string")).toHaveLength(1);
      expect(await database().em.getConnection().execute("select id from sessions")).toHaveLength(1);
    });

    test("takes each recovery code once, however it is written", async () => {
      const { recoveryCodes } = await setUp();
      expect(new Set(recoveryCodes).size).toBe(10);
      const [first = "", second = ""] = recoveryCodes;
      const ends = await inParallel(4, (index) =>
        problem(auth.login({ username: "ana", password, code: first }, { ip: `192.0.2.${index}` })),
      );
      expect(ends.filter((end) => typeof end === "string")).toHaveLength(1);
      await login(` ${second.replace("-", " ").toUpperCase()} `);
      await expect(login(second)).rejects.toMatchObject(invalid);
      for (const code of recoveryCodes.slice(2)) await login(code);
    });

    test("counts both refusals as failures, until it succeeds", async () => {
      const { secret } = await setUp();
      for (let round = 0; round < 6; round++) {
        passSteps(1);
        for (const code of [undefined, "000000"])
          expect(await problem(login(code))).toMatchObject({ kind: "unauthenticated" });
        await login(codeIn(secret));
      }
      for (const code of [undefined, "000000", "000000", undefined, undefined])
        await expect(login(code)).rejects.toMatchObject({ kind: "unauthenticated" });
      passSteps(1);
      await expect(login(codeIn(secret))).rejects.toMatchObject(tooMany);
    });

    test("lets a crowd that knows the password try 20 codes", async () => {
      const { secret } = await setUp();
      for (let count = 0; count < 20; count++)
        await expect(login("000000", password, { ip: `198.51.100.${count}` })).rejects.toMatchObject(invalid);
      await expect(login(codeIn(secret))).rejects.toMatchObject({ ...tooMany, limit: 20 });
    });

    test("is not asked of others", async () => {
      await setUp();
      await createUserRepository(database().em).insert(userRecord({ username: "budi", passwordHash: hashOf("x") }));
      expect((await auth.login({ username: "budi", password: "x", code: "000000" }, here)).user.username).toBe("budi");
    });
  });

  describe("turning it off", () => {
    test("takes the password, whose wrong tries count", async () => {
      const session = await signedIn();
      const { secret } = await setUp();
      for (let count = 0; count < 5; count++)
        await expect(auth.twoFactor.turnOff(session.user, "wrong", here)).rejects.toMatchObject({
          kind: "invalid",
          errors: { password: verbatim("The current password is wrong") },
        });
      await expect(auth.twoFactor.turnOff(session.user, password, here)).rejects.toMatchObject(tooMany);
      await auth.twoFactor.turnOff(session.user, password, { ip: "192.0.2.2" });
      await expect(auth.twoFactor.confirm(own, codeIn(secret), { ip: "192.0.2.2" })).rejects.toThrow("Invalid code");
      expect((await login(undefined, password, { ip: "192.0.2.2" })).user.username).toBe("ana");
      expect(await rows()).toEqual([]);
    });

    test("works where it is off already", async () => {
      await auth.twoFactor.turnOff((await signedIn()).user, password, here);
      await login();
    });
  });

  test("is told of the accounts that have it on", async () => {
    const other = userRecord({ passwordHash: hashOf(password) });
    await createUserRepository(database().em).insert(other);
    await auth.twoFactor.begin({ user: other, sessionId: "" }, { password }, here);
    await setUp();
    expect(await auth.twoFactor.enabledAmong([ana.id, other.id])).toEqual(new Set([ana.id]));
    expect(await auth.twoFactor.enabledAmong([])).toEqual(new Set());
  });

  test("of an account that is gone cannot be set up", async () => {
    await createUserRepository(database().em).remove(ana.id);
    await expect(auth.twoFactor.begin(own, { password }, here)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(await rows()).toEqual([]);
  });
});
