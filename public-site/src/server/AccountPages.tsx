import type { AccountMessage, AccountPage } from "@etalase/contracts/account-pages";
import { roleWords } from "@etalase/contracts/accounts/people";
import { authLimits, roleNames } from "@etalase/contracts/auth";
import { paths } from "@etalase/contracts/site/paths";
import type { ReactNode } from "react";
import { account } from "../account/copy.ts";
import { Icon } from "../components/Icon.tsx";
import { useSite } from "../site/site.ts";
import { linkPages as copy } from "./accountCopy.ts";

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

const { fields } = account;

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

const Passwords = ({ errors }: Readonly<{ errors: Errors }>) => (
  <>
    <Field
      name="password"
      label={fields.password}
      errors={errors}
      hint={fields.passwordHint(authLimits.passwordMin)}
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

type Shown<K extends AccountPage["kind"]> = Extract<AccountPage, Readonly<{ kind: K }>>;

const Invitation = ({ name, role, username, errors = {}, alert }: Shown<"invitation">) => (
  <>
    <h1>{copy.invitation.title}</h1>
    <p className="account-text">{copy.invitation.text(name, useSite().settings.siteName)}</p>
    <p className="account-text">
      <strong>{copy.invitation.role(roleNames[role])}.</strong> {roleWords[role]}
    </p>
    <Form alert={alert} submit={copy.invitation.submit}>
      <Field
        name="username"
        label={fields.username}
        errors={errors}
        hint={copy.invitation.usernameHint}
        autoComplete="username"
        value={username}
      />
      <Passwords errors={errors} />
    </Form>
  </>
);

const ResetPassword = ({ username, errors = {}, alert }: Shown<"resetPassword">) => (
  <>
    <h1>{copy.resetPassword.title}</h1>
    <p className="account-text">{copy.resetPassword.text(username)}</p>
    <Form alert={alert} submit={copy.resetPassword.submit}>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <Passwords errors={errors} />
    </Form>
  </>
);

const ForgotPassword = ({ isMailSetUp, email, errors = {}, alert }: Shown<"forgotPassword">) => (
  <>
    <h1>{copy.forgotPassword.title}</h1>
    {isMailSetUp ? (
      <>
        <p className="account-text">{copy.forgotPassword.text}</p>
        <Form alert={alert} submit={copy.forgotPassword.submit}>
          <Field name="email" label={fields.email} errors={errors} type="email" autoComplete="email" value={email} />
        </Form>
      </>
    ) : (
      <p className="account-text">{copy.forgotPassword.noMail}</p>
    )}
    <p className="account-switch">
      <a href={paths.login}>{copy.forgotPassword.back}</a>
    </p>
  </>
);

const ConfirmEmail = ({ email, errors, alert = errors?.email }: Shown<"confirmEmail">) => (
  <>
    <h1>{copy.confirmEmail.title}</h1>
    <p className="account-text">{copy.confirmEmail.text(email)}</p>
    <Form alert={alert} submit={copy.confirmEmail.submit}>
      {null}
    </Form>
  </>
);

const Message = ({ kind }: Readonly<{ kind: AccountMessage }>) => (
  <>
    <h1>{copy[kind].title}</h1>
    <p className="account-text">{copy[kind].text}</p>
    <a className={kind === "goneLink" ? "button button-line" : "button button-main"} href={paths.login}>
      {copy.toLogin}
    </a>
  </>
);

/** The page that a link leads to, without its frame. */
export function AccountLinkPage({ page }: Readonly<{ page: AccountPage }>) {
  if (page.kind === "invitation") return <Invitation {...page} />;
  if (page.kind === "resetPassword") return <ResetPassword {...page} />;
  if (page.kind === "forgotPassword") return <ForgotPassword {...page} />;
  if (page.kind === "confirmEmail") return <ConfirmEmail {...page} />;
  return <Message kind={page.kind} />;
}
