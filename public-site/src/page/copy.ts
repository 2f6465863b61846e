export const failedTitle = "Halaman gagal dimuat";
export const failedText = "Sambungan terputus di tengah jalan. Periksa jaringan Anda, lalu coba lagi.";
export const retry = "Coba Lagi";
