import { describe, expect, test } from "vitest";
import { phoneHref, whatsappDigits } from "./phone.ts";
import { cleanPhone, digitsOfTyped, internationalForm, isLeadPhone, numbersIn, opensChat } from "./typed-phone.ts";

describe("the same number, however it is typed", () => {
  test.each([
    ...["081355501234", "81355501234", "6281355501234", "+6281355501234", "006281355501234", "813 5550 1234"],
    ...["813-5550-1234", "0813 5550 1234", "0813-5550-1234", "0813.5550.1234", "0813/5550/1234"],
    ...["0813 / 5550 / 1234", "(0813) 5550-1234", "0 813 5550 1234", "+62 813 5550 1234", "+62-813-5550-1234"],
    ...["+62 0813 5550 1234", "+62 (0)813 5550 1234", "+62(0) 813/5550-1234", "(+62) 813 5550 1234"],
    ...["(+62)0813-5550-1234", "62 813 5550 1234", "62 (0) 813 5550 1234", "62081355501234", "0062 813 5550 1234"],
    ...["0062 (0) 813 5550 1234", "+0813 5550 1234", "\u202a+62 813\u20115550\u20111234\u202c"],
    ...["\u2068+62 813-5550-1234\u2069", "\u200e081355501234", "\u200f0813 5550 1234", "\ufeff081355501234\u200b"],
    ...["0813\u00ad5550\u00ad1234", "0813\u20605550\u20601234", "0813\u00a05550\u00a01234"],
    ...["0813\u202f5550\u202f1234", "0813\u20075550\u20071234", "0813\u30005550\u30001234", "0813\t5550\t1234"],
    ...["0813\u20105550\u20101234", "0813\u20115550\u20111234", "0813\u20125550\u20121234"],
    ...["0813\u20135550\u20131234", "0813\u20145550\u20141234", "0813\u20155550\u20151234"],
    ...["0813\u22125550\u22121234", "0813\uff0d5550\uff0d1234", "0813\ufe635550\ufe631234"],
    ...["0813\u20445550\u20441234", "0813\u22155550\u22151234", "0813\u00b75550\u00b71234"],
    ...["\uff0b\uff16\uff12 \uff18\uff11\uff13 5550 1234", "\uff08\uff10\uff18\uff11\uff13\uff09 5550 1234"],
    ...["٠٨١٣ ٥٥٥٠ ١٢٣٤", "+۶۲ ۸۱۳-۵۵۵۰-۱۲۳۴", "०८१३ ५५५० १२३४"],
    ...["0\ufe0f\u20e38\ufe0f\u20e31\ufe0f\u20e33\ufe0f\u20e3 5550 1234", "\u{1f4f1} 0813 5550 1234"],
    ...["\u260e\ufe0f+62 813-5550-1234", "'081355501234", "\u2018081355501234", "=+6281355501234"],
    ...["*0813-5550-1234*", "+62 62813 5550 1234", "+062 813 5550 1234", "tel:+6281355501234"],
    ...["tel:0813-5550-1234", "wa.me/6281355501234", "http://www.wa.me/+6281355501234/"],
    ...["https://api.whatsapp.com/send?phone=6281355501234&type=phone_number&app_absent=0"],
    ...["whatsapp://send?phone=081355501234"],
  ])("%j", (typed) => {
    const clean = cleanPhone(typed);
    expect(whatsappDigits(clean)).toBe("6281355501234");
    expect(digitsOfTyped(typed)).toBe("6281355501234");
    expect(isLeadPhone(clean)).toBe(true);
    expect(opensChat(typed)).toBe(true);
    expect(phoneHref(clean)).toBe("tel:+6281355501234");
    expect(numbersIn(`Hubungi saya\ndi ${typed}\nsetelah makan siang`)).toContain("6281355501234");
  });
});

test.each([
  ...["+44 (0)20 7946 0958", "+44(0)20 7946 0958", "+44 ( 0 ) 20 7946 0958", "+44-(0)-20-7946-0958"],
  ...["(+44) (0)20 7946 0958", "+(44)(0)20 7946 0958", "0044 (0) 20 7946 0958", "00 44 (0)20 7946 0958"],
  ...["44 (0)20 7946 0958", "\uff0b44 \uff080\uff0920 7946 0958", "https://wa.me/+44(0)2079460958"],
  ...["tel:+44(0)20-7946-0958"],
])("%j leaves out the zero that is dialled within the country", (typed) => {
  const clean = cleanPhone(typed);
  expect(clean).not.toContain("0)");
  expect(whatsappDigits(clean)).toBe("442079460958");
  expect(whatsappDigits(typed.normalize("NFKC"))).toBe("442079460958");
  expect(phoneHref(clean)).toBe("tel:+442079460958");
  expect(isLeadPhone(clean)).toBe(true);
  expect(numbersIn(`Hubungi saya\ndi ${typed.replace(/^44/, "+44")}\nsetelah makan siang`)).toContain("442079460958");
});

