import type { Page } from "@playwright/test";

/**
 * Runs in the page. Tells whether the dashboard has rendered a screen with its data and no request is open; on other
 * pages, whether the scripts run.
 */
function isSettled(): boolean | Promise<true> {
  const root = document.documentElement;
  if (!document.querySelector('script[type="module"][src]')) return true;
  if (!location.pathname.startsWith("/dashboard")) return root.hasAttribute("data-ready");
  const holds = () =>
    Boolean(document.querySelector("main h1")) &&
    !root.hasAttribute("data-busy") &&
    !document.querySelector("main .MuiSkeleton-root, main [aria-busy=true]");
  // An answer that arrived may still be unrendered, or trigger further requests: once the page is idle, neither is the
  // case. A page that renders without end is never idle.
  const untilIdle = async () => {
    for (let times = 0; times < 2; times = holds() ? times + 1 : 0)
      await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
    return true as const;
  };
  return holds() && untilIdle();
}

/** Waits until a page has its final state: no person acts as early as a test could. */
export const settled = async (page: Page) => {
  await page.waitForFunction(isSettled);
};

/**
 * Runs in the page. The dashboard's messages disappear after three to twelve seconds, in which a busy machine may not
 * get round to looking; here they stay until the next one. Those with an undo button count the seconds.
 */
function messagesStay() {
  if (!location.pathname.startsWith("/dashboard")) return;
  const { setTimeout, setInterval } = window;
  type Start = (run: TimerHandler, ms?: number, ...rest: unknown[]) => number;
  const without =
    (start: Start, left: readonly number[]): Start =>
    (run, ms = 0, ...rest) =>
      left.includes(ms) ? 0 : start(run, ms, ...rest);
  window.setTimeout = Object.assign(without(setTimeout, [3_000, 6_000, 12_000]), setTimeout);
  window.setInterval = Object.assign(without(setInterval, [1_000]), setInterval);
}

/**
 * Exists while the scripts of a public page do not run yet. A test that acts before them removes the wait by
 * `page.removeLocatorHandler(unready(page))`.
 */
export const unready = (page: Page) =>
  page.locator('html:not([data-ready]):has(script[type="module"][src^="/assets/"])');

type Goto = Page["goto"];

/**
 * Makes a page's `goto` and `reload` wait for its scripts too, except when a test stops at "commit"; makes each click,
 * entry and expectation wait for the scripts of a public page that a link or a form loaded anew; and makes messages
 * stay. With a `slowdown` of 4, the page has a quarter of the processor's speed.
 */
export async function patient(page: Page, slowdown = 1): Promise<Page> {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const waiting = async (answer: ReturnType<Goto>, options: Parameters<Goto>[1]) => {
    const came = await answer;
    if (options?.waitUntil !== "commit") await settled(page);
    return came;
  };
  page.goto = (url, options) => waiting(goto(url, options), options);
  page.reload = (options) => waiting(reload(options), options);
  await page.addInitScript(messagesStay);
  if (slowdown > 1) {
    const tools = await page.context().newCDPSession(page);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  }
  // Playwright itself waits until the locator matches nothing.
  await page.addLocatorHandler(unready(page), async () => undefined);
  return page;
}
