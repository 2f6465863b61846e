// @vitest-environment node
import type { AccountPage, DashboardLanguage } from "@etalase/contracts/auth";
import { describe, expect, test } from "vitest";
import { assets, makeSite } from "../../test/fixtures.ts";
import { createAccountRender } from "./createAccountRender.tsx";

const draw = createAccountRender(assets);
const render = (page: AccountPage, language: DashboardLanguage = "en") =>
  draw(page, makeSite(), { language, isChosen: language === "id" });

const invitation: AccountPage = { kind: "invitation", name: "Rina <b>", role: "admin" };

const inputs = (html: string) =>
  [...html.matchAll(/<input([^>]*)>/g)].map(([, attributes = ""]) => /name="(\w+)"/.exec(attributes)?.[1]);

describe("the page of an invitation", () => {
  test("is a form that needs no script, in English, and tells the role in words", () => {
    const { html, indexable } = render(invitation);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<form method="post">');
    expect(inputs(html)).toEqual(["username", "password", "confirmPassword"]);
    expect(html).not.toContain("<script");
    expect(html).toMatch(/Welcome, Rina &lt;b.*Your role is Admin\.<\/strong> Writes, publishes/);
    expect(indexable).toBe(false);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test("sends its address nowhere else: no canonical, no preview, no referrer", () => {
    const { html } = render(invitation);
    expect(html).not.toMatch(/rel="(canonical|manifest|alternate)"|og:|ld\+json/);
    expect(html).toContain('<meta name="referrer" content="same-origin">');
  });

  test("shows what was typed and what is wrong with it, never a password", () => {
    const errors = { username: "Username or email is already taken", password: "This password is too common" };
    const { html } = render({ ...invitation, username: "ana", errors });
    expect(html).toMatch(/<input[^>]*name="username"[^>]*value="ana"/);
    expect(html).toMatch(/aria-describedby="username-error username-hint"/);
    expect(html).toContain('id="password-error">This password is too common');
    expect(html).toMatch(/<input[^>]*name="username"[^>]*autofocus/i);
    expect(html.match(/autofocus/gi)).toHaveLength(1);
    expect(html).not.toMatch(/type="password"[^>]*value=/);
    expect(render({ ...invitation, alert: "Too many attempts." }).html).toMatch(/role="alert".*Too many attempts\./);
  });
});

describe("the page of a forgotten password", () => {
  test("asks for the e-mail, and shows again what was typed", () => {
    const { html } = render({ kind: "forgotPassword", isMailSetUp: true, email: "a@", errors: { email: "No" } });
    expect(inputs(html)).toEqual(["email"]);
    expect(html).toMatch(/<input[^>]*type="email"[^>]*value="a@"/);
    expect(html).toContain('id="email-error">No');
    expect(html).toContain('href="/login"');
  });

  test("says whom to ask where the site sends no mail", () => {
    const { html } = render({ kind: "forgotPassword", isMailSetUp: false });
    expect(html).toContain("Ask a superadmin");
    expect(html).not.toContain("<form");
  });
});

test("a new e-mail is confirmed by a button, since some look at links before people do", () => {
  const { html } = render({ kind: "confirmEmail", email: "rina@example.com", alert: "Username or email is taken" });
  expect(html).toMatch(/e-mail address rina@example\.com.*<form method="post">.*role="alert".*is taken/);
  expect(inputs(html)).toEqual([]);
});

test.each([
  [{ kind: "forgotPassword", isMailSetUp: true }, "Forgot your password?"],
  [{ kind: "confirmEmail", email: "a@b.id" }, "Confirm your e-mail"],
  [{ kind: "mailSent" }, "Look into your mailbox"],
  [{ kind: "emailConfirmed" }, "Your e-mail is confirmed"],
  [{ kind: "resetPassword", username: "rina" }, "Set a new password"],
  [{ kind: "accountMade" }, "Your account is ready"],
  [{ kind: "passwordSet" }, "Your new password is set"],
  [{ kind: "goneLink" }, "This link does not work any more"],
] as const)("the page for %j has one heading, which is its title", (page, heading) => {
  const { html } = render(page);
  expect(html.match(/<h1>(.*?)<\/h1>/g)).toEqual([`<h1>${heading}</h1>`]);
  expect(html).toContain(`<title>${heading} | Etalase</title>`);
});

test("what is to be done next is a link, since nothing else can be done", () => {
  expect(render({ kind: "accountMade" }).html).toContain('href="/login"');
  expect(render({ kind: "goneLink" }).html).toContain('href="/login"');
});
