import type { User } from "@etalase/contracts/users.schema";
import { useCallback, useEffect, useState } from "react";
import { loadAccount } from "./accountApi.ts";

/** The signed-in account as the server knows it. */
export function useAccount() {
  const [user, setUser] = useState<User>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setUser(await loadAccount());
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { user, failed, load };
}
