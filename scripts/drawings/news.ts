import { archive } from "./archive.ts";
import { chatToShop } from "./chat-to-shop.ts";
import { gauges } from "./gauges.ts";
import { guardedForm } from "./guarded-form.ts";
import { invitation } from "./invitation.ts";
import { mapPins } from "./map-pins.ts";
import { photoCorner } from "./photo-corner.ts";
import { readableWindow } from "./readable-window.ts";
import { receipt } from "./receipt.ts";
import { reviews } from "./reviews.ts";
import { signpost } from "./signpost.ts";
import { slides } from "./slides.ts";
import { stopwatch } from "./stopwatch.ts";
import { videoEditor } from "./video-editor.ts";

/** The picture of each demo article, by its slug, as SVG. */
export const newsDrawings: Readonly<Record<string, string>> = {
  "situs-anda-butuh-enam-detik-untuk-tampil-ini-yang-menahannya": stopwatch,
  "muncul-di-pencarian-terdekat-panduan-seo-lokal-untuk-bengkel-dan-warung": mapPins,
  "dari-pesanan-whatsapp-ke-etalase-sendiri-tanpa-kehilangan-pelanggan-lama": chatToShop,
  "berapa-sebenarnya-biaya-membuat-situs-rincian-yang-jarang-dibuka": receipt,
  "foto-produk-yang-menjual-cukup-dengan-ponsel-dan-jendela": photoCorner,
  "cadangan-data-yang-benar-benar-bisa-dipulihkan": archive,
  "domain-id-co-id-atau-com-memilih-nama-yang-tidak-akan-disesali": signpost,
  "uu-pdp-untuk-situs-usaha-kecil-yang-perlu-dibereskan": guardedForm,
  "aksesibilitas-situs-tujuh-perbaikan-yang-selesai-dalam-sehari": readableWindow,
  "core-web-vitals-tanpa-istilah-asing": gauges,
  "undangan-digital-yang-tidak-merepotkan-tamu": invitation,
  "meminta-dan-membalas-ulasan-google-tanpa-terdengar-memaksa": reviews,
  "presentasi-penjualan-sepuluh-salindia-yang-dibaca-sampai-habis": slides,
  "video-profil-usaha-dua-menit-dari-naskah-sampai-tayang": videoEditor,
};
