import { describe, expect, test } from "vitest";
import { socialAddressOf } from "./settingsValues.ts";

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
    ["whatsapp", "812 3456 7890", "https://wa.me/6281234567890"],
    ["whatsapp", "\u202a+62 812\u20113456\u20117890\u202c", "https://wa.me/6281234567890"],
    ["whatsapp", "wa.me/0812-3456-7890", "https://wa.me/6281234567890"],
    ["whatsapp", "https://api.whatsapp.com/send?phone=081234567890", "https://wa.me/6281234567890"],
    ["whatsapp", "https://api.whatsapp.com/send?phone=6281234567890&app_absent=0", "https://wa.me/6281234567890"],
    ["whatsapp", "tel:0812-3456-7890", "https://wa.me/6281234567890"],
  ] as const)("%s takes %s", (network, typed, address) => expect(socialAddressOf(network, typed)).toBe(address));

  test.each([
    ["instagram", "instagram.com/etalase", "https://instagram.com/etalase"],
    ["linkedin", "https://www.linkedin.com/in/ana", "https://www.linkedin.com/in/ana"],
    ["whatsapp", "wa.me/628123456789", "https://wa.me/628123456789"],
    ["whatsapp", "wa.me/6281234567890?text=Halo", "https://wa.me/6281234567890?text=Halo"],
    ["whatsapp", "0812", "0812"],
    ["whatsapp", "0812 3456", "0812 3456"],
    ["facebook", "", ""],
    ["facebook", "two words", "two words"],
  ] as const)("%s leaves what is no name: %s", (network, typed, address) =>
    expect(socialAddressOf(network, typed)).toBe(address),
  );
});
