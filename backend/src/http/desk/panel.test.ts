import { expect, test } from "vitest";
import { reviewPanel } from "./panel.ts";

test("the panel of a review takes the owner's colour from the page", () => {
  const at = new Date(0);
  const review = { title: "Artikel", expiresAt: at, approvedAt: null };
  // The panel reads no other fields.
  const panel = reviewPanel({ review: review as never, comments: [], action: "/review/x", seen: "x" });
  expect(panel.css).toContain("var(--brand-strong,");
  expect(panel.css.match(/#0a6a91/g)).toHaveLength(1);
});
