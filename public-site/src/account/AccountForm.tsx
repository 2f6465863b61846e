import type { ReactNode } from "react";
import { Icon } from "../components/Icon.tsx";
import { account } from "./copy.ts";
import type { useAccountForm } from "./useAccountForm.ts";

const Providers = () => (
  <>
    <p className="or-divider">
      <span>{account.or}</span>
    </p>
    <div className="providers">
      {account.providers.map(({ name, icon }) => (
        <button key={name} type="button" className="button button-line" disabled>
          <Icon name={icon} />
          {name}
          <small lang="id">{account.soon}</small>
        </button>
      ))}
    </div>
  </>
);

type AccountFormProps = Readonly<{
  form: ReturnType<typeof useAccountForm>;
  submit: string;
  submitting: string;
  /** Further links below the button. */
  after?: ReactNode;
  children: ReactNode;
}>;

/** A form with the given fields: the alert above them, the button and other ways to sign in below. */
export const AccountForm = ({ form, submit, submitting, after, children }: AccountFormProps) => (
  <>
    <form {...form.props}>
      <div role="alert" tabIndex={-1}>
        {form.alert ? (
          <p className="alert">
            <Icon name="circle-alert" />
            {form.alert}
          </p>
        ) : null}
      </div>
      {children}
      <button type="submit" className="button button-main" disabled={form.submitting || !form.isReady}>
        {form.submitting ? submitting : submit}
      </button>
      {after}
      <p className="alert needs-script">{account.needsScript}</p>
    </form>
    {form.asksCode ? null : <Providers />}
  </>
);
