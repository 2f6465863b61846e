import type { APIRequestContext, Page } from "@playwright/test";
import { type MailServer, startMailServer } from "../../backend/test/mail-server.ts";
import { accessibilityFindings } from "../accessibility.ts";
import { test as base, expect, expectToFit, jsonOf, signIn, signInByForm } from "../test.ts";

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

/** Waits for a mail to an address, and returns its link of this path. */
const linkTo = async (server: MailServer, address: string, path: string) =>
  new RegExp(`\\S+/${path}/\\S+`).exec((await mailTo(server, address))?.text ?? "")?.[0] ?? "";

async function expectAccessible(page: Page, what: string) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `${what} at ${width} px`);
  }
  expect(await accessibilityFindings(page), what).toEqual([]);
}

/** Opens the dialog that sends an article, and looks at it without its letter. */
async function openDialog(page: Page) {
  const open = page.getByRole("button", { name: "Send to subscribers …" });
  // No script runs in the letter's frame, not even axe, which would wait there forever.
  await page.route("**/preview/letter/**", (route) => route.abort());
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Send to subscribers" });
  await expect(dialog).toContainText("subscriber");
  // The frame changes its document once, when its request has failed: an analysis must not begin before.
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain("chrome-error://chromewebdata/");
  await expectAccessible(page, "dialog");
  await page.unroute("**/preview/letter/**");
  await dialog.getByRole("button", { name: "Close" }).click();
  await open.click();
  return dialog;
}

test("a reader subscribes, confirms without scripts, gets an article and unsubscribes", async ({
  page,
  visitor,
  request,
  mailServer,
}) => {
  const address = "pembaca@usaha.id";
  await page.goto("/berita");
  const box = page.getByRole("region", { name: "Satu surat tiap bulan" });
  await expectAccessible(page, "/berita");
  await box.getByRole("button", { name: "Langganan" }).click();
  await expect(box.getByText("Tulis alamat email Anda.")).toBeVisible();
  await box.getByRole("textbox", { name: "Email" }).fill(address);
  await box.getByRole("checkbox", { name: /^Saya setuju/ }).check();
  await box.getByRole("button", { name: "Langganan" }).click();
  await expect(box.getByRole("status")).toContainText("surat konfirmasi");
  await expect(box.getByRole("status")).toBeFocused();

  const link = await linkTo(mailServer, address, "langganan/konfirmasi");
  await page.goto(link);
  await expectAccessible(page, link);
  await visitor.goto(link);
  await visitor.getByRole("button", { name: "Ya, saya berlangganan" }).click();
  await expect(visitor.getByRole("heading", { name: "Langganan Anda aktif" })).toBeVisible();

  await signIn(page, `/dashboard/news/edit/${await publicArticle(request)}`);
  const dialog = await openDialog(page);
  const letter = page.frameLocator('iframe[title="Preview of the mail"]');
  await expect(letter.getByRole("link", { name: /^Baca artikel/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Send to 1 subscriber" }).click();
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(dialog.getByText(/^Sent on .* to 1 subscriber/)).toBeVisible();

  const article = await mailTo(mailServer, address, 2);
  const header = article?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const stop = header.slice(1, -1);
  await page.goto(stop);
  await expectAccessible(page, stop);
  await visitor.goto(stop);
  await visitor.getByRole("button", { name: "Berhenti berlangganan" }).click();
  await expect(visitor.getByRole("heading", { name: "Anda sudah berhenti" })).toBeVisible();
});

test("without scripts the box says what it needs, and shows no form that does nothing", async ({ visitor }) => {
  await visitor.goto("/berita");
  const box = visitor.getByRole("region", { name: "Satu surat tiap bulan" });
  await expect(box.getByText("Pendaftaran di sini memerlukan JavaScript.")).toBeVisible();
  await expect(box.getByRole("button")).toHaveCount(0);
});

test("a forgotten password is set anew by the link in a mail, without scripts", async ({
  page,
  visitor,
  request,
  staff,
  mailServer,
}) => {
  const account = { name: "Wati", username: "wati", email: "wati@toko.example", password: "toko-roti-2026" };
  const { id } = await jsonOf<{ id: string }>(request.post("/api/auth/register", { data: account }));
  await jsonOf(staff.put(`/api/users/${id}`, { data: { role: "admin" } }));
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await visitor.goto(await linkTo(mailServer, account.email, "reset-password"));
  await visitor.getByLabel("Password", { exact: true }).fill("warung-baru-2026");
  await visitor.getByLabel("Confirm password").fill("warung-baru-2026");
  await visitor.getByRole("button", { name: "Set password" }).click();
  await expect(visitor.getByRole("heading", { name: "Your new password is set" })).toBeVisible();
  await signInByForm(page, { username: account.email, password: "warung-baru-2026" });
});

async function publicArticle(request: APIRequestContext): Promise<string> {
  const { news } = await jsonOf<{ news: { id: string }[] }>(request.get("/api/news?limit=1&page=1"));
  return news[0]?.id ?? "";
}
