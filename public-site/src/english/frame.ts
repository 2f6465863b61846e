import type { consent as ownConsent } from "../consent/copy.ts";
import type { pageNames as ownPageNames } from "../content/pageNames.ts";
import type { frame as ownFrame } from "../frame/copy.ts";
import type { sectionNames as ownSectionNames } from "../frame/sectionsCopy.ts";
import type { shell as ownShell } from "../frame/shellCopy.ts";
import type { English } from "./english.ts";

export const frame: English<typeof ownFrame> = {
  toHome: "{siteName}, home",
  mainNavigation: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  bottomNavigation: "Bottom navigation",
  contactUs: "Contact us",
  backToTop: "Back to top",
};

export const shell: English<Omit<typeof ownShell, "testimonials" | "faq">> = {
  skip: "Skip to content",
  contactBar: "Contact at a glance",
  invitation: ["What would you", "like to show?"],
  startChat: "Start a chat",
  services: "Services",
  explore: "Explore",
  contact: "Contact",
};

export const sectionNames: English<Omit<typeof ownSectionNames, "news" | "portfolio">> = {
  home: "Home",
  features: "Services",
  price: "Prices",
  partners: "Partners",
  contact: "Contact",
};

export const pageNames: English<Omit<typeof ownPageNames, "blog">> = { privacyPolicy: "Privacy policy" };

export const consent: English<typeof ownConsent> = {
  label: "Consent to analytics",
  text: "May Google Analytics count your visits?",
  others: "May services of others measure our visits and ads in your browser?",
  more: "Privacy policy",
  agree: "Agree",
  refuse: "Decline",
};
