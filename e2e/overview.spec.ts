import type { Page } from "@playwright/test";
import { settled } from "./settled.ts";
import { expect, signIn, signInByForm, test } from "./test.ts";

/** Measures how far elements extend beyond their card, in pixels. */
const beyondCard = (elements: Element[]) =>
  elements.map((element) => {
    const card = element.closest(".MuiCard-root")?.getBoundingClientRect();
    return card ? Math.max(0, element.getBoundingClientRect().right - card.right) : 0;
  });

type Fetched = Readonly<{ name: string; isKept: boolean }>;

/**
 * Returns a function that resolves to all that the next page has fetched when its figures stand there. The page itself
 * notes it, with the change that shows them: a busy machine asks the page later, when it has fetched more.
 */
async function notingFetched(page: Page): Promise<() => Promise<readonly Fetched[]>> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!/ this month/.test(document.querySelector("main")?.textContent ?? "")) return;
      observer.disconnect();
      const fetched = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const noted = fetched.map(({ name, transferSize }) => ({ name, isKept: transferSize === 0 }));
      Object.assign(window, { noted });
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
  return async () => {
    const noted = await page.waitForFunction(() => (window as Readonly<{ noted?: Fetched[] }>).noted);
    return (await noted.jsonValue()) ?? [];
  };
}

test("the overview is usable after 30 requests, without the charts; no figure, course or chart is cut by its card", async ({
  page,
}) => {
  await signIn(page, "/robots.txt");
  const fetchedForFigures = await notingFetched(page);
  await page.goto("/dashboard", { waitUntil: "commit" });
  const fetched = await fetchedForFigures();
  // And the page itself.
  expect(fetched.length + 1, fetched.map(({ name }) => name).join("\n")).toBeLessThanOrEqual(30);
  expect(fetched.filter(({ name }) => /charts|Funnel/.test(name))).toEqual([]);

  await settled(page);
  const visitors = page.getByRole("region", { name: "Visitor Trends" });
  await visitors.getByRole("slider").press("Home");
  await expect(visitors.locator("label strong")).toHaveText(
    (await visitors.getByRole("table").getByRole("cell").first().textContent()) ?? "",
  );
  // The longest figures, without a former year to compare with.
  await page
    .getByRole("group", { name: "Period of visitors and orders" })
    .getByRole("button", { name: "1 year" })
    .click();
  await expect(page.getByText("No earlier count")).toBeVisible();
  for (const width of [360, 600, 1000, 1205, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const content = page.getByRole("region", { name: "Content Overview" });
    for (const name of ["News", "Portfolio", "Partners"])
      await expect(content.getByRole("rowheader", { name }), `${name} at ${width}`).toBeVisible();
    await expect(page.locator("main svg").filter({ hasText: "…" }), `at ${width}`).toHaveCount(0);
    const beyond = await page.locator("main svg").evaluateAll(beyondCard);
    expect(Math.max(...beyond), `at ${width}`).toBe(0);
  }
});

test("whoever has signed in has the overview's scripts already, and a list has loaded what its rows lead to", async ({
  page,
}) => {
  const fetchedForFigures = await notingFetched(page);
  const warm = page.waitForResponse(/\/assets\/Overview-/);
  await page.goto("/login");
  await (await warm).finished();
  await signInByForm(page);
  const scripts = (await fetchedForFigures()).filter(({ name }) => /\/dashboard\/.*\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(({ isKept }) => !isKept)).toEqual([]);

  // The form begins to load what it needs soon when it has come itself.
  const forms = ["NewsForm", "NewsletterSection", "TimeInput"].map((name) =>
    page.waitForResponse((answer) => answer.url().includes(`/assets/${name}-`)),
  );
  const onTheirWay = new Set<string>();
  page.on("request", (request) => onTheirWay.add(request.url()));
  page.on("requestfinished", (request) => onTheirWay.delete(request.url()));
  await page.getByRole("link", { name: "News Management" }).click();
  for (const form of forms) await (await form).finished();
  // The form's imports are requested together with the form.
  await expect.poll(() => [...onTheirWay].filter((url) => url.endsWith(".js"))).toEqual([]);
  const late: string[] = [];
  page.on("request", (request) => {
    // The positions of tooltips load with the first one that the pointer meets.
    if (request.resourceType() === "script" && !request.url().includes("/popper-")) late.push(request.url());
  });
  await page
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: "Content" })).toBeVisible();
  expect(late).toEqual([]);
});

test("who saves data fetches nothing ahead", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/dashboard")) ahead.push(request.url());
  });
  await page.goto("/login");
  // Prefetching starts when the browser is idle, and idle callbacks run in the order of their registration.
  await page.waitForLoadState("load");
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
  expect(ahead).toEqual([]);
});
