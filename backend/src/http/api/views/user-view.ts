import type { User as UserView } from "@etalase/contracts/accounts/users.schema";
import type { User } from "../../../domain/user.ts";

/** An account without its password. */
export const userView = ({
  id,
  name,
  username,
  email,
  role,
  disabled,
  lastSignInAt,
  createdAt,
  updatedAt,
}: User): UserView => ({
  _id: id,
  id,
  name,
  username,
  email,
  role,
  disabled,
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
