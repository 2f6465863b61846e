import { expect, test } from "vitest";
import { inParallel, on, onEachDatabase } from "../../test/on-each-database.ts";
import { newId, unconfirmed } from "../../test/records.ts";
import type { Subscriber } from "../application/newsletter/subscribers.ts";
import { createSubscriberRepository } from "./newsletter.ts";

onEachDatabase("subscribers", ["subscribers"], ({ database }) => {
  const subscribers = () => createSubscriberRepository(database().em);
  const subscriber = (changes: Partial<Subscriber> = {}): Subscriber => ({
    id: newId(),
    email: "ana@example.com",
    consentVersion: "2026-11",
    consentAt: new Date("2026-11-21T12:00:00.120Z"),
    ...unconfirmed,
    ...changes,
  });

  test("come back with every field, the newest first, a page at a time", async () => {
    const [a, b, c] = ["a", "b", "c"].map((letter) =>
      subscriber({ id: letter.repeat(24), email: `${letter.repeat(200)}_${letter}@example.com` }),
    );
    for (const one of [b, a, c]) if (one) await subscribers().add(one);
    expect(await subscribers().all()).toEqual([c, b, a]);
    expect(await subscribers().list({ page: 2, limit: 2, format: "json" })).toEqual({ rows: [a], total: 3 });
    const found = (search: string) => subscribers().list({ page: 1, limit: 10, format: "json", search });
    expect(await found("_B@")).toEqual({ rows: [b], total: 1 });
    expect(await found("%")).toEqual({ rows: [], total: 0 });
  });

  test("are there once, with the consent they gave first, however often they ask", async () => {
    const first = subscriber();
    await subscribers().add(first);
    await inParallel(4, () => subscribers().add(subscriber({ consentVersion: "2027-01", consentAt: on(22) })));
    expect(await subscribers().all()).toEqual([first]);
  });

  test("are found by what was done to confirm them", async () => {
    const token = { tokenHash: "t".repeat(43), tokenEndsAt: on(23) };
    await subscribers().add(subscriber({ email: "tunggu@example.com" }));
    await subscribers().add(subscriber({ email: "tanya@example.com", ...token }));
    await subscribers().add(subscriber({ email: "ya@example.com", confirmedAt: on(22) }));
    const found = async (state: "waiting" | "unconfirmed" | "confirmed") =>
      (await subscribers().list({ page: 1, limit: 10, format: "json", state })).rows.map(({ email }) => email);
    expect([await found("waiting"), await found("unconfirmed"), await found("confirmed")]).toEqual([
      ["tunggu@example.com"],
      ["tanya@example.com"],
      ["ya@example.com"],
    ]);
  });
});
