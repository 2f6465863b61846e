import type { StoredUserInfo } from "@etalase/contracts/auth";
import { account } from "./copy.ts";
import { logOut } from "./session.ts";

const { waiting } = account;

/** Shown to an account without a role in the dashboard. */
export const Waiting = ({ user, left }: Readonly<{ user: StoredUserInfo; left: () => void }>) => (
  <div role="status">
    <h1>{waiting.title}</h1>
    <p className="account-text">{waiting.text(user.name || user.username || waiting.stranger)}</p>
    <p className="account-text">{waiting.again}</p>
    <button type="button" className="button button-line" onClick={() => void logOut(user).then(left)}>
      {waiting.logout}
    </button>
  </div>
);
