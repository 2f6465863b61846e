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
  /** The sentence when the server gave none. */
  fallback: string;
  /** Checks that the schema cannot make. */
  check?(values: Values): FieldErrors | undefined;
  signedIn(user: StoredUserInfo): void;
}>;

// Loaded when someone begins to type: a visitor who only passes by never pays for the rules.
const importSchemas = (): Promise<Schemas> => import("@etalase/contracts/auth.schema");

/** Finds every field's first problem, and the input to send. */
async function examine(values: Values, { schema, check }: AccountFormRules) {
  // Without the rules the server's own check has to do.
  const result = (await importSchemas().catch(() => undefined))?.[schema].safeParse(values);
  const errors: Record<string, string> = { ...check?.(values) };
  for (const { path, message } of result?.error?.issues ?? []) errors[String(path[0])] ??= message;
  const { confirmPassword: _, ...typed } = values;
  return { errors, input: result?.data ?? typed };
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * The first wrong field, else the one for the code that is asked for, else the alert: the button was disabled meanwhile,
 * so that it has lost the focus.
 */
function focusProblem(form: HTMLFormElement, errors: FieldErrors) {
  const inputs = [...form.querySelectorAll("input")];
  const alert = form.querySelector<HTMLElement>("[role=alert]");
  (inputs.find(({ name }) => errors[name]) ?? inputs.find(({ name }) => name === "code") ?? alert)?.focus();
}

/** A right password is not enough, or a code was wrong; a 401 without that says that the password is. */
const asksForCode = ({ status, twoFactor }: Refusal, asked: boolean): boolean => twoFactor ?? (asked && status !== 401);

/** State and behaviour of a form that signs someone in. Its inputs keep their text whatever happens. */
export function useAccountForm(rules: AccountFormRules) {
  const form = useRef<HTMLFormElement>(null);
  const [submitting, setSubmitting] = useState(false);
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
      if (answer.twoFactor) return refuse("code" in values ? { code: answer.message ?? "" } : {}, "");
      const { errors: refused = {}, message } = answer;
      // One sentence is said once: under its field, where that is shown.
      const isTold = Object.keys(refused).some((name) => name in values && refused[name] === message);
      return refuse(refused, isTold ? "" : message || rules.fallback);
    }
    const user = storeUser(answer.body);
    // Staff leave for the dashboard; the button stays as it is until they are gone.
    if (!user || enterDashboard(user)) return;
    setSubmitting(false);
    rules.signedIn(user);
  }

  const props = {
    ref: form,
    // Sent before the script has come, a "post" would empty the fields; this does nothing, and they keep their text.
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
  return { props, submitting, errors: errors ?? noErrors, alert, asksCode, clear, startOver };
}
