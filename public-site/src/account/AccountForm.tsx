import type { ReactNode } from "react";
import { Icon } from "../components/Icon.tsx";
import { useAccount } from "./useAccount.ts";
import type { useAccountForm } from "./useAccountForm.ts";

const providers = [
  { name: "Google", icon: "google" },
  { name: "GitHub", icon: "github" },
] as const;

function Providers() {
  const { or, soon } = useAccount();
  return (
    <>
      <p className="or-divider">
        <span>{or}</span>
      </p>
      <div className="providers">
        {providers.map(({ name, icon }) => (
          <button key={name} type="button" className="button button-line" disabled>
            <Icon name={icon} />
            {name}
            <small lang="id">{soon}</small>
          </button>
        ))}
      </div>
    </>
  );
}

type AccountFormProps = Readonly<{
  form: ReturnType<typeof useAccountForm>;
  /** Further links below the button. */
  after?: ReactNode;
  children: ReactNode;
}>;

/** A form with the given fields: the alert above them, the button and other ways to sign in below. */
export function AccountForm({ form, after, children }: AccountFormProps) {
  const { needsScript } = useAccount();
  return (
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
          {form.submitting ? form.words.submitting : form.words.submit}
        </button>
        {after}
        <p className="alert needs-script">{needsScript}</p>
      </form>
      {form.asksCode ? null : <Providers />}
    </>
  );
}
