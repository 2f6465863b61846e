import type { User } from "@etalase/contracts/accounts/users.schema";
import { useGetList } from "react-admin";
import { isSuperadmin } from "./session.ts";

/** Those who wait for approval, as many as are named, and how many they are. Only superadmins ask. */
export const useWaitingAccounts = () =>
  useGetList<User>(
    "users",
    { pagination: { page: 1, perPage: 3 }, filter: { status: "waiting" } },
    // Not on a timer: that alone would keep the session alive.
    { enabled: isSuperadmin(), retry: false, staleTime: 60_000 },
  );
