/** The names of pages in the footer. */
export const pageNames = { blog: "Blog", privacyPolicy: "Kebijakan Privasi" } as const;
