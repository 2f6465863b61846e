import { useEffect } from "react";
import { Field } from "./Field.tsx";
import { useAccount } from "./useAccount.ts";

function useWays(isRecovery: boolean) {
  const { code } = useAccount();
  return { ...(isRecovery ? code.recovery : code.app), back: code.back };
}

type CodeFieldProps = Readonly<{ error: string | undefined; isRecovery: boolean }>;

/** The second step of signing in. Recovery codes contain letters, for which a phone needs its other keyboard. */
export function CodeField({ error, isRecovery }: CodeFieldProps) {
  // The field appears after the password was accepted, or replaces the other code's field, so nothing else moves the
  // focus here.
  useEffect(() => document.getElementById("code")?.focus(), [isRecovery]);
  const { label, hint } = useWays(isRecovery);
  return (
    <Field
      // A new key makes another, empty field.
      key={label}
      name="code"
      label={label}
      hint={hint}
      error={error}
      autoComplete={isRecovery ? "off" : "one-time-code"}
      inputMode={isRecovery ? "text" : "numeric"}
    />
  );
}

type CodeWaysProps = Readonly<{ isRecovery: boolean; change: () => void; startOver: () => void }>;

/** The alternatives for users without such a code. */
export function CodeWays({ isRecovery, change, startOver }: CodeWaysProps) {
  const { other, back } = useWays(isRecovery);
  return (
    <p className="code-ways">
      <button type="button" className="text-button" onClick={change}>
        {other}
      </button>
      <button type="button" className="text-button" onClick={startOver}>
        {back}
      </button>
    </p>
  );
}
