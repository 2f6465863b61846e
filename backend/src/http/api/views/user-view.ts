import type { User as UserView } from "@etalase/contracts/accounts/users.schema";
import type { User } from "../../../domain/user.ts";

/** An account without its password; `twoFactor` says whether it signs in by a second factor, where that is told. */
export const userView = (
  { id, name, username, email, role, disabled, lastSignInAt, createdAt, updatedAt }: User,
  twoFactor?: boolean,
): UserView => ({
  _id: id,
  id,
  name,
  username,
  email,
  role,
  disabled,
  ...(twoFactor === undefined ? {} : { twoFactor }),
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
