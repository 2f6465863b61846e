import { languageKey, type StoredUserInfo, userInfoKey } from "@etalase/contracts/auth";
import { inLanguage } from "@etalase/contracts/site/page-language";
import { paths } from "@etalase/contracts/site/paths";
import { type ReactNode, useEffect, useState } from "react";
import type { Page } from "../page/page.ts";
import type { Account } from "../site/site.ts";
import { fill } from "../site/texts.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { enterDashboard, logOut, storedUser } from "./session.ts";
import { useAccount, wordsOf } from "./useAccount.ts";

/**
 * Lets in an account that was approved in the meantime. One whose session has ended signs in again, which lets it in as
 * well.
 */
async function letIn(user: StoredUserInfo, { chosen }: Account) {
  const { askAgain } = await import("./askAgain.ts");
  const now = await askAgain(user);
  if (now) enterDashboard(now);
  else {
    localStorage.removeItem(userInfoKey);
    location.replace(inLanguage(paths.login, chosen));
  }
}

/** Lets the dashboard follow a language that was chosen here. */
function keepLanguage({ chosen }: Account) {
  try {
    if (chosen) localStorage.setItem(languageKey, chosen);
  } catch {
    // Without room in the browser, the dashboard speaks its language.
  }
}

/** Returns the signed-in account that may not enter the dashboard, if any; staff are redirected to it. */
function useSignedIn() {
  const [user, setUser] = useState<StoredUserInfo>();
  const account = useAccount();
  useEffect(() => {
    keepLanguage(account);
    const stored = storedUser();
    if (!stored || enterDashboard(stored)) return;
    setUser(stored);
    // Without an answer, the page stays as it is.
    letIn(stored, account).catch(() => undefined);
  }, []);
  return [user, setUser] as const;
}

const lookMs = 10_000;

/** Shown to an account without a role in the dashboard, until it is approved. */
function Waiting({ user, left }: Readonly<{ user: StoredUserInfo; left: () => void }>) {
  const account = useAccount();
  const { title, text, stranger, again, logout } = account.waiting;
  useEffect(() => {
    const timer = setInterval(() => void letIn(user, account).catch(() => undefined), lookMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="status">
      <h1>{title}</h1>
      <p className="account-text">{fill(text, { name: user.name || user.username || stranger })}</p>
      <p className="account-text">{again}</p>
      <button type="button" className="button button-line" onClick={() => void logOut(user).then(left)}>
        {logout}
      </button>
    </div>
  );
}

type FormProps = Readonly<{ signedIn: (user: StoredUserInfo) => void }>;

type AccountPage = Readonly<{
  name: "login" | "register";
  /** The form for visitors who are not signed in. */
  Form(props: FormProps): ReactNode;
}>;

export function accountPage({ name, Form }: AccountPage): Page<null> {
  function View() {
    const [user, setUser] = useSignedIn();
    return user ? <Waiting user={user} left={() => setUser(undefined)} /> : <Form signedIn={setUser} />;
  }
  return {
    Frame: AccountFrame,
    kind: "account",
    load: async () => null,
    // The server replaces the visitor's query by one that holds the language alone.
    queryOf: (query) => query,
    head(_data, _place, site) {
      const words = wordsOf(site);
      return {
        title: `${words[name].title} | ${site.settings.siteName}`,
        description: words[name].description,
        canonical: paths[name],
        lang: words.language,
        noindex: true,
      };
    },
    View,
  };
}
