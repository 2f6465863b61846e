import { expect, test } from "vitest";
import { makeSite } from "../../test/fixtures.ts";
import { askLink, socialLinks } from "./contact.ts";
import { safeUrl } from "./safeUrl.ts";

test.each(["https://a.test/x", "http://a.test", "mailto:a@b.test", "tel:+62", "/berita", "#contact"])(
  "keeps %s",
  (url) => {
    expect(safeUrl(url)).toBe(url);
  },
);

test.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "//evil.test",
  "/\\evil.test",
  "vbscript:x",
  "",
])("replaces %j", (url) => {
  expect(safeUrl(url)).toBe("#");
});

const withPhone = (contactPhone: string, whatsappFallback = "") => {
  const site = makeSite({ whatsappFallback });
  return { ...site, settings: { ...site.settings, contactPhone } };
};

test.each([
  ["0812-3456 789", "", "https://wa.me/628123456789?text=Halo"],
  ["+62 812 3456", "", "https://wa.me/628123456?text=Halo"],
  ["+62 (0)812 3456 7890", "", "https://wa.me/6281234567890?text=Halo"],
  ["0062 812 3456", "", "https://wa.me/628123456?text=Halo"],
  ["+65 6123 4567", "", "https://wa.me/6561234567?text=Halo"],
  ["", "0811 2345", "https://wa.me/628112345?text=Halo"],
  ["123", "0811 2345", "https://wa.me/628112345?text=Halo"],
  ["0812 3456 7890 1234 5678", "", "#contact"],
  ["", "", "#contact"],
])("a chat with the number %j (else %j) is %s", (phone, fallback, href) => {
  expect(askLink(withPhone(phone, fallback), "Halo").link.href).toBe(href);
});

test("a WhatsApp number among the networks becomes a link", () => {
  const site = makeSite();
  const socialMedia = { ...site.settings.socialMedia, whatsapp: "0812 3456" };
  expect(socialLinks({ ...site, settings: { ...site.settings, socialMedia } })).toEqual([
    { network: "whatsapp", name: "WhatsApp", href: "https://wa.me/628123456" },
  ]);
});
