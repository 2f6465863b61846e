import type { Words } from "../site/texts.ts";
import { article, articleHead, blog, blogHead, listHead, pagination, post } from "./articles.ts";
import { contact, office, sent } from "./contact.ts";
import { consent, frame, notFound, notFoundHead, ownPageHead, pageNames, sectionNames, shell } from "./frame.ts";
import { home, homeHead, showcases } from "./home.ts";
import { caseStudy, portfolio, portfolioHead, project, projectHead } from "./projects.ts";

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
  blog,
  "blog.head": blogHead,
  article,
  "article.head": articleHead,
  "article.card": post,
  portfolio,
  "portfolio.head": portfolioHead,
  project: caseStudy,
  "project.head": projectHead,
  "project.card": project,
  lists: pagination,
  "lists.head": listHead,
  "ownPage.head": ownPageHead,
  notFound,
  "notFound.head": notFoundHead,
};
