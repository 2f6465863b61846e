import { mentions } from "@etalase/contracts/personal-data";
import { beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { startHistorySite } from "../../../test/history-site.ts";
import { newId, newsRecord, testimonialRecord } from "../../../test/records.ts";
import { eachTest } from "../../../test/started.ts";
import { packed } from "../../domain/snapshot.ts";
import { createWorkingCopyRepository } from "../../persistence/desk/working-copies.ts";
import { createTrashRepository } from "../../persistence/history/trash.ts";
import { createUndoRepository } from "../../persistence/history/undo.ts";
import { createTestimonialRepository } from "../../persistence/testimonials.ts";
import { createSearches, type Repositories } from "./searches.ts";

const email = "rina@example.com";
const contact = { kind: "email", value: email } as const;
const who = { contacts: [contact], isOf: mentions([contact]), leads: new Set<string>() };
const many = 60;

/** Counts the rows that a repository reads, in total and at once. */
function counted<Repository extends object>(repository: Repository) {
  const read = { rows: 0, largest: 0 };
  const counting = new Proxy(repository, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...asked: readonly unknown[]) => {
        const answer: unknown = await method.apply(target, asked);
        const { length } = Array.isArray(answer) ? answer : [];
        read.rows += length;
        read.largest = Math.max(read.largest, length);
        return answer;
      };
    },
  });
  return { counting, read };
}

describe.each(dialects)("searches for somebody in what holds whole records, on %s", (dialect) => {
  let pauses = 0;
  const site = eachTest(() => startHistorySite(dialect));
  beforeEach(async () => {
    pauses = 0;
  });

  const later = (number: number) => new Date(site.now().getTime() + number);
  // The tested searches use no other repository.
  const searchesIn = (repositories: Partial<Repositories>) =>
    createSearches(repositories as Repositories, async () => void pauses++);
  const inParts = { rows: many, largest: 50 };

  test("of the trash read testimonials alone, in parts", async () => {
    const trash = createTrashRepository(site.database.em);
    const put = (resource: string, record: object) =>
      trash.insert({
        id: newId(),
        resource,
        title: "Rina",
        deletedAt: site.now(),
        snapshot: packed(record),
        userId: null,
        userName: "",
        slugs: [],
        references: [],
      });
    for (let number = 0; number < many; number++) {
      await put("testimonials", testimonialRecord({ quote: `Tulis ke ${email}` }));
      await put("news", newsRecord({ content: email }));
    }
    const { counting, read } = counted(trash);
    const found = await searchesIn({ trash: counting }).trashed(who, {});
    expect(found.map(({ record }) => record.quote)).toEqual(Array(many).fill(`Tulis ke ${email}`));
    expect({ read, pauses }).toEqual({ read: inParts, pauses: 1 });
  });

  test("of drafts read some at a time, and tell the newest first", async () => {
    const copies = createWorkingCopyRepository(site.database.em);
    const by = { id: site.by.user.id, name: "Ana" };
    for (let number = 0; number < many; number++)
      await copies.save({
        resource: "testimonials",
        key: `new-${number}`,
        title: "",
        values: { quote: email },
        base: null,
        baseVersion: null,
        by,
        updatedAt: later(number),
      });
    const { counting, read } = counted(copies);
    const found = await searchesIn({ copies: counting }).drafts(who, {});
    expect(found.map(({ key }) => key)).toEqual(Array.from({ length: many }, (_, place) => `new-${many - 1 - place}`));
    expect({ read, pauses }).toEqual({ read: inParts, pauses: 1 });
  });

  test("of undos read some at a time, tell the last first, and tell records of one id apart by their kinds", async () => {
    const undos = createUndoRepository(site.database.em);
    const own = testimonialRecord();
    const step = { id: own.id, from: 1, to: 2, slugs: [] };
    for (let number = 0; number < many; number++)
      await undos.insert({
        id: `${number}`.padStart(64, "0"),
        resource: "testimonials",
        title: "",
        count: 1,
        deed: "update",
        userId: null,
        userName: "",
        expiresAt: later(number),
        order: null,
        steps: [{ ...step, resource: number % 2 === 0 ? "testimonials" : "partners" }],
      });
    const { counting, read } = counted(undos);
    const found = await searchesIn({ undos: counting }).undos(who, { testimonials: [own] });
    const even = Array.from({ length: many / 2 }, (_, place) => many - 2 - 2 * place);
    expect(found.map(({ id }) => Number(id))).toEqual(even);
    expect({ read, pauses }).toEqual({ read: inParts, pauses: 1 });
  });

  test("of testimonials read some hundred at a time, in their order", async () => {
    const testimonials = createTestimonialRepository(site.database.em);
    for (let order = 0; order < 501; order++)
      await testimonials.insert(testimonialRecord({ order, role: order % 100 === 0 ? email : "" }));
    const { counting, read } = counted(testimonials);
    const found = await searchesIn({ testimonials: counting }).testimonials(who, {});
    expect(found.map(({ order }) => order)).toEqual([0, 100, 200, 300, 400, 500]);
    expect({ read, pauses }).toEqual({ read: { rows: 501, largest: 500 }, pauses: 1 });
  });
});
