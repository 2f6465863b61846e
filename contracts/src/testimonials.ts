import { verbatim } from "./refusals/refusal.ts";
import type { PictureSet } from "./rules/answers.schema.ts";
import { type ImageRule, photoRule } from "./rules/image.ts";
import type { Unusable } from "./text/characters.ts";

/** Visibility of a testimonial: pending ones are shown only to the staff. */
export const testimonialStatuses = ["pending", "published"] as const;

export const testimonialLimits = {
  nameMin: 2,
  nameMax: 100,
  roleMax: 100,
  quoteMin: 20,
  quoteMax: 600,
  ratingMin: 1,
  ratingMax: 5,
  pageSize: 10,
  /** The most testimonials on a public page. */
  shown: 12,
} as const;

export const testimonialPhotoRule: ImageRule = { ...photoRule, maxBytes: 2_097_152 };

const { nameMin, nameMax, roleMax, quoteMin, quoteMax, ratingMin, ratingMax } = testimonialLimits;

export const requestLimits = {
  clientNameMin: 2,
  clientNameMax: 100,
  /** Days that a link works. */
  days: 30,
  /** Days that an ended link is still listed. */
  keptDays: 90,
  /** The newest links of a list. */
  shown: 200,
  /** Attempts of one address, and of one link. */
  inTenMinutes: 20,
} as const;

/** Messages about a client's testimonial, in the client's language. */
export const requestMessages = {
  nameTooShort: verbatim(`Nama minimal ${nameMin} karakter`),
  nameTooLong: verbatim(`Nama maksimal ${nameMax} karakter`),
  roleTooLong: verbatim(`Jabatan maksimal ${roleMax} karakter`),
  quoteTooShort: verbatim(`Testimoni minimal ${quoteMin} karakter`),
  quoteTooLong: verbatim(`Testimoni maksimal ${quoteMax} karakter`),
  unusable: ({ code, after }: Unusable) =>
    verbatim(`Ada karakter yang tidak bisa disimpan: ${code} ${after ? `setelah "${after}"` : "di awal"}`),
  badRating: verbatim(`Pilih ${ratingMin} sampai ${ratingMax} bintang`),
  badPhoto: verbatim("Foto harus JPG, PNG, GIF, atau WebP, maksimal 2 MB"),
  consentRequired: verbatim("Persetujuan diperlukan"),
} as const;

/** The fields of the client's form. */
export const receivedFields = ["name", "role", "quote", "rating", "consent"] as const;

/** The project that a client is asked about. */
export type AskedProject = Readonly<{ title: string; client: string; picture: string; pictureSet: PictureSet }>;

/** The page behind a request link: the form, with the typed values and the errors, or a message instead. */
export type RequestPage =
  | Readonly<{ kind: "thanks" | "gone" }>
  | Readonly<{
      kind: "form";
      clientName: string;
      project: AskedProject | null;
      /** The form's address. */
      action: string;
      typed: Readonly<Record<string, string>>;
      errors: Readonly<Record<string, string>>;
      /** The error of the form as a whole. */
      problem?: "invalid" | "tooMany" | "tooLarge";
    }>;
