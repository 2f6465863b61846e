import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { useAccount } from "./useAccount.ts";

type FieldProps = Readonly<{
  name: string;
  label: string;
  error: string | undefined;
  hint?: string;
  autoComplete: string;
  type?: "text" | "email";
  inputMode?: "numeric" | "text";
  autoFocus?: boolean;
}>;

function inputProps({ name, error, hint, autoComplete, inputMode, autoFocus }: FieldProps) {
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
  return {
    id: name,
    name,
    autoComplete,
    inputMode,
    autoFocus,
    required: true,
    autoCapitalize: "none" as const,
    spellcheck: false,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": describedBy || undefined,
  };
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
    {props.type === "email" ? <input type="email" {...inputProps(props)} /> : <input {...inputProps(props)} />}
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
        {shown ? <input {...inputProps(props)} /> : <input type="password" {...inputProps(props)} />}
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
