import { words } from "../../site/texts.ts";

export const faqsWords = words("home.faqs", {
  title: "Yang sering ditanyakan",
  text: "Jawaban singkat sebelum Anda menghubungi kami. Belum ketemu jawabannya? Tanyakan saja.",
});
