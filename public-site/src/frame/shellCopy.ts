/** Texts of the parts that only the server renders: top bar and footer. */
export const shell = {
  skip: "Langsung ke konten",
  contactBar: "Kontak singkat",
  invitation: ["Ada yang ingin", "Anda pajang?"],
  startChat: "Mulai percakapan",
  services: "Layanan",
  explore: "Jelajahi",
  contact: "Kontak",
  chatGreeting: "Halo, saya ingin bertanya tentang layanan Anda.",
} as const;
