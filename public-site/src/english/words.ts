import type { Words } from "../site/texts.ts";
import { articleWords } from "./articles.ts";
import { contactWords } from "./contact.ts";
import { frameWords } from "./frame.ts";
import { homeWords } from "./home.ts";
import { projectWords } from "./projects.ts";

/** The English words of the pages that are there in English, by the beginnings of their keys. */
export const englishWords: Readonly<Record<string, Words>> = Object.fromEntries([
  ...frameWords,
  ...homeWords,
  ...contactWords,
  ...articleWords,
  ...projectWords,
]);
