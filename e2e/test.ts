import { AxeBuilder } from "@axe-core/playwright";
import { userInfoKey } from "@etalase/contracts/auth";
import { type APIResponse, type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { type App, admin, startApp } from "./app.ts";

let addresses = 0;

/** Complaints of the page that no visitor should cause: script errors and breaches of the content security policy. */
function watch(page: Page, complaints: string[]) {
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    const text = message.text();
    if (/content security policy/i.test(text)) complaints.push(`${page.url()}: ${text}`);
  });
}

type Fixtures = { complaints: string[]; visitor: Page };

/** Tests against one running product a worker. `page` is the editor's browser, `visitor` one without JavaScript. */
export const test = base.extend<Fixtures, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ app }, use) => use(app.origin),
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    addresses += 1;
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": `10.${workerIndex}.${addresses >> 8}.${addresses & 255}` });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    watch(page, complaints);
    await use(page);
  },
  visitor: async ({ browser, app, extraHTTPHeaders }, use) => {
    const context: BrowserContext = await browser.newContext({
      baseURL: app.origin,
      javaScriptEnabled: false,
      ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
    });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };

/** Opens a page of the site, and waits until its scripts run. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
}

export const ready = (page: Page) => page.locator("html[data-ready]").waitFor();

/** Where browsers take the whole machine, the server may turn somebody away for a moment. */
export async function answered<A extends APIResponse | Response>(ask: () => Promise<A>): Promise<A> {
  let answer = await ask();
  const status = () => (typeof answer.status === "number" ? answer.status : answer.status());
  const statusInTime = async () => {
    if (status() === 503) answer = await ask();
    return status();
  };
  await expect.poll(statusInTime, { timeout: 20_000 }).not.toBe(503);
  return answer;
}

/** A call of a program, which asks again where it is turned away for a moment. */
export const call = (url: string, init?: RequestInit) => answered(() => fetch(url, init));

/** The dashboard as its sign-in page leaves it to somebody, without the form. */
export async function signIn(page: Page, account = admin, address = "/dashboard") {
  const headers = { "Sec-Fetch-Site": "same-origin" }; // as a browser says of itself
  const answer = await answered(() => page.request.post("/api/auth/login", { headers, data: account }));
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto("/robots.txt");
  const entry = [userInfoKey, await answer.text()] as const;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
  await page.goto(address);
}

/** Signs somebody out as a browser that forgets does. From elsewhere, since the dashboard then leaves by itself. */
export async function forgetSignIn(page: Page) {
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.clear());
}

export async function signInByForm(page: Page, { username, password } = admin) {
  await open(page, "/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard");
}

/** Goes to an element by Tab alone. @throws when it is not among the next hundred */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`No Tab leads to ${target}`);
}

/** Lets a call of the API fail as if nobody answered. */
export const cut = (page: Page, path: string, method: string) =>
  page.route(`**${path}`, (route) => (route.request().method() === method ? route.abort() : route.fallback()));

/** Lets a call of the API answer something else than the server would. The last answer given for a call counts. */
export const answer = (page: Page, path: string, method: string, status: number, body: object) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback(),
  );

/** Expects no page to scroll sideways. Scripts that lay it out for another width do so a moment after it has changed. */
export const expectToFit = (page: Page, what?: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: what })
    .toBeLessThanOrEqual(0);

/** Lets what comes into view arrive: on its way, its colours are not those that people see. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const isForEver = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState === "running" && timeline === document.timeline && !isForEver;
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Serious and critical findings of axe, readable in a failure. */
export async function accessibilityFindings(page: Page) {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
