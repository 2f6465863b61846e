import { words } from "../site/texts.ts";

/** The names of pages in the footer. */
export const pageNames = words("frame.pages", { blog: "Blog", privacyPolicy: "Kebijakan Privasi" });
