import { authLimits, type StoredUserInfo } from "@etalase/contracts/auth";
import { paths } from "@etalase/contracts/site/paths";
import { authMessages, required } from "@etalase/contracts/text/account-messages";
import { AccountForm } from "../../account/AccountForm.tsx";
import { accountPage } from "../../account/accountPage.tsx";
import { account } from "../../account/copy.ts";
import { Field, PasswordField } from "../../account/Field.tsx";
import { useAccountForm } from "../../account/useAccountForm.ts";
import { useSite } from "../../site/site.ts";

const { register, fields } = account;

type Values = Readonly<Record<string, string>>;

const checkRepeat = ({ password, confirmPassword }: Values) => {
  if (!confirmPassword) return { confirmPassword: required(fields.confirmPassword) };
  return confirmPassword === password ? undefined : { confirmPassword: authMessages.passwordsDiffer };
};

/** The setup code is required when its field is shown. */
const checkAll = (values: Values) => ({
  ...(values.setupCode?.trim() === "" ? { setupCode: required(fields.setupCode) } : {}),
  ...checkRepeat(values),
});

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
    fallback: authMessages.registerFailed,
    check: checkAll,
    signedIn,
  });
  const { errors } = form;
  const { awaitsFirstAccount = false, wantsSetupCode = false } = useSite();
  return (
    <>
      <h1>{awaitsFirstAccount ? register.firstTitle : register.title}</h1>
      <p className="account-text">
        {awaitsFirstAccount ? register.firstText : register.text}
        {wantsSetupCode ? ` ${register.codeText}` : null}
      </p>
      <AccountForm form={form} submit={register.submit} submitting={authMessages.creatingAccount}>
        {wantsSetupCode ? (
          <Field
            name="setupCode"
            label={fields.setupCode}
            error={errors.setupCode}
            hint={fields.setupCodeHint}
            autoComplete="off"
            autoFocus
          />
        ) : null}
        <Field name="name" label={fields.name} error={errors.name} autoComplete="name" autoFocus={!wantsSetupCode} />
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
    <h1>{authMessages.closed}</h1>
    <p className="account-text">{register.closedText}</p>
    <SwitchToLogin />
  </>
);

function Registration({ signedIn }: Readonly<{ signedIn: (user: StoredUserInfo) => void }>) {
  const { registration, wantsSetupCode } = useSite();
  return registration === "open" || wantsSetupCode ? <RegisterForm signedIn={signedIn} /> : <Closed />;
}

export const page = accountPage({ copy: register, path: paths.register, Form: Registration });
