import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw/http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { dropCopyOf, giveCopy, keptOf } from "../test/copiesApi.ts";
import { deskPlace, openDesk, saved } from "../test/deskForm.tsx";
import { server } from "../test/server.ts";
import { draftKey, dropDraft, keepDraft, readDraft } from "./drafts.ts";

const place = `${deskPlace.resource}/${deskPlace.id}`;
const budi = { id: "b".repeat(24), name: "Budi" };
const theirs = { title: "Budi's title", content: "<p>Budi's text</p>" };
const giveTheirs = () => giveCopy({ ...deskPlace, by: budi, values: theirs, base: saved, baseVersion: 3 });

describe("a colleague's changes", () => {
  const goOn = () => screen.findByRole("button", { name: "Continue with them" });

  test("come into the form and stay the colleague's", async () => {
    giveTheirs();
    const { user, title, content } = openDesk();
    await user.click(await goOn());
    await waitFor(() => expect([title().value, content().value]).toEqual(Object.values(theirs)));
    screen.getByText("Budi's changes are in this form too");
    await waitFor(() => expect(keptOf(place)).toEqual(theirs));
    expect(keptOf(place, budi.id)).toEqual(theirs);
  });

  test.each([
    ["Budi", "Budi's title"],
    ["Yours", "My title"],
  ])("are asked about where both have typed: %s", async (side, kept) => {
    giveTheirs();
    const { user, title, content } = openDesk();
    await user.clear(title());
    await user.type(title(), "My title");
    await user.click(await goOn());
    const dialog = within(await screen.findByRole("dialog", { name: "Both of you have changed this field" }));
    dialog.getByText("My title");
    await user.click(dialog.getByRole("radio", { name: new RegExp(`^${side}`) }));
    await user.click(dialog.getByRole("button", { name: "Use these" }));
    expect([title().value, content().value]).toEqual([kept, theirs.content]);
    expect(keptOf(place, budi.id)).toEqual(theirs);
  });

  test("that are not decided upon change nothing", async () => {
    giveTheirs();
    const { user, title, content } = openDesk();
    await user.type(title(), "!");
    await user.click(await goOn());
    await user.click(await screen.findByRole("button", { name: "Decide later" }));
    expect([title().value, content().value]).toEqual(["As saved!", saved.content]);
    await goOn();
  });

  test.each([
    [404, "They are gone: saved or discarded meanwhile."],
    [503, "They could not be loaded."],
  ])("that cannot be had are said to be so: %i", async (status, sentence) => {
    giveTheirs();
    server.use(http.get("/api/working-copies/:resource/:key", () => HttpResponse.json({ message: "no" }, { status })));
    const { user, title } = openDesk();
    await user.click(await goOn());
    await screen.findByText(sentence);
    expect(title().value).toBe(saved.title);
  });
});

describe("two tabs of one account", () => {
  const key = () => draftKey(`news:${deskPlace.id}`);
  const at = "2026-11-20T03:15:00.000Z";
  const other = { title: "The other tab's" };
  /** What the tab's own store says of what another one has just done. */
  const told = () => window.dispatchEvent(new StorageEvent("storage", { key: key() }));
  const otherTabTypes = () => {
    keepDraft(key(), { version: 3, at, values: other, base: saved });
    giveCopy({ ...deskPlace, values: other, base: saved, baseVersion: 3 });
    told();
  };
  const typeHere = async () => {
    const tab = openDesk();
    await tab.user.type(tab.title(), "!");
    await waitFor(() => expect(keptOf(place)).toEqual({ title: "As saved!" }));
    return tab;
  };
  afterEach(() => vi.useRealTimers());

  test("keep what both have typed, and offer it when one of them has crashed", async () => {
    const { unmount } = await typeHere();
    otherTabTypes();
    unmount();
    const { user, title } = openDesk();
    await waitFor(() => expect(title().value).toBe(other.title));
    await screen.findByText(/^Another tab of yours has changes/);
    await user.click(screen.getByRole("button", { name: "Continue with them" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Both tabs have changed this field" }));
    await user.click(dialog.getByRole("radio", { name: /^Another tab/ }));
    await user.click(dialog.getByRole("button", { name: "Use these" }));
    expect(title().value).toBe("As saved!");
    expect(readDraft(key())?.values).toEqual({ title: "As saved!" });
    expect(screen.queryByText(/^Another tab of yours/)).toBeNull();
  });

  test("do not write over what is newer when they are looked at, or left", async () => {
    const { title } = await typeHere();
    otherTabTypes();
    window.dispatchEvent(new Event("pagehide"));
    expect(readDraft(key())?.values).toEqual(other);
    expect(title().value).toBe("As saved!");
  });

  test("forget what was set aside when it is discarded", async () => {
    const { unmount } = await typeHere();
    otherTabTypes();
    unmount();
    const { user } = openDesk();
    await user.click(await screen.findByRole("button", { name: "Discard them" }));
    expect(screen.queryByText(/^Another tab of yours/)).toBeNull();
    expect(Object.keys(localStorage).filter((name) => name.startsWith(key()))).toEqual([key()]);
  });

  test("keep what one has typed when the other has saved", async () => {
    await typeHere();
    dropCopyOf(place);
    dropDraft(key());
    told();
    expect(readDraft(key())?.values).toEqual({ title: "As saved!" });
    await waitFor(() => expect(keptOf(place)).toEqual({ title: "As saved!" }));
  });

  test("keep it on the server again when another device has saved", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval"] });
    await typeHere();
    dropCopyOf(place);
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(keptOf(place)).toEqual({ title: "As saved!" }));
  });
});
