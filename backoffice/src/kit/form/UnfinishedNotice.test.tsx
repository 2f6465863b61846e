import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { giveCopy, keptOf } from "../../test/copiesApi.ts";
import { serveNews } from "../../test/newsApi.ts";
import { paste } from "../../test/paste.ts";
import { cleanup } from "../../test/render.tsx";
import { renderApp, signIn } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { draftKey, keepDraft, readDraft } from "../drafts/drafts.ts";
import { copyParam } from "../drafts/place.ts";

const keyOf = (digit: string) => `new-${[8, 4, 4, 4, 12].map((length) => digit.repeat(length)).join("-")}`;
const old = keyOf("a");
const at = "2026-11-20T03:15:00.000Z";
const values = { title: "Half an article" };
const giveOld = () => giveCopy({ resource: "news", id: old, title: values.title, values, base: { title: "" } });
const keepHere = (kept?: string) =>
  keepDraft(draftKey(`news:${old}`), { at, values, base: { title: "" }, ...(kept && { kept }) });

const titleField = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Title/ });
const offer = () => screen.findByText("Unfinished: Half an article of 20 Nov 2026, 10:15.");
/** Answers the question before discarding. */
async function discard(user: UserEvent, answer: string) {
  await user.click(screen.getByRole("button", { name: "Discard" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Discard unfinished changes?" }));
  await user.click(dialog.getByRole("button", { name: answer }));
}
const ownKey = () => new URLSearchParams(location.search).get(copyParam);

async function openCreate(query = "") {
  serveNews([]);
  const user = renderApp(`/dashboard/news/create${query}`);
  await titleField();
  return user;
}

describe("what was begun and not saved", () => {
  test("is offered over a blank form, and comes into it when it is to be continued", async () => {
    giveOld();
    const user = await openCreate();
    await offer();
    expect((await titleField()).value).toBe("");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(async () => expect((await titleField()).value).toBe(values.title));
    expect(ownKey()).toBe(old);
    expect(screen.queryByText(/^Unfinished:/)).toBeNull();
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  });

  test("stays as it is while another one is typed, which is kept beside it", async () => {
    giveOld();
    const user = await openCreate();
    await offer();
    await user.type(await titleField(), "Another");
    await waitFor(() => expect(keptOf(`news/${ownKey()}`)).toEqual({ title: "Another" }));
    expect(keptOf(`news/${old}`)).toEqual(values);
    const other = ownKey();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(async () => expect((await titleField()).value).toBe(values.title));
    expect(keptOf(`news/${other}`)).toEqual({ title: "Another" });
  });

  test("goes when it is discarded, which is asked first", async () => {
    giveOld();
    keepHere(old);
    const user = await openCreate();
    await offer();
    await discard(user, "Keep it");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(keptOf(`news/${old}`)).toEqual(values);
    await discard(user, "Discard");
    await waitFor(() => expect(screen.queryByText(/^Unfinished:/)).toBeNull());
    expect(keptOf(`news/${old}`)).toBeUndefined();
    expect(readDraft(draftKey(`news:${old}`))).toBeUndefined();
  });

  test("is still offered when it could not be discarded", async () => {
    giveOld();
    server.use(http.delete("/api/working-copies/:resource/:key", () => HttpResponse.json({}, { status: 503 })));
    const user = await openCreate();
    await offer();
    await discard(user, "Discard");
    await screen.findByText("It could not be discarded.");
    await offer();
  });

  test("is offered too where it has never reached the server", async () => {
    signIn();
    keepHere();
    const user = await openCreate();
    await offer();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(async () => expect((await titleField()).value).toBe(values.title));
  });

  test("is offered while the server cannot be asked", async () => {
    signIn();
    keepHere(old);
    server.use(http.get("/api/working-copies", () => HttpResponse.json({}, { status: 500 })));
    await openCreate();
    await offer();
  });

  test("is not offered when it was saved on another device, or is somebody else's", async () => {
    signIn();
    keepHere(old);
    giveCopy({ resource: "news", id: keyOf("b"), title: "Theirs", by: { id: "b".repeat(24), name: "Budi" } });
    giveCopy({ resource: "news", id: keyOf("c"), title: "The own one", updatedAt: "2026-11-18T03:15:00.000Z" });
    await openCreate();
    await screen.findByText(/^Unfinished: The own one of/);
  });

  test("without a title is called so", async () => {
    giveCopy({ resource: "news", id: old, values: { tags: ["roti"] } });
    await openCreate();
    await screen.findByText(/^Unfinished: Untitled of/);
  });

  test("comes straight into the form that its address names", async () => {
    const user = await openCreate();
    await paste(user, await titleField(), "Typed before a crash");
    const { search } = location;
    await waitFor(() => expect(keptOf(`news/${ownKey()}`)).toEqual({ title: "Typed before a crash" }));
    cleanup();
    await openCreate(search);
    await waitFor(async () => expect((await titleField()).value).toBe("Typed before a crash"));
    expect(screen.queryByText(/^Unfinished:/)).toBeNull();
  });
});
