import { words } from "../site/texts.ts";

/** The question before Google may count. */
export const consent = words("consent", {
  label: "Persetujuan analitik",
  text: "Bolehkah Google Analytics menghitung kunjungan Anda?",
  more: "Kebijakan privasi",
  agree: "Setuju",
  refuse: "Tolak",
});

/** The bar covers the page as little as possible. */
export const limits = { consent: 40, "consent.text": 160 } as const;
