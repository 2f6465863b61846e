import { words } from "../site/texts.ts";

/** The question before others may count; `others` when they are more than Google Analytics. */
export const consent = words("consent", {
  label: "Persetujuan analitik",
  text: "Bolehkah Google Analytics menghitung kunjungan Anda?",
  others: "Bolehkah layanan pihak lain mengukur kunjungan dan iklan kami di peramban Anda?",
  more: "Kebijakan privasi",
  agree: "Setuju",
  refuse: "Tolak",
});

/** The bar covers the page as little as possible. */
export const limits = { consent: 40, "consent.text": 160, "consent.others": 160 } as const;
