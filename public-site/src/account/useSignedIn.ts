import { type StoredUserInfo, userInfoKey } from "@etalase/contracts/auth";
import { paths } from "@etalase/contracts/site/paths";
import { useEffect, useState } from "react";
import { enterDashboard, storedUser } from "./session.ts";

/** Whoever waited and was approved meanwhile is let in; whose session has ended signs in again, and is let in by that. */
async function letIn(user: StoredUserInfo) {
  const { askAgain } = await import("./askAgain.ts");
  const now = await askAgain(user);
  if (now) enterDashboard(now);
  else {
    localStorage.removeItem(userInfoKey);
    location.replace(paths.login);
  }
}

/** The signed-in account that may not enter the dashboard, if there is one; staff are sent on to it. */
export function useSignedIn() {
  const [user, setUser] = useState<StoredUserInfo>();
  useEffect(() => {
    const stored = storedUser();
    if (!stored || enterDashboard(stored)) return;
    setUser(stored);
    // Without an answer the page goes on saying what it said.
    letIn(stored).catch(() => undefined);
  }, []);
  return [user, setUser] as const;
}
