import { expect, test } from "vitest";
import { sentenceOf } from "../refusals/test/said.ts";
import { contactPhoneProblem } from "./typed-phone.ts";

test.each([
  "",
  "0812 3456 7890",
  "812 3456 7890",
  "+62 (0)812-3456.7890",
  "0062 812 3456 7890",
  "\u202a+62 812\u20113456\u20117890\u202c",
  "0812/3456/7890",
  "021/5550 1234",
  "(024) 8441-2090",
  "+65 6123 4567",
])("takes %j", (phone) => {
  expect(sentenceOf(contactPhoneProblem(phone))).toBeUndefined();
});

test.each([
  "0812 3456 7890 / 0813 1111 2222",
  "0812345, 0812346",
  "+62812345678 +62812345679",
  "(024) 8441-2090/91",
  "0812 345 678 atau 0813 345 678",
  "0812 3456 7890 0813 1111 2222",
])("tells of %j that it is more than one", (phone) => {
  expect(sentenceOf(contactPhoneProblem(phone))).toMatch(/^Only one phone number/);
});

test.each(["123", "0812 345", "24 8441 2090", "+999 1234 5678", "WA: 0812 3456 7890", "hubungi kami", "12+", "-"])(
  "refuses %j",
  (phone) => {
    expect(sentenceOf(contactPhoneProblem(phone))).toMatch(/^Contact phone must be/);
  },
);
