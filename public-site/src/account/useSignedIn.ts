import type { StoredUserInfo } from "@etalase/contracts/auth";
import { useEffect, useState } from "react";
import { enterDashboard, storedUser } from "./session.ts";

/** The signed-in account that may not enter the dashboard, if there is one; staff are sent on to it. */
export function useSignedIn() {
  const [user, setUser] = useState<StoredUserInfo>();
  useEffect(() => {
    const stored = storedUser();
    if (stored && !enterDashboard(stored)) setUser(stored);
  }, []);
  return [user, setUser] as const;
}
