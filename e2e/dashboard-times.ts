import { paths } from "@etalase/contracts/site/paths";
import { chromium, type Page } from "@playwright/test";
import { admin } from "./app.ts";
import config from "./playwright.config.ts";
import { patient } from "./settled.ts";
import { signIn } from "./test.ts";

/**
 * Run by `make bench` with the site's origin. Writes the measurement of each step as JSON: the median of several turns.
 */
type Way = Readonly<{ what: string; ms: number; requests: number; kB: number }>;

/** Tells for each turn whether it is on a slow line; those take long. */
const turns = [false, false, false, true];
/** 400 kbit/s with 400 ms latency, on a quarter of this machine's CPU. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const figuresShown = (page: Page) =>
  page
    .getByText(/ this month$/)
    .first()
    .waitFor();
const firstRow = (page: Page) => page.getByRole("link", { name: /^Edit / }).first();

/** Tracks a page's requests, and the kilobytes of script over the network. */
async function follow(page: Page, isSlow: boolean) {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  if (isSlow) {
    await line.send("Network.emulateNetworkConditions", slowLine);
    await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  const scripts = new Set<string>();
  let [requests, bytes] = [0, 0];
  line.on("Network.responseReceived", ({ requestId, response: { fromDiskCache = false, mimeType } }) => {
    if (!fromDiskCache) requests += 1;
    if (!fromDiskCache && mimeType.includes("javascript")) scripts.add(requestId);
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return async (what: string, go: () => Promise<unknown>): Promise<Way> => {
    const [begun, before, bytesBefore] = [performance.now(), requests, bytes];
    await go();
    const ms = performance.now() - begun;
    return { what, ms, requests: requests - before, kB: (bytes - bytesBefore) / 1000 };
  };
}

const browser = await chromium.launch(config.use?.launchOptions);
const baseURL = process.argv[2] ?? "";
const newPage = async (state?: object) =>
  patient(await (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, ...state })).newPage());

/**
 * With an empty cache: from the sign-in button to the overview, and to the list of articles; from there to the form.
 */
async function turn(storageState: object, isSlow: boolean): Promise<readonly Way[]> {
  const told = isSlow ? ", slow line" : "";
  const [start, list] = await Promise.all([newPage(), newPage({ storageState })]);
  const [toOverview, toList] = await Promise.all([follow(start, isSlow), follow(list, isSlow)]);
  await start.goto(paths.login);
  await start.getByLabel("Username").fill(admin.username);
  await start.getByLabel("Password", { exact: true }).fill(admin.password);
  const submit = start.getByRole("button", { name: "Sign in", exact: true });
  const overview = await toOverview(`login to overview${told}`, () =>
    Promise.all([submit.click(), figuresShown(start)]),
  );
  await start.context().close();
  const cold = await toList(`list of articles${told}`, () =>
    Promise.all([list.goto(`${paths.dashboard}/news`, { waitUntil: "commit" }), firstRow(list).waitFor()]),
  );
  await list.waitForLoadState("networkidle"); // reads the list
  await list.waitForTimeout(isSlow ? 6_000 : 1_500);
  const form = await toList(`from there to the editor${told}`, () =>
    Promise.all([firstRow(list).click(), list.getByRole("textbox", { name: "Content" }).waitFor()]),
  );
  await list.context().close();
  return [overview, cold, form];
}

const first = await newPage();
await signIn(first);
const state = await first.context().storageState();
const ways: Way[] = [];
for (const isSlow of turns) ways.push(...(await turn(state, isSlow)));
await browser.close();
const medians = [...Map.groupBy(ways, ({ what }) => what).values()].map(
  (same) => same.toSorted((one, other) => one.ms - other.ms)[Math.floor(same.length / 2)],
);
process.stdout.write(JSON.stringify(medians));
