import { expect, test } from "vitest";
import { type Contact, contactOf, mentions } from "./personal-data.ts";

test.each([
  [" Ana@Toko.Example ", { kind: "email", value: "ana@toko.example" }],
  ["0812-3456-7890", { kind: "phone", value: "6281234567890" }],
  ["+62 (0)812 3456 7890", { kind: "phone", value: "6281234567890" }],
  ["812–3456–7890\u202c", { kind: "phone", value: "6281234567890" }],
  ["Ana", null],
  ["123", null],
  ["", null],
])("understands %j", (typed, contact) => {
  expect(contactOf(typed)).toEqual(contact);
});

const ana = contactOf("ana@toko.example") as Contact; // it is an address
const phone = contactOf("0812 3456 7890") as Contact; // it is a number

test.each([
  [{ email: "ANA@toko.example" }],
  [{ message: "Tulis ke <ana@toko.example>." }],
  [{ history: [{ from: "ana@toko.example", to: "" }] }],
])("finds an address in %j", (record) => {
  expect(mentions([ana])(record)).toBe(true);
});

test.each(["diana@toko.example", "ana@toko.example.org", "ana @toko.example", "+ana@toko.example"])(
  "%s is another's",
  (email) => {
    expect(mentions([ana])({ email })).toBe(false);
  },
);

test.each([
  [{ phone: "+62 812-3456-7890" }],
  [{ phone: "6281234567890" }],
  [{ phone: "812 3456 7890" }],
  [{ message: "Bisa 0812/3456/7890 atau surel" }],
  [{ message: "Nomornya \u202a+62 812\u20113456\u20117890\u202c ya" }],
  [{ message: "Telepon saya di (0812) 3456.7890 ya" }],
])("finds a number in %j", (record) => {
  expect(mentions([phone])(record)).toBe(true);
});

test.each(["0812 3456 7891", "+62 812 3456 789", "081234567890123"])("%s is another's", (other) => {
  expect(mentions([phone])({ phone: other })).toBe(false);
});
