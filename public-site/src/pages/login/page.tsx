import type { StoredUserInfo } from "@etalase/contracts/auth";
import { messages } from "@etalase/contracts/messages";
import { paths } from "@etalase/contracts/paths";
import { useEffect, useState } from "react";
import { AccountForm } from "../../account/AccountForm.tsx";
import { AccountFrame } from "../../account/AccountFrame.tsx";
import { account } from "../../account/copy.ts";
import { Field, PasswordField } from "../../account/Field.tsx";
import { isSentBack } from "../../account/session.ts";
import { useAccountForm } from "../../account/useAccountForm.ts";
import { useSignedIn } from "../../account/useSignedIn.ts";
import { Waiting } from "../../account/Waiting.tsx";
import type { Page } from "../../page/page.ts";
import { useSite } from "../../site/site.ts";

const { login, fields } = account;

function LoginForm({ signedIn }: Readonly<{ signedIn: (user: StoredUserInfo) => void }>) {
  const { registration } = useSite();
  // Only the browser knows.
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => setHasEnded(isSentBack()), []);
  const form = useAccountForm({
    path: "/api/auth/login",
    schema: "loginInput",
    fallback: messages.auth.loginFailed,
    signedIn,
  });
  return (
    <>
      <h1>{login.title}</h1>
      <p className="acc-text" role="status">
        {hasEnded ? login.endedText : login.text}
      </p>
      <AccountForm form={form} submit={login.submit} submitting={messages.auth.signingIn}>
        <Field name="username" label={fields.username} error={form.errors.username} autoComplete="username" />
        <PasswordField
          name="password"
          label={fields.password}
          error={form.errors.password}
          autoComplete="current-password"
        />
      </AccountForm>
      {registration === "open" ? (
        <p className="acc-switch">
          {`${login.switchText} `}
          <a href={paths.register}>{login.switchLink}</a>
        </p>
      ) : null}
    </>
  );
}

function LoginView() {
  const [user, setUser] = useSignedIn();
  return user ? <Waiting user={user} left={() => setUser(undefined)} /> : <LoginForm signedIn={setUser} />;
}

export const page: Page<null> = {
  Frame: AccountFrame,
  kind: "account",
  lang: "en",
  load: async () => null,
  head: (_data, _place, { settings }) => ({
    title: `${login.title} | ${settings.siteName}`,
    description: login.description,
    canonical: paths.login,
    noindex: true,
  }),
  View: () => <LoginView />,
};
