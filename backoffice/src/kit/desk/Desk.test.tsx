import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { dropCopyOf, giveCopy, keptOf, serverTime } from "../../test/copiesApi.ts";
import { deskPlace, openDesk, saved } from "../../test/deskForm.tsx";
import { fillStorage } from "../../test/fullStorage.ts";
import { signIn } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { draftKey, keepDraft, readDraft } from "../drafts/drafts.ts";

const place = `${deskPlace.resource}/${deskPlace.id}`;
const budi = { id: "b".repeat(24), name: "Budi" };
/** Fakes only intervals, so that the test decides when they run. */
const holdIntervals = () => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
afterEach(() => vi.useRealTimers());

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

  test("leave what was typed here, and name it", async () => {
    giveTheirs();
    const { user, title, content } = openDesk();
    await user.clear(title());
    await user.type(title(), "My title");
    await user.click(await goOn());
    await screen.findByText(/^Budi's changes are in this form too, but these fields stay as you changed them: Title$/);
    expect([title().value, content().value]).toEqual(["My title", theirs.content]);
    expect(keptOf(place, budi.id)).toEqual(theirs);
  });

  test.each([
    [404, "They are gone: somebody saved or discarded them."],
    [500, "They could not be loaded."],
  ])("that cannot be had are said to be so: %i", async (status, sentence) => {
    giveTheirs();
    server.use(http.get("/api/working-copies/:resource/:key", () => HttpResponse.json({ message: "no" }, { status })));
    const { user, title } = openDesk();
    await user.click(await goOn());
    await screen.findByText(sentence);
    expect(title().value).toBe(saved.title);
  });
});

test.each([
  ["slow", -61],
  ["fast", 61],
])("a colleague is seen by a browser whose clock is %s", async (_, seconds) => {
  const updatedAt = new Date(Date.now() - seconds * 1000).toISOString();
  giveCopy({ ...deskPlace, by: budi, updatedAt });
  serverTime(updatedAt);
  openDesk();
  await screen.findByText("Budi is editing this too");
});

test("a colleague who has gone is not seen by a browser whose clock is slow", async () => {
  giveCopy({ ...deskPlace, by: budi, updatedAt: new Date().toISOString() });
  serverTime(new Date(Date.now() + 61_000).toISOString());
  openDesk();
  await screen.findByText(/^Budi has unfinished changes from/);
});

