import type { Letter } from "../../domain/mail.ts";
import type { User } from "../../domain/user.ts";
import type { OwnerNotices } from "../credentials.ts";
import type { AccountLetters } from "../mail/account-letters.ts";
import type { Outbox } from "../mail/outbox.ts";

type Needs = Readonly<{ outbox: Outbox; letters: AccountLetters }>;

/** Sends notices by mail, to the account's address. */
export function createOwnerNotices({ outbox, letters }: Needs): OwnerNotices {
  const send = async ({ email }: User, letter: () => Promise<Letter>) => {
    if (outbox.isSetUp && email) await outbox.put({ to: email, ...(await letter()) });
  };
  return {
    twoFactorChanged: (user, change) => send(user, () => letters.twoFactorChanged(user, change)),
    newBrowser: (user, session) => send(user, () => letters.newBrowser(user, session)),
  };
}
