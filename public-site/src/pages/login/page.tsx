import type { StoredUserInfo } from "@etalase/contracts/auth";
import { inLanguage } from "@etalase/contracts/site/page-language";
import { forgotPasswordPath, paths } from "@etalase/contracts/site/paths";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { AccountForm } from "../../account/AccountForm.tsx";
import { accountPage } from "../../account/accountPage.tsx";
import { Field, PasswordField } from "../../account/Field.tsx";
import { isSentBack } from "../../account/session.ts";
import { useAccount } from "../../account/useAccount.ts";
import { type Check, type FieldErrors, useAccountForm } from "../../account/useAccountForm.ts";
import { useSite } from "../../site/site.ts";
import { fill } from "../../site/texts.ts";

type CodeStep = typeof import("../../account/CodeField.tsx");

/** Loads the second step on demand: most accounts never see it. */
function useCodeStep(asksCode: boolean, failed: () => void) {
  const [loaded, setLoaded] = useState<CodeStep>();
  useEffect(() => {
    if (asksCode) import("../../account/CodeField.tsx").then(setLoaded, failed);
  }, [asksCode]);
  return asksCode ? loaded : undefined;
}

/** Refused here, since an empty code would count as one of the few wrong ones allowed. */
const checkCode: Check = ({ code: typed }, { code, required }) =>
  typed?.trim() === "" ? { code: fill(required, { field: code.app.label }) } : undefined;

function Credentials({ errors, hidden }: Readonly<{ errors: FieldErrors; hidden: boolean }>) {
  const { login, fields, chosen } = useAccount();
  return (
    <div className="fields" hidden={hidden}>
      <Field name="username" label={fields.username} error={errors.username} autoComplete="username" autoFocus />
      <PasswordField name="password" label={fields.password} error={errors.password} autoComplete="current-password" />
      <a className="text-button account-forgot" href={inLanguage(forgotPasswordPath, chosen)}>
        {login.forgot}
      </a>
    </div>
  );
}

function LoginForm({ signedIn }: Readonly<{ signedIn: (user: StoredUserInfo) => void }>) {
  const { registration, awaitsFirstAccount = false } = useSite();
  const { login, register, code, chosen } = useAccount();
  // Only the browser knows, so it is set after hydration.
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => setHasEnded(isSentBack()), []);
  const form = useAccountForm({ name: "login", check: checkCode, signedIn });
  const { asksCode, errors, clear, startOver } = form;
  const welcome = hasEnded ? login.endedText : login.text;
  // The pressed button was unmounted, so the focus moves to the password.
  const wasAsked = useRef(false);
  useLayoutEffect(() => {
    if (wasAsked.current && !asksCode) document.getElementById("password")?.focus();
    wasAsked.current = asksCode;
  }, [asksCode]);
  const step = useCodeStep(asksCode, startOver);
  const [isRecovery, setIsRecovery] = useState(false);
  const change = () => {
    setIsRecovery(!isRecovery);
    clear();
  };
  return (
    <>
      <h1>{asksCode ? code.title : login.title}</h1>
      <p className="account-text" role="status">
        {asksCode ? code.text : welcome}
      </p>
      {awaitsFirstAccount ? (
        <p className="account-switch">
          {`${login.noneText} `}
          <a href={inLanguage(paths.register, chosen)}>{register.firstTitle}</a>
        </p>
      ) : null}
      <AccountForm form={form} after={step && <step.CodeWays {...{ isRecovery, change, startOver }} />}>
        {/* Hidden, because they are sent along with the code. */}
        <Credentials errors={errors} hidden={asksCode} />
        {step && <step.CodeField error={errors.code} isRecovery={isRecovery} />}
      </AccountForm>
      {registration === "open" && !awaitsFirstAccount && !asksCode && (
        <p className="account-switch">
          {`${login.switchText} `}
          <a href={inLanguage(paths.register, chosen)}>{login.switchLink}</a>
        </p>
      )}
    </>
  );
}

export const page = accountPage({ name: "login", Form: LoginForm });
