import type { DashboardLanguage } from "@etalase/contracts/auth";
import type { Words } from "../account/words/english.ts";

/** The language of an account page, and the page's words in it. */
export type Account = Words["account"] &
  Readonly<{
    language: DashboardLanguage;
    /** The language, when the address names it. Links to other account pages then name it, too. */
    chosen?: DashboardLanguage;
  }>;
