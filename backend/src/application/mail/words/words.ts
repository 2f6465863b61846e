import type { DashboardLanguage } from "@etalase/contracts/auth";
import { english, type Words } from "./english.ts";
import { indonesian } from "./indonesian.ts";

/** The sentences of mails to staff, by language. */
export const wordsIn: Readonly<Record<DashboardLanguage, Words>> = { en: english, id: indonesian };
