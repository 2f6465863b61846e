import type { AccountPage } from "@etalase/contracts/auth";
import { languageKey, type StoredUserInfo, userInfoKey } from "@etalase/contracts/auth";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { assets, makeApi, makeSite } from "../../test/fixtures.ts";
import { cleanup } from "../../test/render.tsx";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { wordsIn } from "../server/accountIn.ts";
import { createAccountRender } from "../server/createAccountRender.tsx";
import { createRender } from "../server/createRender.tsx";

const admin = { _id: "a", id: "a", name: "Ana", username: "ana", email: "ana@site.test", role: "admin", token: "t1" };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stored = () => localStorage.getItem(languageKey);
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const fill = (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
};

/** Records the calls to a path: what each says, and in which language it wants the answer. */
function answer(path: string, status: number, body: object) {
  const calls: object[] = [];
  const record = async ({ request }: { request: Request }) => {
    const { method, headers } = request;
    calls.push({ method, language: headers.get("accept-language"), body: await request.json() });
    return HttpResponse.json(body, { status });
  };
  server.use(http.post(`*${path}`, record), http.put(`*${path}`, record));
  return calls;
}

/** Signs in on the English page after another language was chosen there, and waits for the dashboard. */
async function signInAfter(language: string, how = {}) {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  answer("/api/auth/login", 200, admin);
  await renderApp("/login");
  fireEvent.click(screen.getByRole("link", { name: language }), how);
  fill({ Username: "ana", Password: "rahasia" });
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard"));
}

describe("the choice", () => {
  test.each([
    ["/login", "English"],
    ["/register?lang=id", "Bahasa Indonesia"],
  ])("stands on %s, each language by its own name, with %s as the present one", async (url, present) => {
    await renderApp(url);
    const links = ["English", "Bahasa Indonesia"].map((name) => screen.getByRole("link", { name }));
    expect(links.map((link) => [link.getAttribute("href"), link.lang])).toEqual([
      ["?lang=en", "en"],
      ["?lang=id", "id"],
    ]);
    const marked = links.filter((link) => link.getAttribute("aria-current") === "true");
    expect(marked.map(({ textContent }) => textContent)).toEqual([present]);
  });

  test("loads a document, since the words come within it", async () => {
    await renderApp("/login");
    expect(fireEvent.click(screen.getByRole("link", { name: "Bahasa Indonesia" }))).toBe(true);
  });

  test("is stored where the dashboard looks, but the language of the browser is not", async () => {
    await renderApp("/login?accepted=id");
    expect(stored()).toBeNull();
    cleanup();
    await renderApp("/login?lang=id");
    expect(stored()).toBe("id");
    cleanup();
    await renderApp("/register?lang=en");
    expect(stored()).toBe("en");
  });

  test("works in a browser without room", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await renderApp("/login?lang=id");
    screen.getByRole("heading", { name: "Masuk" });
  });

  test("goes along to the other account pages only when the address names it", async () => {
    await renderApp("/login?lang=id");
    expect([hrefOf("Buat akun"), hrefOf("Lupa kata sandi?")]).toEqual([
      "/register?lang=id",
      "/forgot-password?lang=id",
    ]);
    cleanup();
    await renderApp("/register?lang=en");
    expect(hrefOf("Sign in")).toBe("/login?lang=en");
    cleanup();
    await renderApp("/login?accepted=id");
    expect([hrefOf("Buat akun"), hrefOf("Lupa kata sandi?")]).toEqual(["/register", "/forgot-password"]);
  });

  test("is saved with the account that signs in, before its dashboard opens", async () => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
    answer("/api/auth/login", 200, admin);
    const calls = answer("/api/auth/me", 200, {});
    await renderApp("/login");
    fireEvent.click(screen.getByRole("link", { name: "Bahasa Indonesia" }));
    cleanup();
    for (const count of [1, 2]) {
      await renderApp("/login?lang=id");
      fill({ "Nama pengguna": "ana", "Kata sandi": "rahasia" });
      fireEvent.click(screen.getByRole("button", { name: "Masuk" }));
      await waitFor(() => expect(replace).toHaveBeenCalledTimes(count));
      expect(calls).toMatchObject([{ method: "PUT", body: { language: "id" } }]);
      localStorage.removeItem(userInfoKey);
      cleanup();
    }
  });

  test("that was made for another tab is not saved", async () => {
    const calls = answer("/api/auth/me", 200, {});
    await signInAfter("Bahasa Indonesia", { ctrlKey: true });
    expect(calls).toEqual([]);
    expect(sessionStorage.getItem(languageKey)).toBeNull();
  });

  test("that cannot be saved keeps nobody out", async () => {
    answer("/api/auth/me", 503, { message: "The server is busy" });
    await signInAfter("English");
  });
});