test.each([
  ["+49 (0) 30 901820", "4930901820"],
  ["+353 (0)1 234 5678", "35312345678"],
  ["(0)812 3456 7890", "6281234567890"],
  ["(0)24 8441 2090", "622484412090"],
])("%j is %s", (typed, digits) => expect(digitsOfTyped(typed)).toBe(digits));

test.each([
  ["https://wa.me/%2B62%20813-5550-1234", "6281355501234"],
  ["857-1234-987", "628571234987"],
  ["811234567", "62811234567"],
  ["895 4012 34567", "62895401234567"],
  ["(024) 8441-2090", "622484412090"],
  ["021/5550 1234", "622155501234"],
  ["+62 21 5550 1234", "622155501234"],
  ["+65 6123 4567", "6561234567"],
  ["0065 6123 4567", "6561234567"],
  ["+81 90-1234-5678", "819012345678"],
  ["+84 912 345 678", "84912345678"],
  ["+86 138 1234 5678", "8613812345678"],
  ["+1 (415) 555-2671", "14155552671"],
  ["+44 7400 123456", "447400123456"],
  ["+60 12-345 6789", "60123456789"],
  ["+61 412 345 678", "61412345678"],
  ["+971 50 123 4567", "971501234567"],
])("%j opens a chat with %s", (typed, digits) => {
  expect(digitsOfTyped(typed)).toBe(digits);
  expect(opensChat(typed)).toBe(true);
});

test.each([
  ...["", "0", "112", "14045", "1500 888", "0812 345", "812 3456", "0812 3456 7890 12", "1500 12345", "12345678"],
  ...["24 8441 2090", "6123 4567", "+1 555 123 456", "+65 6123 456", "+999 123 456 789", "+210 123 456 789"],
  ...["00000000", "0812 3456 789O", "WA 0812 3456 7890"],
])("%j opens none", (typed) => {
  expect(opensChat(typed)).toBe(false);
});

test.each([
  ["14045", "tel:14045"],
  ["1500 888", "tel:1500888"],
  ["(024) 8441-2090", "tel:+622484412090"],
  ["+81 90-1234-5678", "tel:+819012345678"],
])("%j is dialled as %s", (typed, href) => expect(phoneHref(typed)).toBe(href));

test("a lead's number with slashes has to be a whole one", () => {
  expect(isLeadPhone("0813/5550/1234")).toBe(true);
  for (const other of ["0813/55501", "12/03/2025", "0813 5550 1234/35", "08135550/08135551"])
    expect(isLeadPhone(other)).toBe(false);
});

test.each(["wa.me/etalase", "tel:", "https://contoh.example/081355501234", "0813 5550 1234 \u{1f4f1} Rina"])(
  "%j stays, and opens no chat",
  (typed) => {
    expect(cleanPhone(typed)).toBe(typed);
    expect(opensChat(typed)).toBe(false);
  },
);

test("a text that is no number is cleaned like any line", () => {
  expect(cleanPhone(" Ext.\u00a0½ \u2013 Rina\u200b ")).toBe("Ext. ½ \u2013 Rina");
});

test.each([
  ["Sejak 2025 0813 5550 1234"],
  ["0812 9999 8888 0813 5550 1234"],
  ["0812 9999 8888/0813 5550 1234"],
  ["0812 9999 8888\n0813 5550 1234"],
  ["https://wa.me/6281355501234"],
  ["WA\u202a+62 813\u20115550\u20111234\u202c, malam"],
])("the number in %j is found", (text) => expect(numbersIn(text)).toContain("6281355501234"));

test.each([
  ["6281355501234", "+62 813-5550-1234"],
  ["62811234567", "+62 811-2345-67"],
  ["6289540123456", "+62 895-4012-3456"],
  ["622484412090", "+62 24 84412090"],
  ["6227471234567", "+62 274 71234567"],
  ["6561234567", "+6561234567"],
])("%s reads %s", (digits, form) => expect(internationalForm(digits)).toBe(form));
