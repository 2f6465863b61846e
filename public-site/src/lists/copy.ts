import { words } from "../site/texts.ts";

export const pagination = words("lists", {
  pages: "Halaman",
  previous: "Halaman sebelumnya",
  next: "Halaman berikutnya",
  pastTheEnd: "Tidak ada halaman {page}",
  first: "Ke halaman pertama",
});
