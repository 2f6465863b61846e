/** What the page says of itself; apart from what stands on it, which only its drawing needs. */
export const privacyHead = {
  description:
    "Data pribadi apa yang kami simpan, untuk apa, berapa lama, dan bagaimana Anda mengaturnya menurut UU PDP.",
} as const;
