import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useLacking } from "../kit/data/lacking.ts";
import { accountPath } from "../kit/data/session.ts";

/**
 * Restricts an account without its required second factor to the account screen: the server answers its requests like a
 * visitor's, so any other screen would only seem to work.
 */
export function TwoFactorFirst({ children }: { children: ReactNode }) {
  const lacking = useLacking();
  const { pathname } = useLocation();
  return lacking && pathname !== accountPath ? <Navigate to={accountPath} replace /> : children;
}
