import { describe, expect, test } from "vitest";
import { socialAddressOf } from "./social-addresses.ts";

describe("a social network", () => {
  test.each([
    ["instagram", "@etalase.id", "https://www.instagram.com/etalase.id"],
    ["instagram", "etalase_id", "https://www.instagram.com/etalase_id"],
    ["facebook", "etalase", "https://www.facebook.com/etalase"],
    ["twitter", " @etalase ", "https://x.com/etalase"],
    ["linkedin", "etalase", "https://www.linkedin.com/company/etalase"],
    ["youtube", "@etalase", "https://www.youtube.com/@etalase"],
    ["whatsapp", "0812 3456 7890", "https://wa.me/6281234567890"],
    ["whatsapp", "+62 (0)812-3456-7890", "https://wa.me/6281234567890"],
  ] as const)("%s takes %s", (network, typed, address) => expect(socialAddressOf(network, typed)).toBe(address));

  test.each([
    ["instagram", "instagram.com/etalase", "https://instagram.com/etalase"],
    ["linkedin", "https://www.linkedin.com/in/ana", "https://www.linkedin.com/in/ana"],
    ["whatsapp", "wa.me/628123456789", "https://wa.me/628123456789"],
    ["whatsapp", "0812", "0812"],
    ["facebook", "", ""],
    ["facebook", "two words", "two words"],
  ] as const)("%s leaves what is no name: %s", (network, typed, address) =>
    expect(socialAddressOf(network, typed)).toBe(address),
  );
});
