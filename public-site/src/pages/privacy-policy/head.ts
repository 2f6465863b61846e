/** Texts of the head, separate from the page's others, which only its view needs. */
export const privacyHead = {
  description:
    "Data pribadi apa yang kami simpan, untuk apa, berapa lama, dan bagaimana Anda mengaturnya menurut UU PDP.",
} as const;
