import { type StoredUserInfo, userInfoKey } from "@etalase/contracts/auth";
import { paths } from "@etalase/contracts/site/paths";
import { useEffect, useState } from "react";
import { enterDashboard, storedUser } from "./session.ts";

/**
 * Lets in an account that was approved in the meantime. One whose session has ended signs in again, which lets it in as
 * well.
 */
async function letIn(user: StoredUserInfo) {
  const { askAgain } = await import("./askAgain.ts");
  const now = await askAgain(user);
  if (now) enterDashboard(now);
  else {
    localStorage.removeItem(userInfoKey);
    location.replace(paths.login);
  }
}

/** Returns the signed-in account that may not enter the dashboard, if any; staff are redirected to it. */
export function useSignedIn() {
  const [user, setUser] = useState<StoredUserInfo>();
  useEffect(() => {
    const stored = storedUser();
    if (!stored || enterDashboard(stored)) return;
    setUser(stored);
    // Without an answer, the page stays as it is.
    letIn(stored).catch(() => undefined);
  }, []);
  return [user, setUser] as const;
}
