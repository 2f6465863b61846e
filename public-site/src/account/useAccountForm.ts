import type { StoredUserInfo } from "@etalase/contracts/auth";
import { useLayoutEffect, useRef, useState } from "react";
import { postJson, type Refusal } from "../api/postJson.ts";
import { enterDashboard, storeUser } from "./session.ts";

export type FieldErrors = Readonly<Record<string, string>>;
const noErrors: FieldErrors = {};
type Values = Readonly<Record<string, string>>;
type Schemas = typeof import("@etalase/contracts/auth.schema");

type AccountFormRules = Readonly<{
  path: string;
  schema: "loginInput" | "registerInput";
  /** The message when the server gave none. */
  fallback: string;
  /** Checks that the schema cannot express. */
  check?(values: Values): FieldErrors | undefined;
  signedIn(user: StoredUserInfo): void;
}>;

// Loaded when someone begins to type, so that other visitors never load the rules.
const importSchemas = (): Promise<Schemas> => import("@etalase/contracts/auth.schema");

/** Returns the first problem of every field, and the input to send. */
async function examine(values: Values, { schema, check }: AccountFormRules) {
  // When the rules fail to load, the server's own check suffices.
  const result = (await importSchemas().catch(() => undefined))?.[schema].safeParse(values);
  const errors: Record<string, string> = { ...check?.(values) };
  for (const { path, message } of result?.error?.issues ?? []) errors[String(path[0])] ??= message;
  const { confirmPassword: _, ...typed } = values;
  return { errors, input: result?.data ?? typed };
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * Focuses the first wrong field, else the field of the requested code, else the alert: the button was disabled in the
 * meantime and has lost the focus.
 */
function focusProblem(form: HTMLFormElement, errors: FieldErrors) {
  const inputs = [...form.querySelectorAll("input")];
  const alert = form.querySelector<HTMLElement>("[role=alert]");
  (inputs.find(({ name }) => errors[name]) ?? inputs.find(({ name }) => name === "code") ?? alert)?.focus();
}

/**
 * Tells whether a code is required: the password was right but not enough, or a code was wrong. A 401 without
 * `twoFactor` means a wrong password.
 */
const asksForCode = ({ status, twoFactor }: Refusal, asked: boolean): boolean => twoFactor ?? (asked && status !== 401);

/** Returns the errors of the fields and the sentence above them, which is empty when a field tells it. */
function problemsIn(refusal: Refusal, values: Values, fallback: string): [errors: FieldErrors, sentence: string] {
  const { errors = {}, message, twoFactor } = refusal;
  if (twoFactor) return ["code" in values ? { code: message ?? "" } : {}, ""];
  // A message appears only once: at its field, if that is visible.
  const isTold = Object.keys(errors).some((name) => name in values && errors[name] === message);
  return [errors, isTold ? "" : message || fallback];
}

/** State and behaviour of a form that signs someone in. Its inputs always keep their text. */
export function useAccountForm(rules: AccountFormRules) {
  const form = useRef<HTMLFormElement>(null);
  const [submitting, setSubmitting] = useState(false);
  // The button waits for the script: a press before would be lost.
  const [isReady, setReady] = useState(false);
  useLayoutEffect(() => setReady(true), []);
  const [errors, setErrors] = useState<FieldErrors>();
  const [alert, setAlert] = useState("");
  const [asksCode, setAsksCode] = useState(false);

  function refuse(found: FieldErrors, sentence: string) {
    setSubmitting(false);
    setErrors(found);
    setAlert(sentence);
  }

  useLayoutEffect(() => {
    if (form.current && errors) focusProblem(form.current, errors);
  }, [errors]);

  async function submit() {
    if (!form.current || submitting) return;
    const values = valuesOf(form.current);
    setSubmitting(true);
    setAlert("");
    const { errors: found, input } = await examine(values, rules);
    if (Object.keys(found).length > 0) return refuse(found, "");
    const answer = await postJson(rules.path, input);
    if (!answer.ok) {
      setAsksCode((asked) => asksForCode(answer, asked));
      return refuse(...problemsIn(answer, values, rules.fallback));
    }
    const user = storeUser(answer.body);
    // Staff leave for the dashboard; the button stays disabled until they are gone.
    if (!user || enterDashboard(user)) return;
    setSubmitting(false);
    rules.signedIn(user);
  }

  const props = {
    ref: form,
    // Submitted before the script has loaded, a "post" would empty the fields; "dialog" does nothing, and they keep
    // their text.
    method: "dialog",
    noValidate: true,
    onFocusIn: () => void importSchemas().catch(() => undefined),
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };
  const clear = () => refuse(noErrors, "");
  const startOver = () => {
    setAsksCode(false);
    clear();
  };
  return { props, isReady, submitting, errors: errors ?? noErrors, alert, asksCode, clear, startOver };
}
