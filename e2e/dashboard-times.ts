import { paths } from "@etalase/contracts/site/paths";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { admin } from "./app.ts";
import config from "./playwright.config.ts";

/**
 * Run by `make bench` with the site's origin. Writes the measurement of each step as JSON: the median of several turns.
 * `requests` are all until the network is idle, with those that the browser's cache answers; `files` and `api` are
 * parts of them, and the others are the document and pictures. `kB` are those of scripts over the network.
 */
type Way = Readonly<{ what: string; ms: number; requests: number; files: number; api: number; kB: number }>;

/** Tells for each turn whether it is on a slow line; those take long. */
const turns = [false, false, false, true];
/** 400 kbit/s with 400 ms latency, on a quarter of this machine's CPU. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const quietMs = 1_000;

/** The part that a step waits for, as XPath: a figure, the first title, the first row with its controls, the editor. */
const shown = {
  figures: "//main//*[text()[contains(., ' this month')]]",
  title: "//main//a[contains(@href, '/edit/')]",
  row: "//main//a[starts-with(@aria-label, 'Edit ')]",
  editor: "//main//*[@role='textbox' and @contenteditable='true']",
};
type Shown = keyof typeof shown;

/**
 * Runs in the page: notes in the session's storage when a person acted, or opened the page, and in which frame each
 * part was shown. Looking from outside would come up to half a second late.
 */
function note(wanted: Readonly<Record<string, string>>) {
  const now = () => performance.timeOrigin + performance.now();
  const set = (name: string, at: number) => sessionStorage.setItem(`bench:${name}`, String(at));
  if (!sessionStorage.getItem("bench:acted")) set("acted", performance.timeOrigin);
  addEventListener("click", () => set("acted", now()), true);
  const look = () => {
    for (const [name, path] of Object.entries(wanted)) {
      if (sessionStorage.getItem(`bench:${name}`) || !document.body) continue;
      const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
      if (found instanceof HTMLElement && found.checkVisibility()) set(name, now());
    }
    requestAnimationFrame(look);
  };
  look();
}

/** Tracks a page's requests. */
async function follow(page: Page, isSlow: boolean) {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  if (isSlow) {
    await line.send("Network.emulateNetworkConditions", slowLine);
    await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  const scripts = new Set<string>();
  const open = new Set<string>();
  let asked: string[] = [];
  let [bytes, lastAt] = [0, 0];
  line.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (!url.startsWith("http")) return;
    lastAt = performance.now();
    open.add(requestId);
    asked.push(new URL(url).pathname);
  });
  line.on("Network.responseReceived", ({ requestId, response: { fromDiskCache = false, mimeType } }) => {
    if (!fromDiskCache && mimeType.includes("javascript")) scripts.add(requestId);
  });
  const close = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    lastAt = performance.now();
  };
  line.on("Network.loadingFailed", close);
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    close({ requestId });
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  const at = (name: string) => page.evaluate((key) => Number(sessionStorage.getItem(`bench:${key}`)), name);
  return async (what: string, awaited: Shown, go: () => Promise<unknown>, early?: Shown): Promise<readonly Way[]> => {
    asked = [];
    bytes = 0;
    await go();
    await page.locator(`xpath=${shown[awaited]}`).first().waitFor();
    while (open.size > 0 || performance.now() - lastAt < quietMs) await page.waitForTimeout(100);
    const acted = await at("acted");
    const of = (pattern: RegExp) => asked.filter((path) => pattern.test(path)).length;
    const [files, api] = [of(/\/assets\//), of(/^\/api\//)];
    const loaded = { requests: asked.length, files, api, kB: bytes / 1000 };
    const way = async (name: string, part: Shown): Promise<Way> => ({
      what: name,
      ms: (await at(part)) - acted,
      ...loaded,
    });
    return [...(early ? [await way(`${what}, first ${early}`, early)] : []), await way(what, awaited)];
  };
}

const browser = await chromium.launch(config.use?.launchOptions);
const baseURL = process.argv[2] ?? "";
const newContext = (state?: object) =>
  browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", ...state });

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(note, shown);
  return page;
}

async function fillIn(page: Page) {
  await page.goto(paths.login, { waitUntil: "networkidle" }); // also fetches the overview's files
  await page.getByLabel("Username").fill(admin.username);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  // A person types for seconds, in which the rules of the form arrive.
  await page.waitForTimeout(1_000);
}

const submit = (page: Page) => page.getByRole("button", { name: "Sign in", exact: true }).click();
const open = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });

/**
 * With an empty cache: from the sign-in button to the overview, and to the list of articles; from there to the form.
 * Then the overview with its files kept.
 */
async function turn(storageState: object, isSlow: boolean): Promise<readonly Way[]> {
  const told = isSlow ? ", slow line" : "";
  const [away, home] = [await newContext(), await newContext({ storageState })];
  const start = await newPage(away);
  const toOverview = await follow(start, isSlow);
  await fillIn(start);
  const overview = await toOverview(`login to overview${told}`, "figures", () => submit(start));
  await start.close();
  // A third visit has the compiled scripts as well.
  const again = await newPage(away);
  await open(again, paths.dashboard);
  await again.waitForLoadState("networkidle");
  await again.close();
  const last = await newPage(away);
  const kept = await (await follow(last, isSlow))(`overview, files kept${told}`, "figures", () =>
    open(last, paths.dashboard),
  );
  await away.close();
  const list = await newPage(home);
  const toList = await follow(list, isSlow);
  const cold = await toList(`list of articles${told}`, "row", () => open(list, `${paths.dashboard}/news`), "title");
  await list.waitForTimeout(isSlow ? 5_000 : 500); // reads the list
  const form = await toList(`from there to the editor${told}`, "editor", () =>
    list.locator(`xpath=${shown.row}`).first().click(),
  );
  await home.close();
  return [...overview, ...kept, ...cold, ...form];
}

const first = await newContext();
const page = await newPage(first);
await fillIn(page);
await submit(page);
await page.waitForURL(paths.dashboard);
await page.waitForLoadState("networkidle");
const state = await first.storageState();
await first.close();
const ways: Way[] = [];
for (const isSlow of turns.slice(0, Number(process.argv[3] ?? turns.length))) ways.push(...(await turn(state, isSlow)));
await browser.close();
const medians = [...Map.groupBy(ways, ({ what }) => what).values()].map(
  (same) => same.toSorted((one, other) => one.ms - other.ms)[Math.floor(same.length / 2)],
);
process.stdout.write(JSON.stringify(medians));
