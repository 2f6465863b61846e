/** Pages as the footer names them. */
export const pageNames = { blog: "Blog", privacyPolicy: "Kebijakan Privasi" } as const;
