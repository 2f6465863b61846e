import { HttpError } from "react-admin";

/** Returns the fields that the server refused; `tell` receives the message when none of them is in the form. */
export function refusedFields(error: unknown, form: object, tell: (sentence: string) => void) {
  if (!(error instanceof HttpError)) throw error;
  const errors: Readonly<Record<string, string>> | undefined = error.body?.errors;
  if (!Object.keys(errors ?? {}).some((name) => Object.hasOwn(form, name))) tell(error.message);
  return errors;
}
