import { authLimits, type StoredUserInfo } from "@etalase/contracts/auth";
import { paths } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { AccountForm } from "../../account/AccountForm.tsx";
import { accountPage } from "../../account/accountPage.tsx";
import { account } from "../../account/copy.ts";
import { Field, PasswordField } from "../../account/Field.tsx";
import { useAccountForm } from "../../account/useAccountForm.ts";
import { useSite } from "../../site/site.ts";

const { register, fields } = account;

const checkRepeat = ({ password, confirmPassword }: Readonly<Record<string, string>>) => {
  if (!confirmPassword) return { confirmPassword: messages.required(fields.confirmPassword) };
  return confirmPassword === password ? undefined : { confirmPassword: messages.auth.passwordsDiffer };
};

const SwitchToLogin = () => (
  <p className="account-switch">
    {`${register.switchText} `}
    <a href={paths.login}>{register.switchLink}</a>
  </p>
);

function RegisterForm({ signedIn }: Readonly<{ signedIn: (user: StoredUserInfo) => void }>) {
  const form = useAccountForm({
    path: "/api/auth/register",
    schema: "registerInput",
    fallback: messages.auth.registerFailed,
    check: checkRepeat,
    signedIn,
  });
  const { errors } = form;
  return (
    <>
      <h1>{register.title}</h1>
      <p className="account-text">{register.text}</p>
      <AccountForm form={form} submit={register.submit} submitting={messages.auth.creatingAccount}>
        <Field name="name" label={fields.name} error={errors.name} autoComplete="name" />
        <Field name="username" label={fields.username} error={errors.username} autoComplete="username" />
        <Field name="email" label={fields.email} error={errors.email} autoComplete="email" type="email" />
        <PasswordField
          name="password"
          label={fields.password}
          error={errors.password}
          hint={fields.passwordHint(authLimits.passwordMin)}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label={fields.confirmPassword}
          error={errors.confirmPassword}
          autoComplete="new-password"
        />
      </AccountForm>
      <SwitchToLogin />
    </>
  );
}

const Closed = () => (
  <>
    <h1>{messages.auth.closed}</h1>
    <p className="account-text">{register.closedText}</p>
    <SwitchToLogin />
  </>
);

const Registration = ({ signedIn }: Readonly<{ signedIn: (user: StoredUserInfo) => void }>) =>
  useSite().registration === "open" ? <RegisterForm signedIn={signedIn} /> : <Closed />;

export const page = accountPage({ copy: register, path: paths.register, Form: Registration });
