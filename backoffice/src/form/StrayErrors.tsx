import { type FieldErrors, useFormState } from "react-hook-form";
import { FormNotice } from "./FormNotice.tsx";

type Sentences = Readonly<{ stray: readonly string[]; shown: number }>;

/** Splits a form's errors: `stray` ones stand at no input. The form's own error, which names nothing, is neither. */
function sentencesOf({ root: _root, ...errors }: FieldErrors): Sentences {
  const all = Object.values(errors).filter((error) => typeof error?.message === "string");
  const stray = all.filter((error) => !(error && "ref" in error && error.ref));
  return { stray: stray.map((error) => String(error?.message)), shown: all.length - stray.length };
}

/** What the server refused that has no input here, which nobody would see otherwise. */
export function StrayErrors({ failed }: Readonly<{ failed: (reason: string) => string }>) {
  const { errors } = useFormState();
  const { stray, shown } = sentencesOf(errors);
  if (stray.length === 0) return null;
  return (
    <FormNotice severity="warning" focused={shown === 0}>
      {failed(stray.join(" "))}
    </FormNotice>
  );
}
