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

/** The second step of signing in. Recovery codes have letters, for which a phone needs its other keyboard. */
export function CodeField({ error, isRecovery }: CodeFieldProps) {
  // It comes after the password has been answered, or in the other one's place: nobody else has moved the focus here.
  useEffect(() => document.getElementById("code")?.focus(), [isRecovery]);
  const { label, hint } = wordsOf(isRecovery);
  return (
    <Field
      // Another field, so that it is empty.
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

/** The ways on for whoever has no such code. */
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
