import { useEffect } from "react";
import { Field } from "./Field.tsx";

const code = {
  app: { label: "Code", hint: "The six digits that your authenticator app shows now.", other: "Use a recovery code" },
  recovery: {
    label: "Recovery code",
    hint: "One of the ten codes that you kept. Each works once.",
    other: "Use the app's code",
  },
  back: "Back to the password",
} as const;

const wordsOf = (isRecovery: boolean) => (isRecovery ? code.recovery : code.app);

type CodeFieldProps = Readonly<{ error: string | undefined; isRecovery: boolean }>;

/** The second step of signing in. Recovery codes contain letters, for which a phone needs its other keyboard. */
export function CodeField({ error, isRecovery }: CodeFieldProps) {
  // The field appears after the password was accepted, or replaces the other code's field, so nothing else moves the
  // focus here.
  useEffect(() => document.getElementById("code")?.focus(), [isRecovery]);
  const { label, hint } = wordsOf(isRecovery);
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
export const CodeWays = ({ isRecovery, change, startOver }: CodeWaysProps) => (
  <p className="code-ways">
    <button type="button" className="text-button" onClick={change}>
      {wordsOf(isRecovery).other}
    </button>
    <button type="button" className="text-button" onClick={startOver}>
      {code.back}
    </button>
  </p>
);
