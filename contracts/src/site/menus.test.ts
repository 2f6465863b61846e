import { expect, test } from "vitest";
import { wholeMenus } from "./menus.ts";

const shown = (id: string) => ({ id, isShown: true });
const link = { label: "Toko", url: "https://toko.example/" };

test("a section that a stored menu lacks gets the site's own place, also the first one before a link", () => {
  const stored = [shown("news"), link, shown("contact")];
  const content = { sections: ["features", "news", "price", "contact"], pages: [] } as const;
  const { navbar } = wholeMenus({ navbar: stored, footer: null }, content);
  expect(navbar).toEqual([shown("features"), shown("news"), shown("price"), link, shown("contact")]);
});
