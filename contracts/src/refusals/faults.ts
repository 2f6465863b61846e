/** Faults of the audit log, and the reasons of the site itself why a mail was not sent. */
export const faults = {
  "Entry {number} is not as it was written (or TOKEN_SECRET is another than the one it was written with).":
    "Isi entri {number} tidak lagi seperti saat ditulis (atau TOKEN_SECRET berbeda dari saat entri itu ditulis).",
  "Entry {number} is missing.": "Entri {number} hilang.",
  "The entries {from} to {to} are missing.": "Entri {from} sampai {to} hilang.",
  "Entry {number} was not written by this site, or is there twice.":
    "Entri {number} tidak ditulis oleh situs ini, atau ada dua kali.",
  "The record of where the log begins and ends was changed (or TOKEN_SECRET is another than the one it was written with).":
    "Catatan awal dan akhir log telah diubah (atau TOKEN_SECRET berbeda dari saat catatan itu ditulis).",
  "The record of where the log begins and ends (the row of audit_chain) was emptied or deleted, though the log had begun: only a backup can bring it back.":
    "Catatan awal dan akhir log (baris audit_chain) dikosongkan atau dihapus, padahal log sudah berjalan: hanya cadangan yang dapat mengembalikannya.",
  "The record of where the log begins and ends was emptied, or the site has not started since it was set up.":
    "Catatan awal dan akhir log dikosongkan, atau situs belum pernah dijalankan sejak disiapkan.",
  "The log ends at entry {last}, and had come to {known} before: the database was set back, or entries were removed.":
    "Log berakhir di entri {last}, padahal sudah pernah sampai {known}: database dikembalikan ke keadaan lama, atau ada entri yang dihapus.",
  "The log has no entries left, and had come to {last}: the newest one is kept whatever its age.":
    "Log tidak punya entri lagi, padahal sudah sampai {last}: entri terbaru selalu disimpan, berapa pun umurnya.",
  "high-water.json in DATA_DIR was not written by this site (or TOKEN_SECRET is another than the one it was written with).":
    "high-water.json di DATA_DIR tidak ditulis oleh situs ini (atau TOKEN_SECRET berbeda dari saat berkas itu ditulis).",
  "The letter cannot be read: it was written under another TOKEN_SECRET":
    "Email tidak dapat dibaca: email ini ditulis dengan TOKEN_SECRET lain",
} as const;
