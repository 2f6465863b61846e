import { words } from "../../site/texts.ts";

/** Texts of the head, separate from the page's others, which only its view needs. */
export const privacyHead = words("privacyPolicy.head", {
  description:
    "Data pribadi apa yang kami simpan, untuk apa, berapa lama, dan bagaimana Anda mengaturnya menurut UU PDP.",
});
