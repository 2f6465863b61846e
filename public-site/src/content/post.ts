/** What is said about an article wherever it is shown. */
export const post = {
  sample: "Menggunakan data contoh",
  minutes: (count: number) => `${count} menit`,
  toRead: " baca",
  seen: " kali dilihat",
  noImage: "No Image",
} as const;

export const postHref = (slug: string): string => `/berita/${slug}`;
export const tagHref = (tag: string): string => `/berita/tag/${tag}`;
export const categoryHref = (category: string): string => `/berita?${new URLSearchParams({ category })}`;
