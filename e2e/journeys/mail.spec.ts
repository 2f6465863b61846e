import { type MailServer, startMailServer } from "../../backend/test/mail-server.ts";
import { accessibilityFindings } from "../accessibility.ts";
import { admin, ownClock } from "../app.ts";
import { test as base, expect, person, signIn, signInByForm } from "../test.ts";

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
