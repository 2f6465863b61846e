import type { consent as ownConsent } from "../consent/copy.ts";
import type { pageNames as ownPageNames } from "../content/pageNames.ts";
import type { frame as ownFrame } from "../frame/copy.ts";
import type { sectionNames as ownSectionNames } from "../frame/sectionsCopy.ts";
import type { shell as ownShell } from "../frame/shellCopy.ts";
import type { article as ownArticle } from "../pages/article/copy.ts";
import type { elsewhere as ownElsewhere } from "../pages/not-found/copy.ts";
import type { notFound as ownNotFound } from "../pages/not-found/head.ts";
import type { ownPageHead as ownOwnPageHead } from "../pages/own-page/head.ts";
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
  invitation: ["Got something", "to show?"],
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

export const ownPageHead: English<typeof ownOwnPageHead> = {
  title: "Oops! Something went wrong",
  text: "This page cannot be loaded yet. Wait a moment, then try again.",
  retry: "Try again",
};

export const notFoundHead: English<typeof ownNotFound> = {
  title: "Page not found - 404",
  text: "Sorry, the page that you are looking for does not exist or has moved.",
};

/** Articles and projects have no translations, so nothing leads to them or searches them. */
export const notFound: English<Pick<typeof ownElsewhere, "home" | "title">> & {
  readonly links: English<Omit<(typeof ownElsewhere)["links"], "portfolio" | "blog">>;
} = {
  home: "Back to home",
  title: "Most visitors look for",
  links: { features: "Services", price: "Package prices", contact: "Contact" },
};

/** The words of texts that the owner writes: those of wide tables, and of videos. */
export const article: English<Pick<typeof ownArticle, "table" | "play">> = {
  table: "Table",
  play: "Play the video on {provider}",
};
