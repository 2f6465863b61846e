import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useLacking } from "../data/lacking.ts";
import { accountPath } from "../data/session.ts";

/**
 * Whoever lacks the second factor that is demanded has no other screen than the account's: the server answers their
 * reads as it answers visitors, so that any other one would seem to work.
 */
export function TwoFactorFirst({ children }: { children: ReactNode }) {
  const lacking = useLacking();
  const { pathname } = useLocation();
  return lacking && pathname !== accountPath ? <Navigate to={accountPath} replace /> : children;
}
