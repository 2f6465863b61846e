import { HttpError } from "react-admin";

/** Returns the fields that the server refused; `tell` gets the sentence when they are none of the form's. */
export function refusedFields(error: unknown, form: object, tell: (sentence: string) => void) {
  if (!(error instanceof HttpError)) throw error;
  const errors: Readonly<Record<string, string>> | undefined = error.body?.errors;
  if (!Object.keys(errors ?? {}).some((name) => Object.hasOwn(form, name))) tell(error.message);
  return errors;
}
