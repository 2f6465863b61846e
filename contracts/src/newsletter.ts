/** The text that a subscriber agrees to; a changed text gets a new version, so that each consent can be proved. */
export const newsletterConsent = {
  version: "2026-11",
  text: "Saya setuju menerima surat bulanan dan telah membaca kebijakan privasi.",
} as const;
