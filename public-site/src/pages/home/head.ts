/** What the landing page says of itself; apart from what stands on it, which only its drawing needs. */
export const homeHead = {
  title: "pengembangan web dan solusi digital",
  description:
    "Kerja sama TI untuk pertumbuhan bisnis di era digital. Dari toko daring sampai papan antrean, kami merancang, membangun, dan merawatnya bersama tim Anda.",
} as const;
