import { languageKey } from "@etalase/contracts/auth";
import { screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { article, idOf } from "../test/articles.ts";
import { fillStorage } from "../test/fullStorage.ts";
import { serveNews } from "../test/newsApi.ts";
import { partner } from "../test/partners.ts";
import { servePartners } from "../test/partnersApi.ts";
import { cleanup } from "../test/render.tsx";
import { renderApp, staff } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { ownAccount } from "../test/staff.ts";

const reload = vi.fn();
beforeEach(() => void vi.spyOn(location, "reload").mockImplementation(reload));
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
});

/** Answers changes of the account, and records them. */
function serveAccount(answer: () => Response = () => HttpResponse.json({ ...ownAccount, language: "id" })) {
  const sent: unknown[] = [];
  server.use(
    http.get("/api/auth/me", () => HttpResponse.json(ownAccount)),
    http.put("/api/auth/me", async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

type User = ReturnType<typeof renderApp>;

async function chooseInMenu(user: User) {
  await user.click(await screen.findByRole("button", { name: /^Ana.* Admin$/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Bahasa Indonesia" }));
}

const reloaded = () => waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
const stored = () => localStorage.getItem(languageKey);

/** Shows the present address as the browser does after the page is loaded anew. */
function openAnew() {
  const state: { usr: object | null } = history.state;
  cleanup();
  return renderApp(location.pathname + location.search, staff, state.usr);
}

describe("the account page", () => {
  test("saves the chosen language, loads the page anew and tells so once", async () => {
    const sent = serveAccount();
    const user = renderApp("/dashboard/account");
    await user.click(await screen.findByRole("button", { name: "Bahasa Indonesia", pressed: false }));
    await reloaded();
    expect(sent).toEqual([{ language: "id" }]);
    expect([stored(), location.pathname]).toEqual(["id", "/dashboard/account"]);
    openAnew();
    await screen.findByText("Language saved");
    openAnew();
    await screen.findByRole("button", { name: "English", pressed: true });
    expect(screen.queryByText("Language saved")).toBeNull();
  });

  test("saves the language that the browser chose, so that mails follow", async () => {
    const sent = serveAccount(() => HttpResponse.json({ ...ownAccount, language: "en" }));
    const user = renderApp("/dashboard/account");
    await user.click(await screen.findByRole("button", { name: "English", pressed: true }));
    await reloaded();
    expect(sent).toEqual([{ language: "en" }]);
  });

  test("asks before typed changes are lost", async () => {
    const sent = serveAccount();
    const user = renderApp("/dashboard/account");
    const name = await screen.findByRole("textbox", { name: /^Full name/ });
    await user.type(name, " M.");
    await user.click(screen.getByRole("button", { name: "Bahasa Indonesia" }));
    await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    await user.click(screen.getByRole("button", { name: "Stay" }));
    screen.getByDisplayValue("Ana M.");
    expect(sent).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Bahasa Indonesia" }));
    await user.click(await screen.findByRole("button", { name: "Discard changes" }));
    await reloaded();
    expect(sent).toEqual([{ language: "id" }]);
  });
});

describe("the menu of the header", () => {
  test("switches on the screen that is open, which stays as it was opened", async () => {
    const sent = serveAccount();
    serveNews([article(1)]);
    const user = renderApp("/dashboard/news?page=1", staff, { back: "/dashboard/news?view=calendar" });
    await chooseInMenu(user);
    await reloaded();
    expect([sent, stored()]).toEqual([[{ language: "id" }], "id"]);
    expect(location.pathname + location.search).toBe("/dashboard/news?page=1");
    expect(history.state.usr).toEqual({ back: "/dashboard/news?view=calendar" });
  });

  test("keeps the typed text of a form", async () => {
    serveAccount();
    servePartners([partner(1)]);
    const user = renderApp(`/dashboard/partners/edit/${idOf(1)}`);
    const name = await screen.findByRole("textbox", { name: /^Name/ });
    await user.clear(name);
    await user.type(name, "Half a thought");
    await chooseInMenu(user);
    await reloaded();
    openAnew();
    await screen.findByDisplayValue("Half a thought");
  });

  test("says why the language could not be saved, on the same screen", async () => {
    serveAccount(() => HttpResponse.json({ message: "Too many attempts. Please try again later." }, { status: 429 }));
    serveNews([]);
    const user = renderApp("/dashboard/news");
    await chooseInMenu(user);
    await screen.findByText("Failed to save the language: Too many attempts. Please try again later.");
    await screen.findByRole("heading", { name: "News Management" });
    expect(stored()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test("says so when the browser cannot remember the language", async () => {
    const sent = serveAccount();
    serveNews([]);
    const user = renderApp("/dashboard/news");
    await screen.findByRole("heading", { name: "News Management" });
    fillStorage((key) => key === languageKey);
    await chooseInMenu(user);
    await screen.findByText("The language is saved, but this browser's storage is full.");
    expect(sent).toEqual([{ language: "id" }]);
    await screen.findByRole("heading", { name: "News Management" });
    expect(reload).not.toHaveBeenCalled();
  });
});
