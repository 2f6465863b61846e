/** The persons behind leads. */
export const people = {
  "1 person": "1 kontak",
  "Delete this person’s data": "Hapus data orang ini",
  "Last contact": "Kontak terakhir",
  "Leads with the same number or e-mail address appear here as one person.":
    "Prospek dengan nomor atau alamat email yang sama tampil di sini sebagai satu orang.",
  "Name, number or e-mail": "Nama, nomor, atau email",
  "Nobody found": "Tidak ada yang cocok",
  "Nobody has this name, number or e-mail address.": "Tidak ada orang dengan nama, nomor, atau alamat email ini.",
  "Nobody has written yet": "Belum ada yang menghubungi",
  "Not the same person?": "Bukan orang yang sama?",
  People: "Kontak",
  "Select the leads of the other person. They stay apart, even with the same number. You can undo this for 30 minutes.":
    "Pilih prospek milik orang lain itu. Keduanya akan terpisah, walau nomornya sama. Masih bisa diurungkan selama 30 menit.",
  "Split off": "Pisahkan",
  "Split off {leads}": "Pisahkan {leads}",
  "The people could not be loaded.": "Daftar kontak tidak dapat dimuat.",
  "The leads could not be split off": "Prospek tidak dapat dipisahkan",
  "this person": "orang ini",
  "Value won": "Nilai jadi",
  "last contact": "kontak terakhir",
  "Wrote before: {leads}": "Pernah menghubungi kami: {leads}",
  "{count} people": "{count} kontak",
  "{leads} split off": "{leads} dipisahkan",
  "{value} won": "{value} jadi",
} as const;
