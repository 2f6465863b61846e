import type { StoredUserInfo } from "@etalase/contracts/auth";
import { paths } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { useEffect, useState } from "react";
import { AccountForm } from "../../account/AccountForm.tsx";
import { accountPage } from "../../account/accountPage.tsx";
import { account } from "../../account/copy.ts";
import { Field, PasswordField } from "../../account/Field.tsx";
import { isSentBack } from "../../account/session.ts";
import { useAccountForm } from "../../account/useAccountForm.ts";
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
      <p className="account-text" role="status">
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
        <p className="account-switch">
          {`${login.switchText} `}
          <a href={paths.register}>{login.switchLink}</a>
        </p>
      ) : null}
    </>
  );
}

export const page = accountPage({ copy: login, path: paths.login, Form: LoginForm });
