import { expect, test } from "vitest";
import { hashOf, heldHasher, startAuth } from "../../../test/auth.ts";
import { inParallel, onEachDatabase } from "../../../test/on-each-database.ts";
import { userRecord } from "../../../test/records.ts";
import type { User } from "../../domain/user.ts";
import { createUserRepository } from "../../persistence/users.ts";

const from = (index: number) => ({ ip: `192.0.2.${index}` });
const refused = { kind: "unauthenticated", message: "Invalid username or password" };
const [old, next] = ["old secret", "new secret"];

onEachDatabase("an account that changes while a password is checked", ["users", "sessions", "attempts"], (given) => {
  const users = () => createUserRepository(given.database().em);
  const sessionRows = async () => (await given.database().em.getConnection().execute("select id from sessions")).length;

  async function hire(): Promise<User> {
    const user = userRecord({ username: "ana", passwordHash: hashOf(old) });
    await users().insert(user);
    return user;
  }

  const signedIn = async () => {
    const auth = await startAuth(given.database());
    const { token } = await auth.login({ username: "ana", password: old }, from(50));
    const session = await auth.authenticate(token, undefined);
    if (!session) throw new Error("not signed in");
    return { auth, token, session };
  };

  /** Begins logins with the old password, makes the change while they wait for the check; returns their outcomes. */
  async function changeDuringLogins(change: () => Promise<unknown>, isOutdated?: (hash: string) => boolean) {
    const held = heldHasher(isOutdated);
    const auth = await startAuth(given.database(), held.passwords);
    const ends = inParallel(4, (index) =>
      auth.login({ username: "ana", password: old }, from(index)).catch((error: unknown) => error),
    );
    await held.reached(4);
    await change();
    held.open();
    return ends;
  }

  test("lets no login through that was begun with the password of before", async () => {
    await hire();
    const { auth, token, session } = await signedIn();
    const change = () => auth.changePassword(session, { currentPassword: old, newPassword: next }, from(51));
    for (const end of await changeDuringLogins(change)) expect(end).toMatchObject(refused);
    expect(await sessionRows()).toBe(1);
    expect(await auth.authenticate(token, undefined)).not.toBeNull();
  });

  test("lets no login through that was begun before a reset link was used", async () => {
    const user = await hire();
    const head = userRecord({ role: "superadmin" });
    await users().insert(head);
    const { resetLinks } = await startAuth(given.database());
    const { token } = await resetLinks.create(user.id, { user: head, ip: "::1" });
    for (const end of await changeDuringLogins(() => resetLinks.use(token, next, "::1")))
      expect(end).toMatchObject(refused);
    expect(await sessionRows()).toBe(0);
    expect((await users().findById(user.id))?.passwordHash).toBe(hashOf(next));
  });

  test("keeps its new password when the old one was to be hashed anew", async () => {
    const { id } = await hire();
    const { auth, session } = await signedIn();
    const change = () => auth.changePassword(session, { currentPassword: old, newPassword: next }, from(51));
    await changeDuringLogins(change, () => true);
    expect((await users().findById(id))?.passwordHash).toBe(hashOf(next));
  });

  test("turns off nobody's second factor by a right that has ended meanwhile", async () => {
    const ana = await hire();
    const head = userRecord({ username: "head", role: "superadmin", passwordHash: hashOf(old) });
    await users().insert(head);
    const held = heldHasher();
    const auth = await startAuth(given.database(), held.passwords);
    const by = { user: head, ip: "192.0.2.50" };
    const end = auth.twoFactor.turnOffOf(ana.id, old, { by, origin: from(50) }).catch((error: unknown) => error);
    await held.reached(1);
    await users().update({ ...head, role: "admin" });
    held.open();
    expect(await end).toMatchObject({ kind: "unauthenticated" });
  });

  test("lets everybody in whose right password another login hashes anew meanwhile", async () => {
    const user = await hire();
    const change = () => users().update({ ...user, passwordHash: hashOf(old).toUpperCase() });
    const ends = await changeDuringLogins(change);
    for (const end of ends) expect(end).toHaveProperty("token");
  });

  test("lets nobody in who was disabled, or is gone, by then", async () => {
    const user = await hire();
    for (const end of await changeDuringLogins(() => users().update({ ...user, disabled: true })))
      expect(end).toMatchObject(refused);
    await users().update(user);
    for (const end of await changeDuringLogins(() => users().remove(user.id))) expect(end).toMatchObject(refused);
    expect(await sessionRows()).toBe(0);
  });

  test("ends a session once, for one of several who end it at once", async () => {
    const { id } = await users().update({ ...(await hire()), role: "admin" });
    const told = "select id from audit_entries where action = 'signOut' and record_id = ?";
    const outcomes = async (end: (given: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>) => {
      const begun = await signedIn();
      const over = () =>
        end(begun).then(
          () => "ended",
          ({ kind }) => kind,
        );
      return (await inParallel(8, over)).sort();
    };
    const bySomebody = ({ auth, session }: Awaited<ReturnType<typeof signedIn>>) =>
      auth.accountSessions.end(session.sessionId, { user: session.user, ip: "192.0.2.50" });
    expect(await outcomes(bySomebody)).toEqual(["ended", ...Array(7).fill("notFound")]);
    expect(await outcomes(({ auth, session }) => auth.logout(session, "192.0.2.50"))).toEqual(Array(8).fill("ended"));
    expect(await given.database().em.getConnection().execute(told, [id])).toHaveLength(2);
  });

  test("takes one of two changes of the password that were begun with the same one", async () => {
    const { id } = await hire();
    const { session } = await signedIn();
    const held = heldHasher();
    const auth = await startAuth(given.database(), held.passwords);
    const changes = inParallel(2, (index) =>
      auth.changePassword(session, { currentPassword: old, newPassword: `${next} ${index}` }, from(index)).then(
        () => `${next} ${index}`,
        () => null,
      ),
    );
    await held.reached(2);
    held.open();
    const taken = (await changes).filter((password) => password !== null);
    expect(taken).toHaveLength(1);
    expect((await users().findById(id))?.passwordHash).toBe(hashOf(taken[0] ?? ""));
  });
});
