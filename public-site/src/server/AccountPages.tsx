import type { AccountMessage, AccountPage } from "@etalase/contracts/auth";
import { authLimits } from "@etalase/contracts/auth";
import { inLanguage } from "@etalase/contracts/site/page-language";
import { paths } from "@etalase/contracts/site/paths";
import type { ReactNode } from "react";
import { useAccount } from "../account/useAccount.ts";
import type { Words } from "../account/words/english.ts";
import { Icon } from "../components/Icon.tsx";
import { useSite } from "../site/site.ts";
import { fill } from "../site/texts.ts";

// Separate from the fields of login and register, which do more by script than these could.

type Errors = Readonly<Record<string, string>>;

type FieldProps = Readonly<{
  name: string;
  label: string;
  errors: Errors;
  hint?: string;
  type?: "password" | "email";
  autoComplete: string;
  value?: string | undefined;
}>;

function Field({ name, label, errors, hint, type, autoComplete, value }: FieldProps) {
  const error = errors[name];
  const notes = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
  const input = {
    id: name,
    name,
    autoComplete,
    autoCapitalize: "none" as const,
    spellcheck: false,
    required: true,
    defaultValue: value,
    // After a refusal, the first wrong field has the focus.
    autoFocus: Object.keys(errors)[0] === name,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": notes || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {type === "password" && <input type="password" {...input} />}
      {type === "email" && <input type="email" {...input} />}
      {type === undefined && <input {...input} />}
      {hint ? (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

type FormProps = Readonly<{ alert: string | undefined; submit: string; children: ReactNode }>;

const Form = ({ alert, submit, children }: FormProps) => (
  <form method="post">
    {alert ? (
      <div role="alert">
        <p className="alert">
          <Icon name="circle-alert" />
          {alert}
        </p>
      </div>
    ) : null}
    {children}
    <button type="submit" className="button button-main">
      {submit}
    </button>
  </form>
);

function Passwords({ errors }: Readonly<{ errors: Errors }>) {
  const { fields } = useAccount();
  return (
    <>
      <Field
        name="password"
        label={fields.password}
        errors={errors}
        hint={fill(fields.passwordHint, { min: authLimits.passwordMin })}
        type="password"
        autoComplete="new-password"
      />
      <Field
        name="confirmPassword"
        label={fields.confirmPassword}
        errors={errors}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}

type LinkWords = Words["links"];
type Shown<K extends AccountPage["kind"]> = Extract<AccountPage, Readonly<{ kind: K }>> &
  Readonly<{ words: LinkWords }>;

function Invitation({ name, role, username, errors = {}, alert, words }: Shown<"invitation">) {
  const { fields } = useAccount();
  const { title, text, role: yours, usernameHint, submit } = words.invitation;
  const { siteName } = useSite().settings;
  return (
    <>
      <h1>{title}</h1>
      <p className="account-text">{fill(text, { name, siteName })}</p>
      <p className="account-text">
        <strong>{fill(yours, { role: words.roles[role] })}</strong> {words.roleWords[role]}
      </p>
      <Form alert={alert} submit={submit}>
        <Field
          name="username"
          label={fields.username}
          errors={errors}
          hint={usernameHint}
          autoComplete="username"
          value={username}
        />
        <Passwords errors={errors} />
      </Form>
    </>
  );
}

const ResetPassword = ({ username, errors = {}, alert, words: { resetPassword } }: Shown<"resetPassword">) => (
  <>
    <h1>{resetPassword.title}</h1>
    <p className="account-text">{fill(resetPassword.text, { username })}</p>
    <Form alert={alert} submit={resetPassword.submit}>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <Passwords errors={errors} />
    </Form>
  </>
);

function ForgotPassword({
  isMailSetUp,
  email,
  errors = {},
  alert,
  words: { forgotPassword },
}: Shown<"forgotPassword">) {
  const { fields, chosen } = useAccount();
  return (
    <>
      <h1>{forgotPassword.title}</h1>
      {isMailSetUp ? (
        <>
          <p className="account-text">{forgotPassword.text}</p>
          <Form alert={alert} submit={forgotPassword.submit}>
            <Field name="email" label={fields.email} errors={errors} type="email" autoComplete="email" value={email} />
          </Form>
        </>
      ) : (
        <p className="account-text">{forgotPassword.noMail}</p>
      )}
      <p className="account-switch">
        <a href={inLanguage(paths.login, chosen)}>{forgotPassword.back}</a>
      </p>
    </>
  );
}

const ConfirmEmail = ({ email, errors, alert = errors?.email, words: { confirmEmail } }: Shown<"confirmEmail">) => (
  <>
    <h1>{confirmEmail.title}</h1>
    <p className="account-text">{fill(confirmEmail.text, { email })}</p>
    <Form alert={alert} submit={confirmEmail.submit}>
      {null}
    </Form>
  </>
);

function Message({ kind, words }: Readonly<{ kind: AccountMessage; words: LinkWords }>) {
  const login = inLanguage(paths.login, useAccount().chosen);
  return (
    <>
      <h1>{words[kind].title}</h1>
      <p className="account-text">{words[kind].text}</p>
      <a className={kind === "goneLink" ? "button button-line" : "button button-main"} href={login}>
        {words.toLogin}
      </a>
    </>
  );
}

/** The page that a link leads to, without its frame. */
export function AccountLinkPage({ page, words }: Readonly<{ page: AccountPage; words: LinkWords }>) {
  if (page.kind === "invitation") return <Invitation {...page} words={words} />;
  if (page.kind === "resetPassword") return <ResetPassword {...page} words={words} />;
  if (page.kind === "forgotPassword") return <ForgotPassword {...page} words={words} />;
  if (page.kind === "confirmEmail") return <ConfirmEmail {...page} words={words} />;
  return <Message kind={page.kind} words={words} />;
}
