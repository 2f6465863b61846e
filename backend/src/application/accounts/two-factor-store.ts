import { DomainError } from "../../domain/errors.ts";
import { noTwoFactor, type TwoFactor } from "../../domain/two-factor.ts";
import type { User } from "../../domain/user.ts";
import type { SiteState, Transaction } from "../ports.ts";
import type { UserRepository } from "../users.ts";

export interface TwoFactorRepository {
  find(userId: string): Promise<TwoFactor | null>;
  save(twoFactor: TwoFactor): Promise<void>;
  remove(userId: string): Promise<void>;
  /** Returns those of the accounts with two-factor sign-in. */
  enabledAmong(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export type StoreNeeds = Readonly<{
  twoFactors: TwoFactorRepository;
  users: UserRepository;
  siteState: SiteState;
  transaction: Transaction;
}>;

/** Changes the stored data of an account, one call after the other. */
export const changeTwoFactor = <T>(
  { twoFactors, users, siteState, transaction }: StoreNeeds,
  { id }: User,
  work: (stored: TwoFactor) => Promise<T>,
): Promise<T> =>
  transaction(async () => {
    await siteState.lock();
    if (!(await users.findById(id))) throw new DomainError("unauthenticated");
    return work((await twoFactors.find(id)) ?? noTwoFactor(id));
  });
