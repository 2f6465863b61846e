import { afterEach, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../../test/mail-server.ts";
import type { Mail, MailAccount } from "../domain/mail.ts";
import { createPostman } from "./smtp.ts";

const mail: Mail = {
  id: "0123456789abcdef01234567",
  to: "budi@example.com",
  replyTo: "",
  subject: "Kata sandi baru é",
  text: "Halo,\n\nBuka tautan ini.",
  html: "<p>Halo</p>",
  headers: {},
  isBulk: false,
  status: "pending",
  tries: 0,
  lastError: null,
  nextTryAt: new Date(0),
  validUntil: null,
  createdAt: new Date(0),
};

let server: MailServer | undefined;
afterEach(() => server?.stop());

async function sendTo(account: MailAccount, sent: Partial<Mail> = {}) {
  const postman = createPostman(account);
  const outcome = await postman.send({ ...mail, ...sent });
  postman.rest();
  return outcome;
}

test("a mail arrives as a text and as a page, from the site and in one copy", async () => {
  server = await startMailServer();
  expect(await sendTo(server.account, { replyTo: "ani@example.com", headers: { "X-Kind": "test" } })).toBeNull();
  expect(server.received).toHaveLength(1);
  const [{ from, to, mail: read }] = server.received as [MailServer["received"][number]];
  expect({ from, to }).toEqual({ from: "halo@etalase.example", to: ["budi@example.com"] });
  expect(read.from).toMatchObject({ name: "Etalase", address: "halo@etalase.example" });
  expect(read.subject).toBe("Kata sandi baru é");
  expect(read.text?.trim()).toBe("Halo,\n\nBuka tautan ini.");
  expect(read.html?.trim()).toBe("<p>Halo</p>");
  expect(read.messageId).toBe(`<${mail.id}@etalase.example>`);
  expect(read.replyTo).toMatchObject([{ address: "ani@example.com" }]);
  const headerOf = (header: string) => read.headers.find(({ key }) => key === header)?.value;
  expect(headerOf("auto-submitted")).toBe("auto-generated");
  expect(headerOf("x-kind")).toBe("test");
});

test.each([
  { subject: "Halo\r\nBcc: mata@example.com" },
  { replyTo: "a@example.com\r\nBcc: mata@example.com" },
  { replyTo: "a@example.com, mata@example.com" },
  { headers: { "List-Unsubscribe": "<https://x.example>\r\nBcc: mata@example.com" } },
])("no header and no recipient comes in by %j", async (sent) => {
  server = await startMailServer();
  await sendTo(server.account, sent);
  expect(server.received).toHaveLength(1);
  for (const { to, mail: read } of server.received) {
    expect(to).toEqual(["budi@example.com"]);
    expect(read.bcc).toBeUndefined();
    expect(read.replyTo?.length ?? 0).toBeLessThan(2);
  }
});

test.each([
  { code: 550, isPermanent: true },
  { code: 451, isPermanent: false },
])("a recipient refused by $code is refused for good: $isPermanent", async ({ code, isPermanent }) => {
  server = await startMailServer({ refuse: () => ({ code, text: "no such box" }) });
  expect(await sendTo(server.account)).toEqual({ message: expect.stringContaining("no such box"), isPermanent });
});

test("a wrong password and a server that is away are no fault of the mail, and no secret is told", async () => {
  server = await startMailServer();
  const wrong = await sendTo({ ...server.account, password: "kata lain" });
  expect(wrong).toEqual({ message: expect.stringContaining("535"), isPermanent: false });
  const { account } = server;
  await server.stop();
  server = undefined;
  const away = await sendTo(account);
  expect(away).toEqual({ message: expect.stringContaining("ECONNREFUSED"), isPermanent: false });
  expect(JSON.stringify([wrong, away])).not.toMatch(/kata lain|surat rahasia/);
});
