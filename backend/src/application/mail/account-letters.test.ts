import { expect, test } from "vitest";
import { userRecord } from "../../../test/records.ts";
import type { Letter } from "../../domain/mail.ts";
import type { User } from "../../domain/user.ts";
import { initialSettings } from "../settings.ts";
import { createAccountLetters } from "./account-letters.ts";

const letters = createAccountLetters({
  settings: async () => ({ ...initialSettings, siteName: "Warung Senja" }),
  publicUrl: "https://senja.example",
});

const rina = userRecord({ name: "Rina Wulandari", username: "rina.w", role: "admin" });
const budi = userRecord({ name: "Budi Hartono" });

type Case = Readonly<{
  of: string;
  write: (reader: User) => Promise<Letter>;
  en: string;
  id: string;
  /** Names, links and times that stand in both languages. */
  both: readonly string[];
  onlyEnglish?: string;
  onlyIndonesian?: string;
}>;

const cases: readonly Case[] = [
  {
    of: "a forgotten password",
    write: (reader) => letters.forgottenPassword(reader, "kunci"),
    en: "Set a new password for Warung Senja",
    id: "Atur kata sandi baru untuk Warung Senja",
    both: ["“rina.w”", "https://senja.example/reset-password/kunci", "30"],
  },
  {
    of: "an e-mail to confirm",
    write: (reader) => letters.confirmEmail(reader, "kunci"),
    en: "Confirm your e-mail for Warung Senja",
    id: "Konfirmasi email Anda untuk Warung Senja",
    both: ["“rina.w”", "https://senja.example/confirm-email/kunci", "24"],
  },
  {
    of: "another e-mail",
    write: letters.emailChanged,
    en: "Your e-mail for Warung Senja has changed",
    id: "Email Anda untuk Warung Senja sudah diganti",
    both: ["“rina.w”"],
  },
  {
    of: "a new password",
    write: letters.passwordSet,
    en: "Your password for Warung Senja has changed",
    id: "Kata sandi Anda untuk Warung Senja sudah diganti",
    both: ["“rina.w”"],
  },
  ...(
    [
      ["on", rina, "takes a code from an app now.", "diperlukan kode dari aplikasi."],
      ["replaced", null, "somebody at the terminal of the server.", "lewat terminal server."],
      ["off", budi, "It was done by Budi Hartono.", "Perubahan ini dibuat oleh Budi Hartono."],
    ] as const
  ).map(([now, by, onlyEnglish, onlyIndonesian]) => ({
    of: `two-factor sign-in that is ${now}`,
    write: (reader: User) => letters.twoFactorChanged(reader, { now, by }),
    en: "Two-factor sign-in for Warung Senja has changed",
    id: "Verifikasi dua langkah untuk Warung Senja berubah",
    both: ["“rina.w”"],
    onlyEnglish,
    onlyIndonesian,
  })),
  ...(
    [
      ["Chrome on Android", "Chrome on Android", "Chrome di Android"],
      ["", "an unknown one", "jenisnya tidak diketahui"],
    ] as const
  ).map(([browser, english, indonesian]) => ({
    of: `a sign-in from ${english}`,
    write: (reader: User) => letters.newBrowser(reader, { browser, createdAt: new Date("2026-10-05T02:00:00Z") }),
    en: "New sign-in to Warung Senja",
    id: "Ada yang masuk ke Warung Senja dengan akun Anda",
    both: ["“rina.w”", "https://senja.example/dashboard/account"],
    onlyEnglish: `on 5 October 2026 at 09:00 (WIB) from a browser that the site does not recognise: ${english}.`,
    onlyIndonesian: `Pada 5 Oktober 2026 pukul 09.00 WIB ada yang masuk ke akun “rina.w” dari browser yang belum dikenal situs ini: ${indonesian}.`,
  })),
  {
    of: "an invitation",
    write: ({ name, language }) => letters.invitation({ name, role: "superadmin" }, "kunci", { ...budi, language }),
    en: "You are invited to Warung Senja",
    id: "Anda diundang ke Warung Senja",
    both: ["https://senja.example/invitation/kunci", "7"],
    onlyEnglish: "to the dashboard of Warung Senja, as Super admin.",
    onlyIndonesian: "ke dasbor Warung Senja sebagai admin utama.",
  },
];

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");

const englishWords = /\b(the|you|your|this|that|was|has|have|is|if|for|of|it|account|password|link|mail|hello)\b/i;

test.each(cases)("the letter about $of is in English until its reader chooses a language", async (one) => {
  const letter = await one.write({ ...rina, language: null });
  expect(await one.write({ ...rina, language: "en" })).toEqual(letter);
  expect(letter.subject).toBe(one.en);
  expect(letter.html).toContain('<html lang="en">');
  for (const part of ["Hello Rina Wulandari,", ...one.both, one.onlyEnglish ?? ""])
    expect(inOneLine(letter.text)).toContain(part);
});

test.each(["reset-password", "confirm-email", "invitation"])(
  "the link to %s in an Indonesian letter leads to a page in Indonesian, whichever the browser prefers",
  async (page) => {
    const link = `https://senja.example/${page}/kunci`;
    const [one] = cases.filter(({ both }) => both.includes(link));
    const linksIn = async (language: User["language"]) => {
      const { text = "", html = "" } = (await one?.write({ ...rina, language })) ?? {};
      return [/https:\S+kunci\S*/.exec(text)?.[0], /href="(https:[^"]+kunci[^"]*)"/.exec(html)?.[1]];
    };
    expect(await linksIn("id")).toEqual([`${link}?lang=id`, `${link}?lang=id`]);
    for (const language of ["en", null] as const) expect(await linksIn(language)).toEqual([link, link]);
  },
);

test.each(cases)("the letter about $of holds the same in Indonesian, and no English", async (one) => {
  const letter = await one.write({ ...rina, language: "id" });
  expect(letter.subject).toBe(one.id);
  expect(letter.html).toContain('<html lang="id">');
  const text = inOneLine(letter.text);
  for (const part of ["Halo Rina Wulandari,", ...one.both, one.onlyIndonesian ?? ""]) expect(text).toContain(part);
  expect(`${letter.subject} ${text}`.replaceAll(/https:\S+/g, "")).not.toMatch(englishWords);
});
