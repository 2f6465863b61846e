/** The question before Google may count. */
export const consent = {
  label: "Persetujuan analitik",
  text: "Bolehkah Google Analytics menghitung kunjungan Anda?",
  more: "Kebijakan privasi",
  agree: "Setuju",
  refuse: "Tolak",
} as const;
