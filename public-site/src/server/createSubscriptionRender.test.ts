// @vitest-environment node
import { expect, test } from "vitest";
import { assets, makeApi, makeSite } from "../../test/fixtures.ts";
import { createSubscriptionRender } from "./createSubscriptionRender.tsx";

const render = createSubscriptionRender(assets);

test.each(["confirm", "unsubscribe"] as const)("the page to %s is a button that needs no script", async (kind) => {
  const { html, indexable } = await render({ kind, email: "a<…@usaha.id" }, makeApi(), makeSite());
  expect(html).toMatch(/<form method="post"><button type="submit"/);
  expect(html).toContain("a&lt;…@usaha.id");
  expect(html).not.toContain("<script");
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<meta name="referrer" content="same-origin">');
  expect(indexable).toBe(false);
});

test.each(["confirmed", "unsubscribed", "goneLink"] as const)("the page %s leads on, in Indonesian", async (kind) => {
  const { html } = await render({ kind }, makeApi(), makeSite());
  expect(html).toContain('<html lang="id">');
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html).toContain('href="/berita"');
  expect(html).not.toContain("<form");
});
