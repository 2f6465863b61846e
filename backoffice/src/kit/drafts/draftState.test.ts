import { describe, expect, test } from "vitest";
import {
  type Answer,
  type DraftEvent,
  events,
  firstState,
  keepingOf,
  knownAnswer,
  type Obstacle,
  refugeOf,
  stateAfter,
} from "./draftState.ts";

const after = (...happened: readonly DraftEvent[]) => happened.reduce(stateAfter, firstState);
const at = "2026-11-20T03:15:00.000Z";
const text = "the input";
const kept: Answer = { text, at };
const refused = (obstacle: Obstacle): Answer => ({ text, obstacle });

describe("the input", () => {
  test.each([
    ["nowhere before the first attempt", [], undefined, "nowhere"],
    ["on the server", [events.answered(kept)], "server", "server"],
    ["there, though not its latest letters", [events.answered({ text: "the", at })], "server", "nowhere"],
    ["there by another device", [events.found(at)], "server", "nowhere"],
    ["only in the browser", [events.stored(true), events.answered(refused("gone"))], "browser", "browser"],
    ["nowhere without room", [events.stored(false), events.answered(refused("gone"))], "nowhere", "nowhere"],
    ["in the tab that has taken over", [events.takenOver], undefined, "server"],
    ["nowhere once it is dropped", [events.answered(kept), events.dropped], undefined, "nowhere"],
  ] as const)("is kept %s", (_, happened, where, refuge) => {
    expect(keepingOf(after(...happened))?.where).toBe(where);
    expect(refugeOf(after(...happened), text)).toBe(refuge);
  });

  test("with a file is kept nowhere in whole", () => {
    expect(refugeOf(after(events.answered(kept)), undefined)).toBe("nowhere");
  });

  test.each([
    ["kept", kept, false],
    ["refused", refused("refused"), false],
    ["too long", refused("tooLong"), false],
    ["without an answer", refused("unreachable"), true],
    ["without a session", refused("signedOut"), true],
  ])("is sent again when it was %s: %o", (_, answer, isSent) => {
    const state = after(events.answered(answer));
    expect(knownAnswer(state, text)).toEqual(isSent ? undefined : answer);
    expect(knownAnswer(stateAfter(state, events.lost), text)).toBeUndefined();
    expect(knownAnswer(state, text.slice(1))).toBeUndefined();
  });

  test("that is still longer than the refused one is not sent", () => {
    expect(knownAnswer(after(events.answered(refused("tooLong"))), `${text}!`)).toEqual(refused("tooLong"));
  });
});

describe("a draft that comes into the form", () => {
  const shown = { fields: ["title", "content"], values: { title: "Saved", content: "Saved" }, version: 3 };
  const draft = { at, version: 2, values: { title: "Mine" }, base: { title: "Saved" } };
  const restored = (given: Partial<typeof draft>) => after(events.restored({ ...draft, ...given }, shown)).restored;

  test("of the shown version has no conflicts", () => {
    expect(restored({ version: 3 })).toMatchObject({ values: draft.values, conflicts: [], isOlder: false });
  });

  test("belongs to a newer version if no field was changed by both", () => {
    expect(restored({})).toMatchObject({ version: 3, base: { title: "Saved" }, conflicts: [], isOlder: true });
  });

  test("belongs to its own version if a field was changed by both", () => {
    expect(restored({ base: { title: "Before" } })).toMatchObject({ version: 2, conflicts: ["title"], isOlder: true });
  });

  test("does not know its conflicts without the values before the change", () => {
    expect(restored({ base: {} as never })).toMatchObject({ conflicts: null });
  });

  test("is none when all of it is saved", () => {
    expect(restored({ values: { title: "Saved" } })).toBeUndefined();
  });

  test("goes when it is discarded, and may be brought back", () => {
    const state = after(events.restored(draft, shown), events.discarded(draft.values));
    expect(state).toMatchObject({ restored: undefined, discarded: draft.values });
    expect(stateAfter(state, events.broughtBack).discarded).toBeUndefined();
  });
});
