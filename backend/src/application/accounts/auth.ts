import { createFirstAccount, type FirstAccount, type JoiningNeeds } from "./first-account.ts";
import { createTerminalHelp, type TerminalHelp } from "./from-terminal.ts";
import { createOwnAccount, type OwnAccount, type OwnAccountNeeds } from "./own-account.ts";
import { createSignIn, type SignIn, type SignInNeeds } from "./sign-in.ts";

/** All ways to get into an account and out of it. */
export type AuthService = FirstAccount & SignIn & OwnAccount & TerminalHelp;

export const createAuthService = (needs: SignInNeeds & OwnAccountNeeds & JoiningNeeds): AuthService =>
  Object.assign(createFirstAccount(needs), createSignIn(needs), createOwnAccount(needs), createTerminalHelp(needs));
