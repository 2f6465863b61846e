import argon2 from "argon2";
import { describe, expect, test } from "vitest";
import type { DomainError } from "../domain/errors.ts";
import { createPasswordHasher } from "./passwords.ts";

const passwords = createPasswordHasher();

test("a password matches its hash, and every character of it counts", async () => {
  const hash = await passwords.hash(`${"é".repeat(127)}a`);
  expect(await passwords.verify(hash, `${"é".repeat(127)}a`)).toEqual({ isOutdated: false });
  expect(await passwords.verify(hash, `${"é".repeat(127)}b`)).toBeNull();
});

test("the same password has another hash each time", async () => {
  expect(await passwords.hash("etalase-rahasia-9")).not.toBe(await passwords.hash("etalase-rahasia-9"));
});

test("nobody's password matches, whatever is tried", async () => {
  for (const guess of ["", "nobody has this password"]) expect(await passwords.verify(null, guess)).toBeNull();
});

test("a planted hash that costs more than ours ever would is not computed, even if it matched", async () => {
  const settings = { type: argon2.argon2id, memoryCost: 8192, timeCost: 2, parallelism: 1 } as const;
  for (const excess of [{ memoryCost: 65_544 }, { timeCost: 9 }, { parallelism: 5 }])
    expect(await passwords.verify(await argon2.hash("x", { ...settings, ...excess }), "x")).toBeNull();
});

test("what is no hash of ours matches nothing", async () => {
  for (const hash of [
    "",
    "plain text",
    "$2b$10$abcdefghijklmnopqrstuv",
    "$argon2id$v=19$m=0,t=0,p=0$c2FsdHNhbHQ$aGFzaA",
  ])
    expect(await passwords.verify(hash, "x")).toBeNull();
});

test("a hash of other parameters is outdated, and still matches", async () => {
  const old = await argon2.hash("kata sandi lama", {
    type: argon2.argon2id,
    memoryCost: 8192,
    timeCost: 3,
    parallelism: 1,
  });
  expect(await passwords.verify(old, "kata sandi lama")).toEqual({ isOutdated: true });
});

test("the ways in which devices write a password are one, and a hash of another way is outdated", async () => {
  const [one, other, wide] = ["kafé-ﬁlm-9", "kafe\u0301-film-9", "ｋａｆé-ﬁｌｍ-９"];
  const hash = await passwords.hash(other);
  for (const typed of [one, other, wide]) expect(await passwords.verify(hash, typed)).toEqual({ isOutdated: false });
  expect(await passwords.verify(hash, "kafe-film-9")).toBeNull();
  const asTyped = await argon2.hash(other, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await passwords.verify(asTyped, other)).toEqual({ isOutdated: true });
  expect(await passwords.verify(null, other)).toBeNull();
});

describe("a common password", () => {
  test.each(["123456", "password", "qwerty", "PassWord", "ｐａｓｓｗｏｒｄ", "iloveyou", "123456789"])(
    "is %s",
    async (password) => {
      expect(await passwords.isCommon(password)).toBe(true);
    },
  );
  test.each(["etalase-rahasia-9", "kuda baterai staples benar"])("is not %s", async (password) => {
    expect(await passwords.isCommon(password)).toBe(false);
  });
});

test("more than 18 at once are told to come back", async () => {
  const { verify } = createPasswordHasher({ memoryCost: 8, timeCost: 1 });
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => verify(null, "x")));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(2);
  for (const { reason } of refused) expect(reason as DomainError).toMatchObject({ kind: "busy", retryAfter: 2 });
});
