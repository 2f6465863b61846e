import type { StoredUserInfo } from "@etalase/contracts/auth";
import type { ReactNode } from "react";
import type { Page } from "../page/page.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { useSignedIn } from "./useSignedIn.ts";
import { Waiting } from "./Waiting.tsx";

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
