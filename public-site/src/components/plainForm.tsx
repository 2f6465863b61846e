import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { Dots } from "./Window.tsx";

/** The sent values of a refused form and their errors: field → text. */
export type Refused = Readonly<{
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}>;

type FieldProps = Readonly<{
  name: string;
  label: ReactNode;
  errors: Refused["errors"];
  half?: true;
  children: ReactNode;
}>;

/**
 * Returns the parts of a form that is sent and answered as a document. Its ids begin with `prefix`; `fields` are the
 * names of its fields from the top.
 */
export function formParts(prefix: string, fields: readonly string[]) {
  const idOf = (name: string) => `${prefix}-${name}`;

  /** Returns the further attributes of an input. `note` is the id of the element that explains it. */
  function stateOf({ typed, errors }: Refused, name: string, note?: string) {
    const error = errors[name];
    return {
      id: idOf(name),
      name,
      defaultValue: typed[name],
      // After a refusal, the first wrong field has the focus.
      autoFocus: fields.find((field) => errors[field]) === name,
      "aria-invalid": error ? ("true" as const) : undefined,
      "aria-describedby": [error && `${idOf(name)}-salah`, note].filter(Boolean).join(" ") || undefined,
    };
  }

  const Problem = ({ of, errors }: Pick<Refused, "errors"> & Readonly<{ of: string }>) =>
    errors[of] ? (
      <p className="problem" id={`${idOf(of)}-salah`}>
        {errors[of]}
      </p>
    ) : null;

  /** A field with its label and error. */
  const Field = ({ name, label, errors, half, children }: FieldProps) => (
    <div className={half ? "half" : undefined}>
      <label htmlFor={idOf(name)}>{label}</label>
      {children}
      <Problem of={name} errors={errors} />
    </div>
  );

  const Agree = ({ refused, children }: Readonly<{ refused: Refused; children: ReactNode }>) => (
    <div>
      <label className="agree">
        <input
          type="checkbox"
          required
          {...stateOf(refused, "consent")}
          defaultValue="on"
          defaultChecked={Boolean(refused.typed.consent)}
        />
        <span>{children}</span>
      </label>
      <Problem of="consent" errors={refused.errors} />
    </div>
  );

  return { idOf, stateOf, Problem, Field, Agree };
}

type FormWindowProps = Readonly<{
  title: string;
  /** The error of the form as a whole. */
  alert: string | undefined;
  submit: string;
  children: ReactNode;
}>;

export const FormWindow = ({ title, alert, submit, children }: FormWindowProps) => (
  <>
    <div className="bar" aria-hidden="true">
      <Dots />
      <b>{title}</b>
    </div>
    <div className="contact-fields">
      {alert ? (
        <p className="problem" role="alert">
          <Icon name="circle-alert" />
          {alert}
        </p>
      ) : null}
      {children}
      <button type="submit" className="button button-main button-large">
        {submit}
      </button>
    </div>
  </>
);
