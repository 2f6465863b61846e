import { leadSources, leadTrap } from "@etalase/contracts/leads/leads";
import type { Package } from "@etalase/contracts/packages.schema";
import { contactPath, paths } from "@etalase/contracts/site/paths";
import type { ReactNode } from "react";
import { Icon } from "../components/Icon.tsx";
import { Dots } from "../components/Window.tsx";
import { formatRupiah } from "../content/format.ts";
import { contact as copy } from "./copy.ts";

/** What was sent and why it was refused: field → text, and what is wrong with the whole. */
export type Refused = Readonly<{
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  alert?: string;
}>;

const untouched: Refused = { typed: {}, errors: {} };

/** What an input of that name has besides. */
function stateOf({ typed, errors }: Refused, name: string, note?: string) {
  const error = errors[name];
  return {
    id: `kontak-${name}`,
    name,
    defaultValue: typed[name],
    // Who sends the form again begins where it was wrong.
    autoFocus: Object.keys(errors)[0] === name,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": [error && `kontak-${name}-salah`, note].filter(Boolean).join(" ") || undefined,
  };
}

type FieldProps = Readonly<{
  name: string;
  label: string;
  errors: Refused["errors"];
  half?: true;
  children: ReactNode;
}>;

/** A field under its name, with what is wrong with it. */
const Field = ({ name, label, errors, half, children }: FieldProps) => (
  <div className={half ? "half" : undefined}>
    <label htmlFor={`kontak-${name}`}>{label}</label>
    {children}
    <Problem of={name} errors={errors} />
  </div>
);

const Problem = ({ of, errors }: Pick<Refused, "errors"> & Readonly<{ of: string }>) =>
  errors[of] ? (
    <p className="problem" id={`kontak-${of}-salah`}>
      {errors[of]}
    </p>
  ) : null;

const { limits } = copy;
const reach = "kontak-salah-satu";

const Reach = ({ refused }: Readonly<{ refused: Refused }>) => (
  <>
    <Field name="phone" label={copy.phone} errors={refused.errors} half>
      <input type="tel" autoComplete="tel" maxLength={limits.phoneMax} {...stateOf(refused, "phone", reach)} />
    </Field>
    <Field name="email" label={copy.email} errors={refused.errors} half>
      <input type="email" autoComplete="email" maxLength={limits.emailMax} {...stateOf(refused, "email", reach)} />
    </Field>
    <p className="hint" id={reach}>
      {copy.reach}
    </p>
  </>
);

type Offered = readonly Pick<Package, "slug" | "name" | "currentPrice">[];

const Wanted = ({ refused, packages }: Readonly<{ refused: Refused; packages: Offered }>) => (
  <Field name="package" label={copy.package} errors={refused.errors}>
    <select {...stateOf(refused, "package")}>
      <option value="">{copy.noPackage}</option>
      {packages.map(({ slug, name, currentPrice }) => (
        <option key={slug} value={slug} selected={refused.typed.package === slug}>
          {`${name} (${formatRupiah(currentPrice)})`}
        </option>
      ))}
    </select>
  </Field>
);

const Consent = ({ refused }: Readonly<{ refused: Refused }>) => (
  <div>
    <label className="agree">
      <input
        type="checkbox"
        required
        {...stateOf(refused, "consent")}
        defaultValue="on"
        defaultChecked={Boolean(refused.typed.consent)}
      />
      <span>
        {copy.consent[0]}
        <a href={paths.privacyPolicy}>{copy.consent[1]}</a>
        {copy.consent[2]}
      </span>
    </label>
    <Problem of="consent" errors={refused.errors} />
  </div>
);

/** A plain form: it is sent and answered as a document, with scripts or without. */
export const ContactForm = ({ refused = untouched, packages }: Readonly<{ refused?: Refused; packages: Offered }>) => (
  <form className="window contact-form" id="pesan" method="post" action={contactPath}>
    <div className="bar" aria-hidden="true">
      <Dots />
      <b>{copy.window}</b>
    </div>
    <div className="contact-fields">
      {refused.alert ? (
        <p className="problem" role="alert">
          <Icon name="circle-alert" />
          {refused.alert}
        </p>
      ) : null}
      <Field name="name" label={copy.name} errors={refused.errors}>
        <input required autoComplete="name" maxLength={limits.nameMax} {...stateOf(refused, "name")} />
      </Field>
      <Reach refused={refused} />
      {packages.length > 0 ? <Wanted refused={refused} packages={packages} /> : null}
      <Field name="message" label={copy.message} errors={refused.errors}>
        <textarea
          required
          rows={5}
          minLength={limits.messageMin}
          maxLength={limits.messageMax}
          placeholder={copy.messageHint}
          {...stateOf(refused, "message")}
        />
      </Field>
      <label className="visually-hidden" aria-hidden="true">
        {copy.trap}
        <input name={leadTrap} tabIndex={-1} autoComplete="off" />
      </label>
      {leadSources.map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          defaultValue={refused.typed[name] ?? (name === "path" ? paths.home : "")}
        />
      ))}
      <Consent refused={refused} />
      <button type="submit" className="button button-main button-large">
        {copy.submit}
      </button>
    </div>
  </form>
);
