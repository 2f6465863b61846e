import { type ConditionalSection, conditionalSections } from "@etalase/contracts/site/sections";
import { words } from "../site/texts.ts";

/** Texts of the parts that only the server renders: top bar and footer. */
export const shell = words("frame.shell", {
  skip: "Langsung ke konten",
  contactBar: "Kontak singkat",
  invitation: ["Ada yang ingin", "Anda pajang?"],
  startChat: "Mulai percakapan",
  services: "Layanan",
  explore: "Jelajahi",
  contact: "Kontak",
  ...(Object.fromEntries(Object.entries(conditionalSections).map(([id, { name }]) => [id, name])) as {
    readonly [Id in ConditionalSection]: (typeof conditionalSections)[Id]["name"];
  }), // an object literal has no other keys
});

/** The names of pages in the footer. */
export const pageNames = words("frame.pages", { blog: "Blog", privacyPolicy: "Kebijakan Privasi" });
