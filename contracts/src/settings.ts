import type { OfficeHours } from "./site/office-hours.ts";

/** A question that visitors ask about prices, and its answer. */
export type PriceAnswer = Readonly<{ question: string; answer: string }>;

export const socialNetworks = ["facebook", "twitter", "instagram", "linkedin", "youtube", "whatsapp"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
export const socialNetworkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: "Facebook",
  twitter: "Twitter",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  whatsapp: "WhatsApp",
};

/** The placeholders in the text that answers a lead, in Indonesian like the text itself. */
export const answerFields = ["{nama}", "{situs}", "{perihal}", "{kode}"] as const;

export const settingsLimits = {
  nameMax: 100,
  descriptionMax: 500,
  phoneMax: 40,
  addressMax: 300,
  metaTagsMax: 20_000,
  metaTagMax: 500,
  metaTagsCount: 20,
  customCodeMaxBytes: 65_536,
  /** The longest times that leads are kept: clicks, which identify nobody, and other leads since their last change. */
  forgetClicksAfterDaysMax: 90,
  forgetLeadsAfterMonthsMax: 24,
  answersWithinMax: 30,
  priceAnswersMax: 6,
  questionMax: 80,
  answerMax: 300,
  answerTextMax: 500,
} as const;

/**
 * The names allowed for a meta tag of the settings; tags and policies that the pages set themselves are not among them.
 */
export const metaTagNames = [
  "author",
  "copyright",
  "fb:app_id",
  "facebook-domain-verification",
  "google-site-verification",
  "keywords",
  "msvalidate.01",
  "p:domain_verify",
  "twitter:creator",
  "twitter:site",
  "yandex-verification",
] as const;

/** Short answers about prices that suit most agencies, until the agency writes its own. */
const priceAnswers: readonly PriceAnswer[] = [
  {
    question: "Bagaimana caranya?",
    answer:
      "Pilih paket dan ceritakan kebutuhannya lewat WhatsApp atau formulir. Kami balas dengan harga pasti, dan mulai setelah Anda setuju.",
  },
  {
    question: "Berapa lama sampai tayang?",
    answer:
      "Undangan dan situs sederhana biasanya hitungan hari sejak teks dan foto lengkap. Yang lebih besar kami jadwalkan bersama.",
  },
  {
    question: "Apa yang dibayar mulai tahun kedua?",
    answer:
      "Perpanjangan domain dan hosting saja. Biayanya kami sebutkan sejak awal, dan kami ingatkan sebelum jatuh tempo.",
  },
];

const officeHours: OfficeHours = { zone: "WIB", days: [null, null, null, null, null, null, null] };

export const defaultSettings = {
  siteName: "Etalase",
  siteDescription: "Web Development and Digital Solutions",
  logo: "",
  favicon: "",
  ogImage: "",
  contactEmail: "",
  contactPhone: "",
  address: "Jakarta, Indonesia",
  socialMedia: { facebook: "", twitter: "", instagram: "", linkedin: "", youtube: "", whatsapp: "" },
  metaTags: "",
  googleAnalyticsId: "",
  customCss: "",
  customJs: "",
  forgetClicksAfterDays: 90,
  forgetLeadsAfterMonths: 24,
  /** Empty hours: no agency's are known until they are entered. */
  officeHours,
  answersWithin: "1 jam",
  priceAnswers,
  answerText:
    "Halo {nama}, terima kasih sudah menghubungi {situs}. Kami ingin menindaklanjuti {perihal} (kode {kode}).",
};
