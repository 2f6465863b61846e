import graphicDesign from "../assets/service-graphic-design.svg";
import presentation from "../assets/service-presentation.svg";
import seo from "../assets/service-seo.svg";
import videography from "../assets/service-videography.svg";
import webDesign from "../assets/service-web-design.svg";
import webDevelopment from "../assets/service-web-development.svg";
import { words } from "../site/texts.ts";

/** The names of the services, also in the footer. */
export const serviceWords = words("home.service", {
  webDevelopment: {
    title: "Pengembangan Web",
    text: "Toko daring, sistem informasi, dan aplikasi yang cepat dibuka di jaringan mana pun.",
  },
  webDesign: {
    title: "Desain Web",
    text: "Tampilan yang dirancang dari isi dan pelanggan Anda, bukan dari templat.",
  },
  seo: {
    title: "Optimasi Web SEO",
    text: "Ditemukan saat calon pembeli mencari, lalu tetap di sana.",
  },
  graphicDesign: {
    title: "Desain Grafis",
    text: "Logo, kemasan, dan materi cetak yang satu suara dengan situs Anda.",
  },
  videography: {
    title: "Videografi",
    text: "Profil usaha, liputan acara, dan video produk dari naskah sampai suntingan akhir.",
  },
  presentation: {
    title: "Desain PPT",
    text: "Presentasi yang membuat rapat lebih singkat.",
  },
});

/** A service's card is about as high as its picture. */
export const limits = { "home.service": 120 } as const;

/**
 * `size` is the picture's own; `shape` is the width on a wide screen: four, five or seven of twelve columns. `motif` is
 * the part of the picture that a phone shows alone: left, top and side of a square.
 */
export const services = [
  {
    id: "webDevelopment",
    picture: webDevelopment,
    size: [760, 320],
    motif: [404, 14, 344],
    shape: "service-wide",
  },
  {
    id: "webDesign",
    picture: webDesign,
    size: [400, 240],
    motif: [32, 12, 258],
    shape: "service-third",
  },
  {
    id: "seo",
    picture: seo,
    size: [400, 240],
    motif: [24, 16, 264],
    shape: "service-third",
  },
  {
    id: "graphicDesign",
    picture: graphicDesign,
    size: [400, 240],
    motif: [16, 36, 204],
    shape: "service-third",
  },
  {
    id: "videography",
    picture: videography,
    size: [760, 300],
    motif: [31, -74, 440],
    shape: "service-wide",
  },
  {
    id: "presentation",
    picture: presentation,
    size: [520, 292],
    motif: [75, -33, 366],
    shape: "service-medium",
  },
] as const;
