import type { Words } from "../site/texts.ts";
import { contact, office, sent } from "./contact.ts";
import {
  article,
  consent,
  frame,
  notFound,
  notFoundHead,
  ownPageHead,
  pageNames,
  sectionNames,
  shell,
} from "./frame.ts";
import { home, homeHead, showcases } from "./home.ts";

/** The English words of the pages that are there in English, by the beginnings of their keys. */
export const englishWords: Readonly<Record<string, Words>> = {
  frame,
  "frame.shell": shell,
  "frame.sections": sectionNames,
  "frame.pages": pageNames,
  home,
  "home.head": homeHead,
  "home.showcases": showcases,
  contact,
  "contact.office": office,
  "contact.sent": sent,
  consent,
  article,
  "ownPage.head": ownPageHead,
  notFound,
  "notFound.head": notFoundHead,
};
