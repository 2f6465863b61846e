import { authMessages, required } from "./account-messages.ts";
import type { Unusable } from "./characters.ts";

const fileSize = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024}KB` : `${bytes / 1024 / 1024}MB`);

/** The messages that more than one side shows: spec sections 5 and 8, and those that `api.md` adds. */
export const messages = {
  required,
  tooShort: (field: string, min: number) => `${field} must be at least ${min} characters long`,
  tooLong: (field: string, max: number) => `${field} cannot exceed ${max} characters`,
  tooManyBytes: (field: string, max: number) => `${field} cannot exceed ${max} bytes`,
  controlCharacters: (field: string, { code, after }: Unusable) =>
    `${field} contains characters that cannot be used: ${code} ${after ? `after "${after}"` : "at the beginning"}`,
  notTrueOrFalse: (field: string) => `${field} must be true or false`,
  notAText: (field: string) => `${field} must be a text`,
  notAList: (field: string) => `${field} must be a list of texts`,
  notOneOf: (field: string, choices: readonly string[]) => `${field} must be one of: ${choices.join(", ")}`,
  notANumber: (field: string, min: number, max: number) => `${field} must be a whole number from ${min} to ${max}`,
  outOfRange: (field: string, min: number, max: number) => `${field} must be a number from ${min} to ${max}`,
  badId: (field: string) => `${field} must be a record id`,
  badIds: (max: number) => `ids must hold 1 to ${max} record ids`,
  givenTooOften: (field: string, max: number) =>
    max === 1 ? `${field} can be given only once` : `${field} can be given at most ${max} times`,
  notAPath: "path must start with /",
  invalidSlug: "Slug can only contain a-z, 0-9 and single hyphens, at most 160 characters",
  invalidUrl: "Please enter a valid URL (e.g., https://example.com)",
  invalidEmail: "Please enter a valid email address",
  featuredImageRequired: "Featured image is required",
  badDay: (field: string) => `${field} must be a date like 2026-11-21`,
  badMonth: (field: string) => `${field} must be a month like 2026-11`,

  imageTooLarge: (maxBytes: number) => `File size exceeds ${fileSize(maxBytes)} limit. Please choose a smaller file.`,
  imageType: "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
  logoType: "Invalid file type. Only JPEG, JPG, PNG, GIF, WebP, and SVG are allowed.",
  faviconType: "Invalid file type. Only ICO, PNG, and SVG are allowed.",
  imageUnreadable: "The image could not be read",
  noUpdatableFields: "No updatable fields",
  forbidden: "You are not allowed to do this",

  auth: authMessages,

  news: {
    tooManyTags: "Maximum 5 tags allowed",
    deleteFailed: "Failed to delete news article",
    saveFailed: (reason?: string) => `Failed to save news article: ${reason || "Unknown error"}`,
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
    tooManyTechnologies: "Maximum 10 technologies allowed",
    tooManyImages: "Maximum 12 images allowed",
    foreignImage: "Images can only hold pictures of this project",
    badDate: "Completion date must be a date like 2026-11-21",
    dateOutOfRange: (from: string, to: string) => `Completion date must be from ${from} to ${to}`,
    loadFailed: "Failed to load portfolio items. Please try again later.",
    deleteFailed: "Failed to delete portfolio item",
    featureFailed: "Failed to update featured status",
    saveFailed: (reason?: string) => `Failed to save portfolio: ${reason || "Server Error"}`,
    noResponse: "No response from server. Please check your network connection.",
    noneFound: "No portfolio items found",
  },

  partners: {
    logoRequired: "Partner logo is required",
    statusFailed: "Failed to update partner status",
  },

  settings: {
    loadFailed: "Failed to load settings",
    updateFailed: "Failed to update settings",
    saveFailed: "Failed to save settings. Please try again.",
    saved: "Settings saved successfully!",
    savedDialog: "Website settings have been saved successfully!",
    failedDialog: "Failed to save website settings. Please try again.",
    thrownDialog: (reason?: string) => `An error occurred while saving settings: ${reason || "Unknown error"}`,
    badAnalyticsId: "Google Analytics ID must look like UA-XXXXX-Y or G-XXXXXXXX",
    badSocialMedia: "Social media must hold an address for each network",
    badMetaTags: "Meta tags must be keywords, or a JSON list of {name or property, content}",
    customCodeIsSuperadmins: "Only a superadmin may change custom code and the scripts of others",
  },

  audit: {
    badResource: "resource must be a kind of record, such as news",
  },

  result: {
    success: "Operation completed successfully!",
    failure: "An error occurred. Please try again.",
  },
} as const;

/** Messages that only the server says. Kept apart, so that no browser loads them. */
export const serverMessages = {
  badSaveKey: "Idempotency-Key must be 1 to 100 letters, digits or . _ : -",
  alreadyFirst: (what: string) => `${what} is already first`,
  alreadyLast: (what: string) => `${what} is already last`,
  tooManyRecords: (noun: string, max: number) => `There can be at most ${max} ${noun}s. Delete one to add another.`,
  lastShown: (noun: string) =>
    `This is the last ${noun} that visitors see. Show another one before you hide or delete it.`,
  slugTaken: "Slug is already in use",
  imageTooManyPixels: (millions: number, max: number) =>
    `The picture has ${millions} million pixels; at most ${max} million can be read`,
  imageTooThin: (width: number, height: number) =>
    `The picture measures ${width} × ${height} pixels; a side may have at most 20,000, and at most 100 times as many as the other`,
  svgShowsNothing: (removed: readonly string[]) =>
    removed.length > 0
      ? `The SVG shows nothing without its parts that cannot be kept (${removed.join(", ")}). Save it as PNG instead.`
      : "The SVG shows nothing: all it draws is transparent or outside of its frame.",
  svgTooComplex: "The SVG has too many shapes or styles. Simplify it, or save it as PNG.",
  uploadTooLarge: "The upload is too large",
  validationFailed: "Please check the highlighted fields",

  notFound: "Not found",
  methodNotAllowed: "Method not allowed",
  signInRequired: "Please sign in",
  malformedRequest: "The request could not be read",
  headTooLarge: "The request has too many or too long headers",
  expectationFailed: "Expect can only be 100-continue",
  malformedBody: "The request body could not be read",
  wrongContentType: "Send JSON or multipart form data",
  lengthRequired: "Content-Length is required",
  bodyTooSlow: "The request took too long to arrive",
  staleVersion: "Someone else has changed this record. Reload it to see the latest version.",
  serverError: "Something went wrong on our side. Please try again later.",
  busy: "The server is busy. Please try again in a moment.",
  full: "The server has no space left to store this. Please try again later.",
  wrongHost: (host: string) =>
    `This site does not answer for the host "${host}". Set PUBLIC_URL to the address it is reached by.`,

  history: {
    changedSince: "This has been changed since, so nothing was undone.",
    idInTrash: "A record of another kind lies in the trash under this id. Restore it or delete it for good first.",
  },

  exchange: {
    isFetching: "Pictures are being fetched already. Please wait until that has ended.",
  },

  backups: {
    underWay: "A backup is being made already.",
    failed: "The backup could not be made. The server's log tells why; `make doctor` may, too.",
  },
} as const;
