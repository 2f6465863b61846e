import { userInfoKey } from "@etalase/contracts/auth";
import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { type App, admin, noClock, startApp } from "./app.ts";
import { asBrowser, prepared, sessionsIn } from "./prepared.ts";
import { patient } from "./settled.ts";

let addresses = 0;

/**
 * Collects errors of the page that no visitor should cause: script errors and violations of the content security
 * policy.
 */
function watch(page: Page, complaints: string[]) {
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    const text = message.text();
    if (/content security policy/i.test(text)) complaints.push(`${page.url()}: ${text}`);
  });
}

type Site = Pick<App, "origin" | "stopClock" | "pass">;

/** A user agent like a person's: a headless browser's counts as a robot, which is no visitor and leaves no leads. */
export const person = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/**
 * Each worker starts a site for each file, so that no file finds the data of another. The site of E2E_SITE is shared by
 * all files.
 */
function createSites(variables: Readonly<Record<string, string>> | undefined) {
  let mine: { file: string; app: App } | undefined;
  return {
    async of(file: string): Promise<Site> {
      if (process.env.E2E_SITE && !variables) return { origin: process.env.E2E_SITE, ...noClock };
      if (mine?.file === file) return mine.app;
      await mine?.app.stop();
      mine = { file, app: await startApp(variables) };
      return mine.app;
    },
    stop: async () => mine?.app.stop(),
  };
}

type Fixtures = {
  app: Site;
  complaints: string[];
  visitor: Page;
  another: (options?: BrowserContextOptions) => Promise<Page>;
  staff: APIRequestContext;
};
export type WorkerFixtures = {
  /** The environment variables of a file's site. A file that sets them, even to none, gets a site on this machine. */
  variables: Readonly<Record<string, string>> | undefined;
  sites: ReturnType<typeof createSites>;
  /** How many times slower than usual the scripts of pages run. */
  slowdown: number;
};

/**
 * Tests against a running product. `page` is the editor's browser, `visitor` one without JavaScript, `another` creates
 * further ones; `request` is an anonymous program, `staff` one of the admin.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  variables: [undefined, { scope: "worker", option: true }],
  sites: [
    async ({ variables }, use) => {
      const sites = createSites(variables);
      await use(sites);
      await sites.stop();
    },
    { scope: "worker" },
  ],
  slowdown: [1, { scope: "worker", option: true }],
  app: async ({ sites }, use, { file }) => use(await sites.of(file)),
  baseURL: ({ app }, use) => use(app.origin),
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    addresses += 1;
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": `10.${workerIndex}.${addresses >> 8}.${addresses & 255}` });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints, slowdown }, use, info) => {
    watch(page, complaints);
    await use(await patient(page, slowdown));
    if (info.status === info.expectedStatus || page.isClosed()) return;
    // A failure that does not come again is explained by its report alone.
    const heading = await page
      .locator("h1")
      .first()
      .textContent({ timeout: 5_000 })
      .catch(() => null);
    throw new Error(`\`page\` was at ${page.url()}, with the heading ${heading}`);
  },
  // Contexts created by hand have the base address and headers of this file's site, too.
  another: async ({ browser, slowdown, baseURL: _ }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return patient(await context.newPage(), slowdown);
    });
    for (const context of contexts) await context.close();
  },
  visitor: async ({ browser, baseURL: _ }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
  staff: async ({ playwright, request, extraHTTPHeaders: headers }, use) => {
    const token = keptSessions()?.token ?? JSON.parse(await userInfoOf(request, admin)).token;
    const extraHTTPHeaders = { ...headers, Authorization: `Bearer ${token}` };
    const staff = await playwright.request.newContext({ extraHTTPHeaders });
    await use(staff);
    await staff.dispose();
  },
});

export { expect };

/** Returns the admin's sessions of a prepared site; a site that runs elsewhere knows none. */
function keptSessions() {
  const site = prepared();
  return site && !process.env.E2E_SITE ? sessionsIn(site) : undefined;
}

/** Reads the answer to a program's call. The test fails when the call is refused. */
export async function jsonOf<T>(asked: Promise<APIResponse>): Promise<T> {
  const answer = await asked;
  expect(answer.ok(), `${answer.status()} from ${answer.url()}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Signs an account in. Returns the text that the dashboard stores about it. */
async function userInfoOf(request: APIRequestContext, account: typeof admin, headers: Record<string, string> = {}) {
  const answer = await request.post("/api/auth/login", { headers, data: account });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.text();
}

/** Signs an account in without the form, with the same result as the sign-in page. */
export async function signIn(page: Page, address = "/dashboard", account = admin) {
  const kept = account === admin ? keptSessions() : undefined;
  if (kept) await page.context().addCookies(kept.cookies);
  const userInfo = kept?.userInfo ?? (await userInfoOf(page.request, account, asBrowser));
  await page.goto("/robots.txt");
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [userInfoKey, userInfo] as const);
  await page.goto(address);
}

/** Signs out by clearing the browser's storage. Done on another page, since the dashboard would leave by itself. */
export async function forgetSignIn(page: Page) {
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.clear());
}

export async function signInByForm(page: Page, { username, password } = admin) {
  await page.goto("/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard");
}

/** Moves the focus to an element by Tab alone. @throws when it is not among the next hundred */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`No Tab leads to ${target}`);
}

/**
 * Goes back between pages that the public site renders itself, and waits until the former page is shown: before, the
 * address already names it, and a click hits the page that is left. Before the call, expect the content of the page that
 * is left.
 */
export async function goBack(page: Page) {
  const heading = page.locator("main h1");
  await heading.blur();
  await page.goBack();
  await expect(heading).toBeFocused();
}

/** Makes a call of the API fail as if nobody answered. */
export const cut = (page: Page, path: string, method: string) =>
  page.route(`**${path}`, (route) => (route.request().method() === method ? route.abort() : route.fallback()));

/** Replaces the server's answer to a call of the API. The last answer given for a call counts. */
export const answer = (page: Page, path: string, method: string, status: number, body: object) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback(),
  );

const noText = ["checkbox", "radio", "file", "range", "color"].map((type) => `[type=${type}]`).join();

/** Finds what makes a page move under a finger: contents that are too wide, and fields that iPhones zoom into. */
function restless(noText: string): readonly string[] {
  const excess = document.documentElement.scrollWidth - innerWidth;
  const fields = innerWidth < 600 ? document.querySelectorAll("input, select, textarea, [contenteditable=true]") : [];
  const small = [...fields].filter(
    (field) =>
      field.getClientRects().length > 0 &&
      !field.matches(noText) &&
      !field.closest("[aria-hidden=true]") &&
      parseFloat(getComputedStyle(field).fontSize) < 16,
  );
  return [...(excess > 0 ? [`${excess} px too wide`] : []), ...small.map(({ outerHTML }) => outerHTML.slice(0, 120))];
}

/**
 * Expects that no page scrolls sideways, and that no field of a phone has letters below 16 px. Scripts that lay it out
 * for another width run a moment after the change.
 */
export const expectToFit = (page: Page, what?: string) =>
  expect.poll(() => page.evaluate(restless, noText), { message: what }).toEqual([]);
