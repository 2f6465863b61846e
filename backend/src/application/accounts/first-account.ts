import type { RegisterInput } from "@etalase/contracts/auth.schema";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { messages } from "@etalase/contracts/text/messages";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { terminal, type User } from "../../domain/user.ts";
import { accountOf, createSignInRefusalLog } from "../audit.ts";
import type { Origin } from "../login-limits.ts";
import { beginSession, type SessionNeeds, welcome } from "./sessions.ts";

/**
 * The setup code, with which the first account becomes superadmin. Required when strangers could be faster; when
 * registration is closed, the code opens it for that one account.
 */
type Setup = Readonly<{ isRequired: boolean; matches(code: string): boolean }>;

export type JoiningNeeds = SessionNeeds & Readonly<{ registration: "open" | "closed"; setup: Setup }>;

const closed = () => new DomainError("forbidden", { message: messages.auth.closed });

/** @throws {DomainError} under `setupCode` */
function checkSetupCode(setup: Setup, code: string | undefined) {
  if (!code) throw invalidField("setupCode", accountMessages.setupCodeWanted);
  if (!setup.matches(code)) throw invalidField("setupCode", accountMessages.setupCodeWrong);
}

/** Makes the superadmin of the configuration on an empty site. Does nothing when accounts exist. */
const createBootstrap =
  ({ users, makeAccount, exclusively, audit }: JoiningNeeds) =>
  async (input: RegisterInput): Promise<boolean> => {
    if ((await users.count()) > 0) return false;
    const user = await makeAccount(input, { role: "superadmin" });
    return exclusively(async () => {
      if ((await users.count()) > 0) return false;
      await users.insert(user);
      await audit.record(terminal, [{ ...accountOf(user), action: "register", detail: { role: user.role } }]);
      return true;
    });
  };

/** Registration, and the first account of an empty site. */
export function createFirstAccount(needs: JoiningNeeds) {
  const { users, makeAccount, signUpLimits, siteState, exclusively, audit, setup } = needs;
  const loggingRefusals = createSignInRefusalLog(audit);
  const mayBeUser = needs.registration === "open";
  const wantsSetupCode = setup.isRequired || !mayBeUser;
  let maybeEmpty = true;
  // A site that has an account never loses all of them, since its last superadmin stays.
  const isEmptySite = async () => {
    maybeEmpty = maybeEmpty && (await users.count()) === 0;
    return maybeEmpty;
  };

  /** Stores an account that registers; the first one becomes superadmin. */
  const admit = (user: User, origin: Origin) =>
    exclusively(async () => {
      const first = (await users.count()) === 0;
      if (!first && !mayBeUser) throw closed();
      const account: User = { ...user, role: first ? "superadmin" : user.role, lastSignInAt: user.createdAt };
      await users.insert(account);
      // From now on pages no longer speak of the first account, nor ask for its code.
      if (first) await siteState.contentChanged();
      const session = await beginSession(needs, account, origin);
      const act = { ...accountOf(account), action: "register", detail: { role: account.role } } as const;
      await audit.record({ user: account, ip: origin.ip }, [act]);
      return { account, session };
    });

  const join = async (input: RegisterInput, origin: Origin) => {
    const isEmpty = await isEmptySite();
    if (!mayBeUser && !(isEmpty && input.setupCode)) throw closed();
    await signUpLimits("register", origin.ip);
    if (isEmpty && wantsSetupCode) checkSetupCode(setup, input.setupCode);
    return welcome(needs, await admit(await makeAccount(input, { role: "user" }), origin), origin);
  };

  return {
    /** Registers an account. The first one of an empty site becomes its superadmin; all others wait as "user". */
    register: (input: RegisterInput, origin: Origin) =>
      loggingRefusals({ action: "register", name: "", user: null, ip: origin.ip }, () => join(input, origin)),

    hasAccounts: async () => !(await isEmptySite()),

    /** Tells whether the next account is the first one and must have the code. */
    wantsSetupCode: async () => wantsSetupCode && (await isEmptySite()),

    bootstrap: createBootstrap(needs),
  };
}
