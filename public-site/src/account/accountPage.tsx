import { type StoredUserInfo, userInfoKey } from "@etalase/contracts/auth";
import { paths } from "@etalase/contracts/site/paths";
import { type ReactNode, useEffect, useState } from "react";
import type { Page } from "../page/page.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { account } from "./copy.ts";
import { enterDashboard, logOut, storedUser } from "./session.ts";

/**
 * Lets in an account that was approved in the meantime. One whose session has ended signs in again, which lets it in as
 * well.
 */
async function letIn(user: StoredUserInfo) {
  const { askAgain } = await import("./askAgain.ts");
  const now = await askAgain(user);
  if (now) enterDashboard(now);
  else {
    localStorage.removeItem(userInfoKey);
    location.replace(paths.login);
  }
}

/** Returns the signed-in account that may not enter the dashboard, if any; staff are redirected to it. */
function useSignedIn() {
  const [user, setUser] = useState<StoredUserInfo>();
  useEffect(() => {
    const stored = storedUser();
    if (!stored || enterDashboard(stored)) return;
    setUser(stored);
    // Without an answer, the page stays as it is.
    letIn(stored).catch(() => undefined);
  }, []);
  return [user, setUser] as const;
}

const { waiting } = account;

/** Shown to an account without a role in the dashboard. */
const Waiting = ({ user, left }: Readonly<{ user: StoredUserInfo; left: () => void }>) => (
  <div role="status">
    <h1>{waiting.title}</h1>
    <p className="account-text">{waiting.text(user.name || user.username || waiting.stranger)}</p>
    <p className="account-text">{waiting.again}</p>
    <button type="button" className="button button-line" onClick={() => void logOut(user).then(left)}>
      {waiting.logout}
    </button>
  </div>
);

type FormProps = Readonly<{ signedIn: (user: StoredUserInfo) => void }>;

type AccountPage = Readonly<{
  copy: Readonly<{ title: string; description: string }>;
  path: string;
  /** The form for visitors who are not signed in. */
  Form(props: FormProps): ReactNode;
}>;

export function accountPage({ copy, path, Form }: AccountPage): Page<null> {
  function View() {
    const [user, setUser] = useSignedIn();
    return user ? <Waiting user={user} left={() => setUser(undefined)} /> : <Form signedIn={setUser} />;
  }
  return {
    Frame: AccountFrame,
    kind: "account",
    lang: "en",
    load: async () => null,
    head: (_data, _place, { settings }) => ({
      title: `${copy.title} | ${settings.siteName}`,
      description: copy.description,
      canonical: path,
      noindex: true,
    }),
    View,
  };
}
