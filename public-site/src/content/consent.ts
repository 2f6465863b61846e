/** What is asked before Google may count. */
export const consent = {
  label: "Persetujuan analitik",
  text: "Bolehkah kami memakai Google Analytics untuk melihat halaman mana yang berguna? Tanpa persetujuan Anda, tidak ada yang dikirim ke Google.",
  more: "Kebijakan privasi",
  agree: "Setuju",
  refuse: "Tolak",
} as const;
