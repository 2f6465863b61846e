import type { ConditionalSection } from "@etalase/contracts/site/sections";
import { consent as ownConsent } from "../consent/copy.ts";
import { frame as ownFrame } from "../frame/copy.ts";
import { sectionNames as ownSectionNames } from "../frame/sectionsCopy.ts";
import { pageNames as ownPageNames, shell as ownShell } from "../frame/shellCopy.ts";
import { elsewhere as ownElsewhere } from "../pages/notFound/copy.ts";
import { notFound as ownNotFound } from "../pages/notFound/head.ts";
import { ownPageHead as ownOwnPageHead } from "../pages/ownPage/head.ts";
import { translated } from "../site/texts.ts";

const frame = translated(ownFrame, {
  toHome: "{siteName}, home",
  mainNavigation: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  bottomNavigation: "Bottom navigation",
  contactUs: "Contact us",
  backToTop: "Back to top",
});

const shell = translated<Omit<(typeof ownShell)["own"], ConditionalSection>>(ownShell, {
  skip: "Skip to content",
  contactBar: "Contact at a glance",
  invitation: ["Got something", "to show?"],
  startChat: "Start a chat",
  services: "Services",
  explore: "Explore",
  contact: "Contact",
});

const sectionNames = translated(ownSectionNames, {
  home: "Home",
  features: "Services",
  news: "Articles",
  price: "Prices",
  portfolio: "Portfolio",
  partners: "Partners",
  contact: "Contact",
});

const pageNames = translated(ownPageNames, { blog: "Blog", privacyPolicy: "Privacy policy" });

const consent = translated(ownConsent, {
  label: "Consent to analytics",
  text: "May Google Analytics count your visits?",
  others: "May services of others measure our visits and ads in your browser?",
  more: "Privacy policy",
  agree: "Agree",
  refuse: "Decline",
});

const ownPageHead = translated(ownOwnPageHead, {
  title: "Oops! Something went wrong",
  text: "This page cannot be loaded yet. Wait a moment, then try again.",
  retry: "Try again",
});

const notFoundHead = translated(ownNotFound, {
  title: "Page not found - 404",
  text: "Sorry, the page that you are looking for does not exist or has moved.",
});

const notFound = translated(ownElsewhere, {
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
});

export const frameWords = [frame, shell, sectionNames, pageNames, consent, ownPageHead, notFoundHead, notFound];
