import { expect, test } from "vitest";
import { csvCell } from "./csv.ts";
import { groupedPhone, whatsappDigits } from "./phone.ts";

test.each([
  ["081234567890", "0812-3456-7890"],
  ["+62 812 3456 7890", "0812-3456-7890"],
  ["+62 (0)812-3456-789", "0812-3456-789"],
  ["+65 8123 4567", "0065-8123-4567"],
  ["", ""],
  ["lihat kartu nama", "lihat kartu nama"],
])("a table holds the number %s as text that dials, without an apostrophe", (phone, grouped) => {
  expect(groupedPhone(phone)).toBe(grouped);
  expect(csvCell(groupedPhone(phone))).toBe(`"${grouped}"`);
  expect(whatsappDigits(grouped)).toBe(whatsappDigits(phone));
});

test("a text that is no number stays, and never becomes a formula", () => {
  expect(csvCell(groupedPhone("=HYPERLINK()"))).toBe('"\'=HYPERLINK()"');
});
