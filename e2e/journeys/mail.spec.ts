import { type MailServer, startMailServer } from "../../backend/test/mail-server.ts";
import { accessibilityFindings } from "../accessibility.ts";
import { admin, ownClock } from "../app.ts";
import { test as base, expect, expectToFit, person, signIn, signInByForm } from "../test.ts";

type MailBox = MailServer & { refuseAll(refuses: boolean): void };

/** A site of its own, with a mail server. */
const test = base.extend<object, { mailBox: MailBox }>({
  mailBox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      let refuses = false;
      const server = await startMailServer({ refuse: () => (refuses ? { code: 550, text: "no such box" } : null) });
      const refuseAll = (now: boolean) => {
        refuses = now;
      };
      await use({ ...server, refuseAll });
      await server.stop();
    },
    { scope: "worker" },
  ],
  variables: [
    ({ mailBox }, use) => use({ ...ownClock, SMTP_URL: mailBox.url, MAIL_FROM: "Toko Kita <halo@toko.example>" }),
    { scope: "worker" },
  ],
});

test.use({ userAgent: person });

const textsTo = ({ received }: MailBox, address: string) =>
  received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail.text ?? "");

async function linkTo(box: MailBox, address: string, path: string) {
  const links = () => textsTo(box, address).flatMap((text) => text.match(new RegExp(`\\S+/${path}/\\S+`)) ?? []);
  await expect.poll(() => links().length).toBeGreaterThan(0);
  return links().at(-1) ?? "";
}

test("whoever writes is mailed to the agency; a mail that was refused is sent again by hand", async ({
  page,
  visitor,
  mailBox,
  app,
}) => {
  await signIn(page, "/dashboard/settings");
  await page.getByLabel(/^Contact e-?mail/i).fill("toko@toko.example");
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByRole("dialog", { name: /saved/ }).press("Escape");

  mailBox.refuseAll(true);
  await visitor.goto("/");
  await visitor.getByLabel("Nama").fill("Rina Batik");
  await visitor.getByLabel(/WhatsApp/).fill("0812 3456 7890");
  await visitor.getByLabel("Pesan", { exact: true }).fill("Kami ingin situs untuk toko batik.");
  await visitor.getByRole("checkbox", { name: /^Saya setuju/ }).check();
  await visitor.getByRole("button", { name: "Kirim pesan" }).click();
  await visitor.waitForURL("**/terima-kasih**");
  // News of leads are gathered for a while.
  await app.stopClock();
  await app.pass(60_000);

  await page.getByRole("link", { name: "Outgoing Mail" }).click();
  const failed = async () => {
    await page.reload();
    return page.getByText("no such box").count();
  };
  await expect.poll(failed).toBe(1);
  await expect(page.getByText("Rina Batik has written to you")).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole("button", { name: "Retry Rina Batik has written to you" })).toBeVisible();
  await expectToFit(page);

  mailBox.refuseAll(false);
  await page.getByRole("button", { name: "Retry Rina Batik has written to you" }).press("Enter");
  await expect(page.getByText("The mail is sent again now")).toBeVisible();
  await expect.poll(() => textsTo(mailBox, "toko@toko.example")).toHaveLength(1);
  expect(textsTo(mailBox, "toko@toko.example")[0]).toContain("WhatsApp: 0812 3456 7890");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Nothing waits" })).toBeVisible();
});

test("the first superadmin gets an e-mail address, and sets a forgotten password by it", async ({
  page,
  visitor,
  mailBox,
}) => {
  const email = "kepala@toko.example";
  await signIn(page, "/dashboard/account");
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Your password/).fill(admin.password);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Waiting for confirmation of")).toContainText(email);
  expect(await accessibilityFindings(page)).toEqual([]);
  await visitor.goto(await linkTo(mailBox, email, "confirm-email"));
  await visitor.getByRole("button", { name: "Confirm the e-mail" }).click();
  await expect(visitor.getByRole("heading", { name: "Your e-mail is confirmed" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^E-mail/)).toHaveValue(email);

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await visitor.goto(await linkTo(mailBox, email, "reset-password"));
  await visitor.getByLabel("Password", { exact: true }).fill("warung-baru-2026");
  await visitor.getByLabel("Confirm password").fill("warung-baru-2026");
  await visitor.getByRole("button", { name: "Set password" }).click();
  await expect(visitor.getByRole("heading", { name: "Your new password is set" })).toBeVisible();
  await signInByForm(page, { username: email, password: "warung-baru-2026" });
});
