/** Every sentence that more than one side says: spec sections 5 and 8, and the ones `api.md` adds. */

const mebibytes = (bytes: number) => `${bytes / 1024 / 1024}MB`;

export const messages = {
  required: (field: string) => `${field} is required`,
  tooShort: (field: string, min: number) => `${field} must be at least ${min} characters long`,
  tooLong: (field: string, max: number) => `${field} cannot exceed ${max} characters`,
  controlCharacters: (field: string) => `${field} contains characters that cannot be used`,
  notTrueOrFalse: (field: string) => `${field} must be true or false`,
  notAList: (field: string) => `${field} must be a list of texts`,
  notOneOf: (field: string, choices: readonly string[]) => `${field} must be one of: ${choices.join(", ")}`,
  notANumber: (field: string, min: number, max: number) => `${field} must be a whole number from ${min} to ${max}`,
  badIds: (max: number) => `ids must hold 1 to ${max} record ids`,
  givenTooOften: (field: string, max: number) => `${field} can be given at most ${max} times`,
  badMonth: "archive must be a month like 2026-11",

  imageTooLarge: (maxBytes: number) => `File size exceeds ${mebibytes(maxBytes)} limit. Please choose a smaller file.`,
  imageType: "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
  imageUnreadable: "The image could not be read",
  uploadTooLarge: "The upload is too large",
  noUpdatableFields: "No updatable fields",
  validationFailed: "Please check the highlighted fields",

  notFound: "Not found",
  methodNotAllowed: "Method not allowed",
  forbidden: "You are not allowed to do this",
  signInRequired: "Please sign in",
  malformedBody: "The request body could not be read",
  wrongContentType: "Send JSON or multipart form data",
  lengthRequired: "Content-Length is required",
  bodyTooSlow: "The request took too long to arrive",
  staleVersion: "Someone else has changed this record. Reload it to see the latest version.",
  serverError: "Something went wrong on our side. Please try again later.",
  busy: "The server is busy. Please try again in a moment.",
  wrongHost: (host: string) =>
    `This site does not answer for the host "${host}". Set PUBLIC_URL to the address it is reached by.`,

  auth: {
    loginFailed: "Login failed. Please try again.",
    registerFailed: "Registration failed. Please try again.",
    passwordsDiffer: "Passwords do not match",
    wrongCredentials: "Invalid username or password",
    wrongPassword: "The current password is wrong",
    taken: "Username or email is already taken",
    closed: "Registration is closed",
    tooManyAttempts: "Too many attempts. Please try again later.",
    invalidEmail: "Please enter a valid email address",
    invalidUsername: "Username can only contain letters, digits, dots, underscores and hyphens",
    commonPassword: "This password is too common",
    passwordIsUsername: "The password must differ from the username",
    lastSuperadmin: "The last superadmin cannot be demoted, disabled or deleted",
    signingIn: "Signing in...",
    creatingAccount: "Creating Account...",
  },

  news: {
    tooManyTags: "Maximum 5 tags allowed",
    imageRequired: "Featured image is required",
    slugTaken: "Slug is already in use",
    invalidSlug: "Slug can only contain a-z, 0-9 and single hyphens, at most 160 characters",
    deleteFailed: "Failed to delete news article",
    saveFailed: (reason?: string) => `Failed to save news article: ${reason || "Unknown error"}`,
    noResponse: "No response from server",
    noneFound: "No news articles found",
    deleteTitle: "Konfirmasi Hapus Artikel",
    deleteConfirm: "Hapus Artikel",
    deleteCancel: "Batal",
  },

  dashboard: {
    loadFailed: "Failed to load dashboard data. Please try again later.",
  },
} as const;
