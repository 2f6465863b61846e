import type { DashboardLanguage } from "@etalase/contracts/auth";
import { english, type Words } from "./english.ts";
import { indonesian } from "./indonesian.ts";

/** The words of the account pages, by language. Only the server loads them. */
export const wordsIn: Readonly<Record<DashboardLanguage, Words>> = { en: english, id: indonesian };
