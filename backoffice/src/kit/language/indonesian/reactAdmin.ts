/** The sentences of react-admin's own components. */
export const reactAdmin = {
  Sort: "Urutkan",
  "Page {page}": "Halaman {page}",
  "Go to first page": "Ke halaman pertama",
  "Go to last page": "Ke halaman terakhir",
  "Go to next page": "Ke halaman berikutnya",
  "Go to page {page}": "Ke halaman {page}",
  "{offsetBegin}-{offsetEnd} of {total}": "{offsetBegin}–{offsetEnd} dari {total}",
  "Rows per page:": "Baris per halaman:",
  "Go to previous page": "Ke halaman sebelumnya",
  "Skip to content": "Langsung ke isi",
  ascending: "naik",
  descending: "turun",
  "Sort by {field_lower_first} {order}": "Urutkan menurut {field_lower_first}, {order}",
} as const;
