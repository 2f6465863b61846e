import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { useAccount } from "./useAccount.ts";

type FieldProps = Readonly<{
  name: string;
  label: string;
  error: string | undefined;
  hint?: string;
  autoComplete: string;
  type?: "email" | "password" | undefined;
  inputMode?: "numeric" | "text";
  autoFocus?: boolean;
  /** The value that was sent before. */
  value?: string | undefined;
}>;

function inputProps({ name, error, hint, autoComplete, inputMode, autoFocus, value }: FieldProps) {
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
  return {
    id: name,
    name,
    autoComplete,
    inputMode,
    autoFocus,
    defaultValue: value,
    required: true,
    autoCapitalize: "none" as const,
    spellcheck: false,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": describedBy || undefined,
  };
}

function Input(props: FieldProps) {
  const input = inputProps(props);
  if (props.type === "password") return <input type="password" {...input} />;
  return props.type === "email" ? <input type="email" {...input} /> : <input {...input} />;
}

const Notes = ({ name, error, hint }: FieldProps) => (
  <>
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
  </>
);

export const Field = (props: FieldProps) => (
  <div className="field">
    <label htmlFor={props.name}>{props.label}</label>
    <Input {...props} />
    <Notes {...props} />
  </div>
);

/** A password field that can show its text. */
export function PasswordField(props: FieldProps) {
  const { hidePassword, showPassword } = useAccount();
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={props.name}>{props.label}</label>
      <div className="secret">
        <Input {...props} type={shown ? undefined : "password"} />
        <button
          type="button"
          aria-label={shown ? hidePassword : showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </button>
      </div>
      <Notes {...props} />
    </div>
  );
}
