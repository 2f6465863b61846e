import type { User } from "../../domain/user.ts";
import type { Clock, SiteState } from "../ports.ts";
import type { UserRepository } from "../users.ts";

/**
 * Returns the present account, and keeps others from changing it until the transaction ends; null when it is gone, or
 * has another password than the one that was checked: the check takes long enough for a change in between.
 */
export async function lockedAs(
  { users, siteState }: Readonly<{ users: UserRepository; siteState: SiteState }>,
  checked: User,
): Promise<User | null> {
  await siteState.lock();
  const user = await users.findById(checked.id);
  return user?.passwordHash === checked.passwordHash ? user : null;
}

export const storeHash = (
  { users, now }: Readonly<{ users: UserRepository; now: Clock }>,
  user: User,
  passwordHash: string,
): Promise<User> => users.update({ ...user, passwordHash, updatedAt: now() });
