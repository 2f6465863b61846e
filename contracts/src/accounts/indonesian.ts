import type { Role } from "../auth.ts";

/** The Indonesian of `roleNames`. */
export const roleNamesInIndonesian: Readonly<Record<Role, string>> = {
  user: "Pengguna",
  admin: "Admin",
  superadmin: "Admin utama",
};

/** The Indonesian of `roleWords`. Kept apart, so that English screens do not load it. */
export const roleWordsInIndonesian: Readonly<Record<Role, string>> = {
  user: "Dapat masuk, lalu menunggu. Isi dasbor tidak terlihat.",
  admin:
    "Menulis, menerbitkan, dan menghapus semua yang tampil di situs, serta mengubah pengaturannya. Tidak melihat akun, pelanggan buletin, dan log audit.",
  superadmin:
    "Dapat melakukan semua yang dilakukan admin. Juga mengundang dan mengeluarkan orang, memberi peran, mengubah kode kustom, serta melihat pelanggan buletin dan log audit.",
};
