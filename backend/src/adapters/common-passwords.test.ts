import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

// The fifty most common passwords of at least six characters, from the lists of leaked passwords of several years.
const top = [
  ..."123456 password 123456789 12345678 qwerty 1234567 111111 123123 abc123 1234567890 000000 iloveyou".split(" "),
  ..."password1 qwerty123 1q2w3e4r admin123 qwertyuiop 654321 555555 monkey dragon 123321 666666 121212".split(" "),
  ..."987654321 letmein sunshine princess football welcome 112233 1qaz2wsx p@ssw0rd Passw0rd 88888888 aaaaaa".split(
    " ",
  ),
  ..."abcdef 777777 zxcvbnm 222222 asdfghjkl 159753 11111111 Aa123456 qwe123 123qwe superman master 102030 abcd1234".split(
    " ",
  ),
];

describe("a common password", () => {
  test.each(top)("is %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(isCommonPassword(password.toUpperCase())).toBe(true);
  });

  test.each([
    ["the same characters again", ["zzzzzz", "131313", "xyxyxyxy", "abcabcabc", "        "]],
    ["a run", ["234567", "jklmno", "zyxwvu", "acegik"]],
    ["a way over the keyboard", ["asdfgh", "poiuyt", "wsx3edc", "qazwsxedc", "w3e4r5t6"]],
    ["a common word in other signs", ["dr@g0n", "f00tb@ll", "$un5hin3", "M0nk3y", "we1come", "1loveyou", "pr1ncess"]],
    [
      "a common word with a tail",
      [
        ..."password2 P@ssw0rd1 P@ssw0rd123! iloveyou1 letmein123 welcome123 sunshine1 monkey123".split(" "),
        ..."qwerty1234 admin1 test1234 Summer2024 Summer2024! Spring2025 dragon!! hell0123 abc12345 Dragon_1".split(
          " ",
        ),
        ..."Password1234567890 asdfgh99 1q2w3e4r5t6y! Admin@2024 login123 qwe12345".split(" "),
        "monkey 12",
      ],
    ],
    [
      "a common word of Indonesia, with or without a tail",
      [
        ..."rahasia rahasia123 Rahasia2024 r4h4s14 indonesia indonesia1945 bismillah bismillah1 sayangku".split(" "),
        ..."jakarta jakarta2024 bandung Bandung! surabaya persib1933 cinta123 budi1234 agustus17".split(" "),
      ],
    ],
  ])("is %s", (_rule, examples) => {
    for (const example of examples) expect(isCommonPassword(example), example).toBe(true);
  });

  test.each([
    ..."etalase-rahasia-9 jendela-toko-2026 toko-roti-2026 hunter22x 193746 abcdeg aaaaab qwertz!uiop".split(" "),
    // A common word is only a part of these passwords, and not nearly all.
    ..."sunshine-kettle password-jendela-9 rahasia-toko-7 jakarta-pagi-hari 9monkeys2kettles".split(" "),
    "monkey8302#771!94",
    "indonesia raya merdeka sekali",
    "kuda baterai staples benar",
    "sandi milik budi",
    "kata sandi yang baru",
  ])("is not %s", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  test("is each of the 3,000 most common, and each word among them with a digit after it", () => {
    const most = dictionary.passwords.filter((password) => password.length >= 6).slice(0, 3000);
    expect(most.filter((password) => !isCommonPassword(password))).toEqual([]);
    const withTail = most.filter((password) => /[a-z]/.test(password)).map((password) => `${password}1`);
    expect(withTail.filter((password) => !isCommonPassword(password))).toEqual([]);
  });
});
