import type { ConditionalSection } from "@etalase/contracts/site/sections";
import type { consent as ownConsent } from "../consent/copy.ts";
import type { frame as ownFrame } from "../frame/copy.ts";
import type { sectionNames as ownSectionNames } from "../frame/sectionsCopy.ts";
import type { pageNames as ownPageNames, shell as ownShell } from "../frame/shellCopy.ts";
import type { elsewhere as ownElsewhere } from "../pages/notFound/copy.ts";
import type { notFound as ownNotFound } from "../pages/notFound/head.ts";
import type { ownPageHead as ownOwnPageHead } from "../pages/ownPage/head.ts";
import type { English } from "../site/texts.ts";

export const frame: English<(typeof ownFrame)["own"]> = {
  toHome: "{siteName}, home",
  mainNavigation: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  bottomNavigation: "Bottom navigation",
  contactUs: "Contact us",
  backToTop: "Back to top",
};

export const shell: English<Omit<(typeof ownShell)["own"], ConditionalSection>> = {
  skip: "Skip to content",
  contactBar: "Contact at a glance",
  invitation: ["Got something", "to show?"],
  startChat: "Start a chat",
  services: "Services",
  explore: "Explore",
  contact: "Contact",
};

export const sectionNames: English<(typeof ownSectionNames)["own"]> = {
  home: "Home",
  features: "Services",
  news: "Articles",
  price: "Prices",
  portfolio: "Portfolio",
  partners: "Partners",
  contact: "Contact",
};

export const pageNames: English<(typeof ownPageNames)["own"]> = { blog: "Blog", privacyPolicy: "Privacy policy" };

export const consent: English<(typeof ownConsent)["own"]> = {
  label: "Consent to analytics",
  text: "May Google Analytics count your visits?",
  others: "May services of others measure our visits and ads in your browser?",
  more: "Privacy policy",
  agree: "Agree",
  refuse: "Decline",
};

export const ownPageHead: English<(typeof ownOwnPageHead)["own"]> = {
  title: "Oops! Something went wrong",
  text: "This page cannot be loaded yet. Wait a moment, then try again.",
  retry: "Try again",
};

export const notFoundHead: English<(typeof ownNotFound)["own"]> = {
  title: "Page not found - 404",
  text: "Sorry, the page that you are looking for does not exist or has moved.",
};

export const notFound: English<(typeof ownElsewhere)["own"]> = {
  home: "Back to home",
  searchLabel: "Search our articles",
  search: "Search",
  title: "Most visitors look for",
  links: {
    features: "Services",
    price: "Package prices",
    portfolio: "Portfolio",
    blog: "Articles",
    contact: "Contact",
  },
};
