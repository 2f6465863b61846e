import type { Account } from "../site/site.ts";
import { type ShownSite, useSite } from "../site/site.ts";

/** Returns the words of the account page, in its language. @throws for a site that was loaded for another page */
export function wordsOf({ account }: Pick<ShownSite, "account">): Account {
  if (!account) throw new Error("An account page needs its words");
  return account;
}

export const useAccount = (): Account => wordsOf(useSite());