describe("refusals", () => {
  test("of the browser's own checks are in the language of the page", async () => {
    await renderApp("/register?lang=id");
    fill({ "Nama lengkap": " ", "Nama pengguna": "bu di", Email: "budi@", "Kata sandi": "12345" });
    fireEvent.click(screen.getByRole("button", { name: "Buat akun" }));
    for (const sentence of [
      "Nama lengkap wajib diisi",
      "Nama pengguna hanya boleh berisi huruf, angka, titik, garis bawah, dan tanda hubung",
      "Silakan isi alamat email yang benar",
      "Kata sandi minimal 6 karakter",
      "Ulangi kata sandi wajib diisi",
    ]) {
      await screen.findByText(sentence);
    }
  });

  test.each([
    ["/login?lang=id", "id", "Gagal masuk. Silakan coba lagi."],
    ["/login", "en", "Login failed. Please try again."],
  ])("of the server are wanted in it, too: on %s", async (url, language, sentence) => {
    const calls = answer("/api/auth/login", 500, {});
    await renderApp(url);
    const { fields, login } = wordsIn[language === "id" ? "id" : "en"].account;
    fill({ [fields.username]: "ana", [fields.password]: "rahasia" });
    fireEvent.click(screen.getByRole("button", { name: login.submit }));
    await screen.findByText(sentence);
    expect(calls).toMatchObject([{ method: "POST", language }]);
  });
});

/** The texts of a document that somebody sees or hears. */
function textsOf(html: string): readonly string[] {
  const shown = new DOMParser().parseFromString(html, "text/html");
  for (const other of shown.querySelectorAll('script, style, svg, a[lang="en"]')) other.remove();
  const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? "");
  const named = [...shown.querySelectorAll("[aria-label], [content]")];
  found.push(...named.map((one) => one.getAttribute("aria-label") ?? one.getAttribute("content") ?? ""));
  return found.map((text) => text.trim()).filter(Boolean);
}

const englishWords =
  /\b(?:the|you|your|this|that|was|has|have|is|if|for|of|it|account|password|username|sign|language|or|to|a|an|with|name|code|superadmin)\b/i;
/** Commands, names of standards, and settings of the owner. */
const isForMachines = (text: string) =>
  /^(?:width=|default-src|noindex|same-origin|strict-origin|https?:|#|summary)/.test(text);
const englishIn = (html: string) =>
  textsOf(html).filter((text) => !isForMachines(text) && englishWords.test(text.replace("make admin", "")));

describe("no English stands in Indonesian", () => {
  const site = makeSite({ settings: { ...makeSite().settings, siteName: "Senja", siteDescription: "Roti" } });

  test.each([
    ["/login?lang=id", {}],
    ["/register?lang=id", {}],
    ["/register?lang=id", { awaitsFirstAccount: true, wantsSetupCode: true }],
    ["/register?lang=id", { registration: "closed" }],
  ] as const)("on %s of a site with %j", async (url, change) => {
    const { html } = await createRender(assets)(url, makeApi(), { ...site, ...change });
    expect(html).toContain('<html lang="id">');
    expect(englishIn(html)).toEqual([]);
  });

  const errors = { username: "Sudah dipakai" };
  const pages: readonly AccountPage[] = [
    { kind: "invitation", name: "Rina", role: "superadmin" },
    { kind: "invitation", name: "Rina", role: "admin", username: "rina", errors },
    { kind: "invitation", name: "Rina", role: "user" },
    { kind: "resetPassword", username: "rina" },
    { kind: "forgotPassword", isMailSetUp: true },
    { kind: "forgotPassword", isMailSetUp: false },
    { kind: "confirmEmail", email: "rina@senja.test" },
    { kind: "accountMade" },
    { kind: "passwordSet" },
    { kind: "mailSent" },
    { kind: "emailConfirmed" },
    { kind: "goneLink" },
  ];

  test.each(pages)("on the page for %j", (page) => {
    const { html } = createAccountRender(assets)(page, site, { language: "id", isChosen: true });
    expect(html).toContain('<html lang="id">');
    expect(englishIn(html)).toEqual([]);
    expect(html).not.toMatch(/href="\/login"/);
  });

  test("in the second step of signing in, and while an account waits", async () => {
    answer("/api/auth/login", 401, { message: "Isi kode dari aplikasi autentikator Anda", twoFactor: true });
    const { container } = await renderApp("/login?lang=id", { site });
    fill({ "Nama pengguna": "ana", "Kata sandi": "rahasia" });
    fireEvent.click(screen.getByRole("button", { name: "Masuk" }));
    await screen.findByLabelText("Kode");
    expect(englishIn(container.innerHTML)).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Pakai kode pemulihan" }));
    await screen.findByLabelText("Kode pemulihan");
    expect(englishIn(container.innerHTML)).toEqual([]);
    cleanup();

    const waiter: StoredUserInfo = { ...admin, role: "user" };
    localStorage.setItem(userInfoKey, JSON.stringify(waiter));
    server.use(http.get("*/api/auth/me", () => HttpResponse.json(waiter)));
    const waiting = await renderApp("/login?lang=id", { site });
    await screen.findByRole("heading", { name: "Menunggu persetujuan" });
    expect(englishIn(waiting.container.innerHTML)).toEqual([]);
  });

  test("and the search for it finds English", async () => {
    const { html } = await createRender(assets)("/login", makeApi(), site);
    expect(englishIn(html).length).toBeGreaterThan(5);
  });
});

test("a refused form cannot be left for the other language by mistake, which would lose what was typed", () => {
  const draw = createAccountRender(assets);
  const htmlOf = (page: AccountPage) => draw(page, makeSite(), { language: "en", isChosen: false }).html;
  const invitation = { kind: "invitation", name: "Rina", role: "admin" } as const;
  expect(htmlOf(invitation)).toContain('href="?lang=id"');
  expect(htmlOf({ ...invitation, username: "a b", errors: { username: "Wrong" } })).not.toContain("?lang=");
  expect(htmlOf({ ...invitation, username: "ana", alert: "Too many attempts." })).not.toContain("?lang=");
});
