/** The persons behind leads. */
export const people = {
  "1 person": "1 orang",
  "All people": "Semua orang",
  "Forget this person": "Hapus data orang ini",
  "It was deleted, or its leads belong to another person now.":
    "Orang ini sudah dihapus, atau prospeknya kini milik orang lain.",
  "Last contact": "Kontak terakhir",
  "Leads with the same number or e-mail address appear here as one person.":
    "Prospek dengan nomor atau alamat email yang sama tampil di sini sebagai satu orang.",
  "Name, number or e-mail": "Nama, nomor, atau email",
  "Nobody found": "Tidak ada yang cocok",
  "Nobody has this name, number or e-mail address.": "Tidak ada orang dengan nama, nomor, atau alamat email ini.",
  "Nobody has written yet": "Belum ada yang menghubungi",
  "Not the same person?": "Bukan orang yang sama?",
  People: "Orang",
  person: "orang",
  "Select the leads of the other person.": "Pilih prospek milik orang lain itu.",
  "Split off": "Pisahkan",
  "Split off {leads}": "Pisahkan {leads}",
  "Split off the selected leads?": "Pisahkan prospek yang dipilih?",
  "The people could not be loaded.": "Daftar orang tidak dapat dimuat.",
  "The person could not be loaded.": "Data orang ini tidak dapat dimuat.",
  "They stay apart from now on, even with the same number. You can undo this for 30 minutes.":
    "Sejak kini keduanya terpisah, walau nomornya sama. Masih bisa diurungkan selama 30 menit.",
  "The leads could not be split off": "Prospek tidak dapat dipisahkan",
  "this person": "orang ini",
  "This person does not exist": "Orang ini tidak ada",
  "Value won": "Nilai yang jadi",
  "Wrote before: {leads}": "Pernah menghubungi: {leads}",
  "{count} people": "{count} orang",
  "{leads} split off": "{leads} dipisahkan",
  "{value} won": "{value} jadi",
} as const;
