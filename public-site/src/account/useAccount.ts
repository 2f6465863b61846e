import type { Account } from "../site/account.ts";
import { useSite } from "../site/site.ts";

/** Returns the words of the account page, in its language. */
export function useAccount(): Account {
  const { account } = useSite();
  if (!account) throw new Error("An account page needs its words");
  return account;
}
