import type { DashboardLanguage, StoredUserInfo } from "@etalase/contracts/auth";
import { useLayoutEffect, useRef, useState } from "react";
import { postJson, type Refusal } from "../api/postJson.ts";
import type { Account } from "../site/site.ts";
import { enterDashboard, saveChosenLanguage, storeUser } from "./session.ts";
import { useAccount } from "./useAccount.ts";

export type FieldErrors = Readonly<Record<string, string>>;
const noErrors: FieldErrors = {};
type Values = Readonly<Record<string, string>>;

/** Checks that the schema cannot express. */
export type Check = (values: Values, account: Account) => FieldErrors | undefined;

type AccountFormRules = Readonly<{
  name: "login" | "register";
  check: Check;
  signedIn(user: StoredUserInfo): void;
}>;

/** When the rules fail to load, the server's own check suffices. */
const noRules = { schemas: undefined, say: () => "" };

// Loaded when someone begins to type, so that other visitors never load the rules.
async function importRules(language: DashboardLanguage) {
  const [schemas, { inEnglish, refusalIn }, indonesian] = await Promise.all([
    import("@etalase/contracts/auth.schema"),
    import("@etalase/contracts/refusals/refusal"),
    language === "id" ? import("@etalase/contracts/refusals/indonesian") : null,
  ]);
  const say = indonesian?.inIndonesian ?? inEnglish;
  return { schemas, say: (issue: Readonly<{ message: string }>) => say(refusalIn(issue)) };
}

/** Returns the first problem of every field, and the input to send. */
async function examine(values: Values, { name, check }: AccountFormRules, account: Account) {
  const { schemas, say } = await importRules(account.language).catch(() => noRules);
  const result = schemas?.[`${name}Input`].safeParse(values);
  const errors: Record<string, string> = { ...check(values, account) };
  for (const issue of result?.error?.issues ?? []) errors[String(issue.path[0])] ??= say(issue);
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
const asksForCode = ({ status, twoFactor }: Refusal, asksNow: boolean): boolean =>
  twoFactor ?? (asksNow && status !== 401);

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
  const account = useAccount();
  const words = account[rules.name];
  const form = useRef<HTMLFormElement>(null);
  const [submitting, setSubmitting] = useState(false);
  // The button waits for the script: a press before would be lost.
  const [isReady, setReady] = useState(false);
  useLayoutEffect(() => setReady(true), []);
  const [errors, setErrors] = useState<FieldErrors>();
  const [alert, setAlert] = useState("");
  const [asksCode, setAsksCode] = useState(false);

  function refuse(fieldErrors: FieldErrors, sentence: string) {
    setSubmitting(false);
    setErrors(fieldErrors);
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
    const { errors: fieldErrors, input } = await examine(values, rules, account);
    if (Object.keys(fieldErrors).length > 0) return refuse(fieldErrors, "");
    const answer = await postJson(`/api/auth/${rules.name}`, input);
    if (!answer.ok) {
      setAsksCode((asksNow) => asksForCode(answer, asksNow));
      return refuse(...problemsIn(answer, values, words.failed));
    }
    const user = storeUser(answer.body);
    if (user) await saveChosenLanguage(user, account.language);
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
    onFocusIn: () => void importRules(account.language).catch(() => undefined),
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
  return { props, words, isReady, submitting, errors: errors ?? noErrors, alert, asksCode, clear, startOver };
}
