import { authLimits, passwordForm, type StoredUserInfo } from "@etalase/contracts/auth";
import { inLanguage } from "@etalase/contracts/site/page-language";
import { paths } from "@etalase/contracts/site/paths";
import { AccountForm } from "../../account/AccountForm.tsx";
import { accountPage } from "../../account/accountPage.tsx";
import { Field, PasswordField } from "../../account/Field.tsx";
import { useAccount } from "../../account/useAccount.ts";
import { type Check, useAccountForm } from "../../account/useAccountForm.ts";
import { useSite } from "../../site/site.ts";
import { fill } from "../../site/texts.ts";

const checkRepeat: Check = ({ password, confirmPassword }, { required, fields, register }) => {
  if (!confirmPassword) return { confirmPassword: fill(required, { field: fields.confirmPassword }) };
  return passwordForm(confirmPassword) === passwordForm(password ?? "")
    ? undefined
    : { confirmPassword: register.passwordsDiffer };
};

/** The setup code is required when its field is shown. */
const checkAll: Check = (values, account) => ({
  ...(values.setupCode?.trim() === ""
    ? { setupCode: fill(account.required, { field: account.fields.setupCode }) }
    : {}),
  ...checkRepeat(values, account),
});

function SwitchToLogin() {
  const { register, chosen } = useAccount();
  return (
    <p className="account-switch">
      {`${register.switchText} `}
      <a href={inLanguage(paths.login, chosen)}>{register.switchLink}</a>
    </p>
  );
}

function RegisterForm({ signedIn }: Readonly<{ signedIn: (user: StoredUserInfo) => void }>) {
  const form = useAccountForm({ name: "register", check: checkAll, signedIn });
  const { register, fields } = useAccount();
  const { errors } = form;
  const { awaitsFirstAccount = false, wantsSetupCode = false } = useSite();
  return (
    <>
      <h1>{awaitsFirstAccount ? register.firstTitle : register.title}</h1>
      <p className="account-text">
        {awaitsFirstAccount ? register.firstText : register.text}
        {wantsSetupCode ? ` ${register.codeText}` : null}
      </p>
      <AccountForm form={form}>
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
          hint={fill(fields.passwordHint, { min: authLimits.passwordMin })}
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

function Closed() {
  const { closed, closedText } = useAccount().register;
  return (
    <>
      <h1>{closed}</h1>
      <p className="account-text">{closedText}</p>
      <SwitchToLogin />
    </>
  );
}

function Registration({ signedIn }: Readonly<{ signedIn: (user: StoredUserInfo) => void }>) {
  const { registration, wantsSetupCode } = useSite();
  return registration === "open" || wantsSetupCode ? <RegisterForm signedIn={signedIn} /> : <Closed />;
}

export const page = accountPage({ name: "register", Form: Registration });
