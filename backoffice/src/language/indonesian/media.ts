/** The media library. */
export const media = {
  "{name} will move to the trash with all its sizes.":
    "{name} akan dipindahkan ke tempat sampah beserta semua ukurannya.",
} as const;