describe("two tabs of one account", () => {
  const key = () => draftKey(`news:${deskPlace.id}`);
  const at = "2026-11-20T03:15:00.000Z";
  type Said = Readonly<{ at: number; time: number; says: string }>;
  /** Opens the other tab's side of the record; it answers as told, and collects what it hears. */
  function openOther(answers: Readonly<Record<string, string>> = {}) {
    signIn();
    const heard: string[] = [];
    const channel = new BroadcastChannel(key());
    onTestFinished(() => channel.close());
    const time = () => performance.timeOrigin + performance.now();
    const say = (says: string, openedAt = 0) =>
      channel.postMessage({ at: openedAt, time: time(), says } satisfies Said);
    channel.onmessage = ({ data: { says } }: MessageEvent<Said>) => {
      heard.push(says);
      if (answers[says]) say(answers[says]);
    };
    return { heard, say };
  }
  const elsewhere = () => screen.findByText("You are editing this in another tab.");
  const watchReloads = () => vi.spyOn(location, "reload").mockImplementation(() => {});

  test("are one at a time: the later one is locked, and keeps nothing", async () => {
    openOther({ opened: "held" });
    const { title } = openDesk();
    await elsewhere();
    expect(title().closest("[inert]")).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Update Article" })).toBeNull();
    fireEvent.input(title(), { target: { value: "Not here" } });
    window.dispatchEvent(new Event("pagehide"));
    expect([readDraft(key()), keptOf(place)]).toEqual([undefined, undefined]);
  });

  test("go on in the later one, which loads what the other has kept", async () => {
    const { heard } = openOther({ opened: "held", taken: "handed" });
    const reload = watchReloads();
    const { user } = openDesk();
    await elsewhere();
    await user.click(screen.getByRole("button", { name: "Continue here" }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(heard).toEqual(["opened", "taken"]);
  });

  test("go on in the later one when the other has crashed", async () => {
    openOther({ opened: "held" });
    const reload = watchReloads();
    const { user } = openDesk();
    await elsewhere();
    await user.click(screen.getByRole("button", { name: "Continue here" }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  test("hand over all that was typed, and then keep nothing more", async () => {
    const { heard, say } = openOther();
    const { user, title } = openDesk();
    await user.type(title(), "!");
    say("opened", Number.MAX_SAFE_INTEGER);
    await waitFor(() => expect(heard).toContain("held"));
    say("taken");
    await elsewhere();
    await waitFor(() => expect(heard).toContain("handed"));
    expect([readDraft(key())?.values, keptOf(place)]).toEqual([{ title: "As saved!" }, { title: "As saved!" }]);
    keepDraft(key(), { version: 3, at, values: { title: "The other tab's" }, base: saved });
    window.dispatchEvent(new Event("pagehide"));
    expect(readDraft(key())?.values).toEqual({ title: "The other tab's" });
  });

  test("look again when they are looked at, as the other may have been closed", async () => {
    const { heard } = openOther({ opened: "held" });
    const reload = watchReloads();
    openDesk();
    await elsewhere();
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(heard).toEqual(["opened", "opened"]));
    expect(reload).not.toHaveBeenCalled();
  });
});

test("what was typed is kept on the server again when another device has saved", async () => {
  holdIntervals();
  const { user, title } = openDesk();
  await user.type(title(), "!");
  await waitFor(() => expect(keptOf(place)).toEqual({ title: "As saved!" }));
  dropCopyOf(place);
  await vi.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(keptOf(place)).toEqual({ title: "As saved!" }));
});

describe("what the server does not take", () => {
  /** Refuses all bodies, or those over a limit, as the server does; collects the lengths of the bodies. */
  function refuse(status: number, overBytes: number) {
    const sent: number[] = [];
    server.use(
      http.put("/api/working-copies/:resource/:key", async ({ request }) => {
        const bytes = (await request.clone().arrayBuffer()).byteLength;
        sent.push(bytes);
        return bytes > overBytes ? HttpResponse.json({ message: "no" }, { status }) : undefined;
      }),
    );
    return sent;
  }
  const limit = 256 * 1024;
  const long = (length: number) => `<p>${"a".repeat(length - 7)}</p>`;
  const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

  test("is not the longest text that an article may have", async () => {
    refuse(413, limit);
    const { content } = openDesk({ content: long(200_000) });
    const changed = long(199_999);
    fill(content(), changed);
    await screen.findByText(/^Unsaved changes, kept /);
    expect(keptOf(place)).toEqual({ content: changed });
  });

  test.each([
    [413, "It is too long to be kept on the server."],
    [404, "The record has been deleted."],
    [400, "The server has refused it."],
  ])("is said, and not sent again: %i", async (status, words) => {
    holdIntervals();
    const sent = refuse(status, 0);
    const { title } = openDesk();
    fill(title(), "New");
    await screen.findByText(`Kept in this browser only. ${words}`);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sent).toHaveLength(1);
    expect(readDraft(draftKey(`news:${deskPlace.id}`))?.values).toEqual({ title: "New" });
  });

  test.each([
    [503, "The server cannot be reached."],
    [401, "You are signed out."],
  ])("for the moment is sent again: %i", async (status, words) => {
    holdIntervals();
    refuse(status, 0);
    const { title } = openDesk();
    fill(title(), "New");
    await screen.findByText(`Kept in this browser only. ${words}`);
    server.resetHandlers();
    await vi.advanceTimersByTimeAsync(5000);
    await screen.findByText(/^Unsaved changes, kept /);
  });

  test("is said to be kept nowhere where the browser has no room either", async () => {
    refuse(503, 0);
    const { title } = openDesk();
    fillStorage(() => true);
    fill(title(), "New");
    await screen.findByText(/^Not kept anywhere: save it before you close this page. The server cannot be reached.$/);
    expect(screen.queryByText(/^Kept in this browser/)).toBeNull();
    vi.unstubAllGlobals();
    fill(title(), "Newer");
    await screen.findByText(/^Kept in this browser only/);
  });

  test("for its length is sent once it is shorter", async () => {
    const sent = refuse(413, limit);
    const { content } = openDesk();
    fill(content(), long(300_000));
    await screen.findByText(/too long to be kept/);
    fill(content(), long(100_000));
    await screen.findByText(/^Unsaved changes, kept /);
    expect(sent).toHaveLength(2);
  });
});
