import type { User } from "@etalase/contracts/accounts/users.schema";
import { useGetList } from "react-admin";
import { isSuperadmin } from "./session.ts";

/** The first accounts that wait for approval, and how many there are. Only superadmins query them. */
export const useWaitingAccounts = () =>
  useGetList<User>(
    "users",
    { pagination: { page: 1, perPage: 3 }, filter: { status: "waiting" } },
    // Without a timer, which alone would keep the session alive.
    { enabled: isSuperadmin(), retry: false, staleTime: 60_000 },
  );
