/** The reasons of the site itself why a mail was not sent. */
export const faults = {
  "The letter cannot be read: it was written under another TOKEN_SECRET":
    "Email tidak dapat dibaca: email ini ditulis dengan TOKEN_SECRET lain",
} as const;
