import type { APIRequestContext, Page } from "@playwright/test";
import { type MailServer, startMailServer } from "../../backend/test/mail-server.ts";
import { accessibilityFindings } from "../accessibility.ts";
import { test as base, expect, expectToFit, jsonOf, signIn } from "../test.ts";

/** A site of its own, because mail is set up here and nowhere else. */
const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  variables: [
    ({ mailServer }, use) => use({ SMTP_URL: mailServer.url, MAIL_FROM: "Etalase <halo@etalase.example>" }),
    { scope: "worker" },
  ],
});

/** Waits for so many mails to an address, and returns the last. */
async function mailTo({ received }: MailServer, address: string, count = 1) {
  const mails = () => received.filter(({ to }) => to.includes(address));
  await expect.poll(() => mails().length).toBe(count);
  return mails().at(-1)?.mail;
}

const boxOn = (page: Page) => page.getByRole("region", { name: "Satu surat tiap bulan" });

test("a reader subscribes, confirms without scripts, gets an article and unsubscribes by one post", async ({
  page,
  visitor,
  request,
  mailServer,
}) => {
  await page.goto("/berita");
  const box = boxOn(page);
  await box.getByRole("button", { name: "Langganan" }).click();
  await expect(box.getByText("Tulis alamat email Anda.")).toBeVisible();
  await box.getByRole("textbox", { name: "Email" }).fill("pembaca@usaha.id");
  await box.getByRole("checkbox", { name: /^Saya setuju/ }).check();
  await box.getByRole("button", { name: "Langganan" }).click();
  await expect(box.getByRole("status")).toContainText("surat konfirmasi");
  await expect(box.getByRole("status")).toBeFocused();

  const asked = await mailTo(mailServer, "pembaca@usaha.id");
  const link = /http:\S+\/langganan\/konfirmasi\/\S+/.exec(asked?.text ?? "")?.[0] ?? "";
  await visitor.goto(link);
  await expect(visitor.getByRole("heading", { name: "Konfirmasi langganan" })).toBeVisible();
  await visitor.getByRole("button", { name: "Ya, saya berlangganan" }).click();
  await expect(visitor.getByRole("heading", { name: "Langganan Anda aktif" })).toBeVisible();

  await signIn(page, "/dashboard/subscribers");
  const row = page.getByRole("row").filter({ hasText: "pembaca@usaha.id" });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("Unconfirmed");

  await page.goto(`/dashboard/news/edit/${await publicArticle(request)}`);
  await page.getByRole("button", { name: "Send to subscribers …" }).click();
  const dialog = page.getByRole("dialog", { name: "Send to subscribers" });
  const letter = page.frameLocator('iframe[title="Preview of the mail"]');
  await expect(letter.getByRole("link", { name: /^Baca artikel/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Send to 1 subscriber" }).click();
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(dialog.getByText(/^Sent on .* to 1 subscriber/)).toBeVisible();

  const article = await mailTo(mailServer, "pembaca@usaha.id", 2);
  const header = article?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const stop = header.slice(1, -1);
  await visitor.goto(stop);
  await expect(visitor.getByRole("button", { name: "Berhenti berlangganan" })).toBeVisible();
  const answer = await request.post(stop, { form: { "List-Unsubscribe": "One-Click" } });
  expect(answer.status()).toBe(200);
  await page.goto("/dashboard/subscribers");
  await expect(page.getByRole("heading", { name: "No subscribers found" })).toBeVisible();
  // A visitor who follows the link later sees the same.
  await visitor.getByRole("button", { name: "Berhenti berlangganan" }).click();
  await expect(visitor.getByRole("heading", { name: "Anda sudah berhenti" })).toBeVisible();
});

test("without scripts the box says what it needs, and shows no form that does nothing", async ({ visitor }) => {
  await visitor.goto("/berita");
  const box = boxOn(visitor);
  await expect(box.getByText("Pendaftaran di sini memerlukan JavaScript.")).toBeVisible();
  await expect(box.getByRole("button")).toHaveCount(0);
});

async function expectAccessible(page: Page, what: string) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `${what} at ${width} px`);
  }
  expect(await accessibilityFindings(page), what).toEqual([]);
}

test("the dialog that sends an article is accessible and fits", async ({ page, request }) => {
  // No script runs in the letter's frame, not even axe, which would wait there forever.
  await page.route("**/preview/letter/**", (route) => route.abort());
  await signIn(page, `/dashboard/news/edit/${await publicArticle(request)}`);
  await page.getByRole("button", { name: "Send to subscribers …" }).click();
  await expect(page.getByRole("dialog", { name: "Send to subscribers" })).toContainText("subscriber");
  // The frame changes its document once, when its request has failed: an analysis must not begin before.
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain("chrome-error://chromewebdata/");
  await expectAccessible(page, "dialog");
});

test("the box and the pages of links fit and are accessible", async ({ page, request, mailServer }) => {
  const address = "lebar@usaha.id";
  const subscribed = await request.post("/api/newsletter", { data: { email: address, consent: true } });
  expect(subscribed.status()).toBe(202);
  const text = (await mailTo(mailServer, address))?.text ?? "";
  for (const link of ["/berita", ...(text.match(/http:\S+\/langganan\/\S+/g) ?? [])]) {
    await page.goto(link);
    await expectAccessible(page, link);
  }
});

async function publicArticle(request: APIRequestContext): Promise<string> {
  const { news } = await jsonOf<{ news: { id: string }[] }>(request.get("/api/news?limit=1&page=1"));
  return news[0]?.id ?? "";
}
