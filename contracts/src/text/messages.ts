import { type FieldName, refusal, type Word } from "../refusals/refusal.ts";
import { authMessages, required } from "./account-messages.ts";
import type { Unusable } from "./characters.ts";

const fileSize = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024}KB` : `${bytes / 1024 / 1024}MB`);

/** The messages that more than one side shows: spec sections 5 and 8, and those that `api.md` adds. */
export const messages = {
  required,
  tooShort: (field: FieldName, min: number) =>
    refusal("{field} must be at least {min} characters long", { field, min }),
  tooLong: (field: FieldName, max: number) => refusal("{field} cannot exceed {max} characters", { field, max }),
  tooManyBytes: (field: FieldName, max: number) => refusal("{field} cannot exceed {max} bytes", { field, max }),
  controlCharacters: (field: FieldName, { code, after }: Unusable) =>
    after
      ? refusal('{field} contains characters that cannot be used: {code} after "{after}"', { field, code, after })
      : refusal("{field} contains characters that cannot be used: {code} at the beginning", { field, code }),
  notTrueOrFalse: (field: FieldName) => refusal("{field} must be true or false", { field }),
  notAText: (field: FieldName) => refusal("{field} must be a text", { field }),
  notAList: (field: FieldName) => refusal("{field} must be a list of texts", { field }),
  notOneOf: (field: FieldName, choices: readonly string[]) =>
    refusal("{field} must be one of: {choices}", { field, choices: choices.join(", ") }),
  notANumber: (field: FieldName, min: number, max: number) =>
    refusal("{field} must be a whole number from {min} to {max}", { field, min, max }),
  badId: (field: FieldName) => refusal("{field} must be a record id", { field }),
  badIds: (max: number) => refusal("ids must hold 1 to {max} record ids", { max }),
  givenTooOften: (field: FieldName, max: number) =>
    max === 1
      ? refusal("{field} can be given only once", { field })
      : refusal("{field} can be given at most {max} times", { field, max }),
  invalidSlug: refusal("Slug can only contain a-z, 0-9 and single hyphens, at most 160 characters"),
  invalidUrl: refusal("Please enter a valid URL (e.g., https://example.com)"),
  invalidEmail: refusal("Please enter a valid email address"),
  featuredImageRequired: refusal("Featured image is required"),
  badDay: (field: FieldName) => refusal("{field} must be a date like 2026-11-21", { field }),
  badMonth: (field: FieldName) => refusal("{field} must be a month like 2026-11", { field }),

  imageTooLarge: (maxBytes: number) =>
    refusal("File size exceeds {size} limit. Please choose a smaller file.", { size: fileSize(maxBytes) }),
  imageType: refusal("Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed."),
  logoType: refusal("Invalid file type. Only JPEG, JPG, PNG, GIF, WebP, and SVG are allowed."),
  faviconType: refusal("Invalid file type. Only ICO, PNG, and SVG are allowed."),
  imageUnreadable: refusal("The image could not be read"),
  noUpdatableFields: refusal("No updatable fields"),
  forbidden: refusal("You are not allowed to do this"),

  auth: authMessages,

  news: {
    tooManyTags: refusal("Maximum 5 tags allowed"),
    deleteFailed: "Failed to delete news article",
    noResponse: "No response from server",
    noneFound: "No news articles found",
    deleteTitle: "Konfirmasi Hapus Artikel",
    /** Follows the title or the count; a test holds the days. */
    deleteWarning:
      "akan dipindahkan ke tempat sampah (Trash) dan tidak tampil lagi di situs. Selama 30 hari masih dapat dikembalikan; setelah itu tidak dapat dibatalkan dan data akan dihapus secara permanen.",
    deleteConfirm: "Hapus Artikel",
    deleteCancel: "Batal",
  },

  dashboard: {
    loadFailed: "Failed to load dashboard data. Please try again later.",
  },

  portfolio: {
    tooManyImages: refusal("Maximum 12 images allowed"),
    loadFailed: "Failed to load portfolio items. Please try again later.",
    deleteFailed: "Failed to delete portfolio item",
    featureFailed: "Failed to update featured status",
    noResponse: "No response from server. Please check your network connection.",
    noneFound: "No portfolio items found",
  },

  partners: {
    logoRequired: refusal("Partner logo is required"),
    statusFailed: "Failed to update partner status",
  },

  settings: {
    loadFailed: "Failed to load settings",
    updateFailed: "Failed to update settings",
    saveFailed: "Failed to save settings. Please try again.",
    saved: "Settings saved successfully!",
    savedDialog: "Website settings have been saved successfully!",
    failedDialog: "Failed to save website settings. Please try again.",
    badAnalyticsId: refusal("Google Analytics ID must look like UA-XXXXX-Y or G-XXXXXXXX"),
    badSocialMedia: refusal("Social media must hold an address for each network"),
    badMetaTags: refusal("Meta tags must be keywords, or a JSON list of {name or property, content}"),
    customCodeIsSuperadmins: refusal("Only a superadmin may change custom code and third-party scripts"),
  },

  result: {
    success: "Operation completed successfully!",
    failure: "An error occurred. Please try again.",
  },
} as const;

/** Messages that only the server says. Kept apart, so that no browser loads them. */
export const serverMessages = {
  badSaveKey: refusal("Idempotency-Key must be 1 to 100 letters, digits or . _ : -"),
  alreadyFirst: (record: Word) => refusal("{word} is already first", { word: record }),
  alreadyLast: (record: Word) => refusal("{word} is already last", { word: record }),
  tooManyRecords: (noun: Word, max: number) =>
    refusal("There can be at most {max} {word}s. Delete one to add another.", { word: noun, max }),
  lastShown: (noun: Word) =>
    refusal("This is the last {word} that visitors see. Show another one before you hide or delete it.", {
      word: noun,
    }),
  foreignImage: refusal("Images can only hold pictures of this project"),
  slugTaken: refusal("Slug is already in use"),
  imageTooManyPixels: (millions: number, max: number) =>
    refusal("The picture has {millions} million pixels; at most {max} million can be read", {
      millions: millions,
      max,
    }),
  imageTooThin: (width: number, height: number) =>
    refusal(
      "The picture measures {width} × {height} pixels; a side may have at most 20,000, and at most 100 times as many as the other",
      { width, height },
    ),
  svgShowsNothing: (removed: readonly string[]) =>
    removed.length > 0
      ? refusal("The SVG shows nothing without its parts that cannot be kept ({parts}). Save it as PNG instead.", {
          parts: removed.join(", "),
        })
      : refusal("The SVG shows nothing: all it draws is transparent or outside of its frame."),
  svgTooComplex: refusal("The SVG has too many shapes or styles. Simplify it, or save it as PNG."),
  uploadTooLarge: refusal("The upload is too large"),
  validationFailed: refusal("Please check the highlighted fields"),

  notFound: refusal("Not found"),
  methodNotAllowed: refusal("Method not allowed"),
  signInRequired: refusal("Please sign in"),
  malformedRequest: refusal("The request could not be read"),
  headTooLarge: refusal("The request has too many or too long headers"),
  malformedBody: refusal("The request body could not be read"),
  wrongContentType: refusal("Send JSON or multipart form data"),
  lengthRequired: refusal("Content-Length is required"),
  bodyTooSlow: refusal("The request took too long to arrive"),
  staleVersion: refusal("Someone else has changed this record. Reload it to see the latest version."),
  serverError: refusal("Something went wrong on our side. Please try again later."),
  busy: refusal("The server is busy. Please try again in a moment."),
  full: refusal("The server has no space left to store this. Please try again later."),
  wrongHost: (host: string) =>
    refusal('This site does not answer for the host "{host}". Set PUBLIC_URL to the address it is reached by.', {
      host,
    }),

  history: {
    changedSince: refusal("This has been changed since, so nothing was undone."),
    idInTrash: refusal(
      "A record of another kind with this id is in the trash. Restore it or delete it for good first.",
    ),
  },

  exchange: {
    isFetching: refusal("Pictures are already being fetched. Please wait until this is done."),
  },

  backups: {
    underWay: refusal("A backup is already being made."),
    failed: refusal("The backup could not be made. The server's log says why, and `make doctor` may, too."),
  },
} as const;
