import { newsletterConsent } from "@etalase/contracts/newsletter";
import { paths } from "@etalase/contracts/site/paths";
import { useLayoutEffect, useRef, useState } from "react";
import { useSite, useWords } from "../site/site.ts";
import { newsletter as newsletterWords } from "./copy.ts";
import type { Problems, Subscription } from "./subscribe.ts";

const Problem = ({ id, text }: Readonly<{ id: string; text: string | undefined }>) =>
  text ? (
    <p className="problem" id={id}>
      {text}
    </p>
  ) : null;

const flawOf = (id: string, problem: string | undefined) =>
  problem ? { "aria-invalid": "true" as const, "aria-describedby": id } : {};

/** The words of the consent that link to the policy. It is kept as the proof of consent, so it cannot be edited. */
const policy = "kebijakan privasi";

function Consent() {
  const [before = "", after = ""] = newsletterConsent.text.split(policy);
  return (
    <span>
      {before}
      <a href={paths.privacyPolicy}>{policy}</a>
      {after}
    </span>
  );
}

// Loaded when someone begins to type: most readers only read.
const importSubscribe = () => import("./subscribe.ts");

const subscriptionOf = (form: HTMLFormElement): Subscription => {
  const data = new FormData(form);
  return { email: String(data.get("email") ?? ""), consent: data.has("consent") };
};

type State = Readonly<{ stage: "open" | "sending" | "done"; problems: Problems }>;

/** The newsletter form's state and behaviour. Typed text always stays. */
function useSubscription() {
  const newsletter = useWords(newsletterWords);
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [{ stage, problems }, setState] = useState<State>({ stage: "open", problems: {} });

  useLayoutEffect(() => {
    if (stage === "done") thanks.current?.focus();
    else form.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]")?.focus();
  }, [stage, problems]);

  async function submit() {
    if (!form.current || stage === "sending") return;
    const subscription = subscriptionOf(form.current);
    setState({ stage: "sending", problems: {} });
    const problems = await importSubscribe()
      .then(({ subscribe }) => subscribe(subscription, newsletter))
      .catch((): Problems => ({ all: newsletter.failed }));
    setState({ stage: Object.keys(problems).length > 0 ? "open" : "done", problems: problems });
  }

  const props = {
    ref: form,
    // Like in the account forms: submitted before the script has loaded, the form keeps its text and puts no address in
    // the URL.
    method: "dialog",
    noValidate: true,
    onFocusIn: () => void importSubscribe().catch(() => undefined),
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };
  return { props, thanks, stage, problems };
}

function Form({ props, stage, problems }: Omit<ReturnType<typeof useSubscription>, "thanks">) {
  const newsletter = useWords(newsletterWords);
  return (
    <form {...props} className="needs-script">
      <label htmlFor="langganan">{newsletter.email}</label>
      <input
        id="langganan"
        type="email"
        name="email"
        autoComplete="email"
        placeholder={newsletter.placeholder}
        required
        {...flawOf("langganan-salah", problems.email)}
      />
      <Problem id="langganan-salah" text={problems.email} />
      <label className="agree">
        <input type="checkbox" name="consent" required {...flawOf("setuju-salah", problems.consent)} />
        <Consent />
      </label>
      <Problem id="setuju-salah" text={problems.consent} />
      <button type="submit" className="button button-main" aria-disabled={stage === "sending"}>
        {stage === "sending" ? newsletter.sending : newsletter.submit}
      </button>
      {problems.all ? (
        <p className="problem" role="alert" tabIndex={-1}>
          {problems.all}
        </p>
      ) : null}
    </form>
  );
}

function WithoutScript() {
  const newsletter = useWords(newsletterWords);
  const { contactEmail } = useSite().settings;
  return (
    <p className="without-script">
      {newsletter.needsScript} {contactEmail ? <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : null}
    </p>
  );
}

/** The newsletter box. */
export function Newsletter() {
  const newsletter = useWords(newsletterWords);
  const { thanks, ...form } = useSubscription();
  const { sendsMail } = useSite();
  return (
    <section className="newsletter" aria-labelledby="surat">
      <div className="awning" aria-hidden="true" />
      <h2 id="surat">{newsletter.title}</h2>
      {form.stage === "done" ? (
        <p className="thanks" role="status" tabIndex={-1} ref={thanks}>
          <strong>{newsletter.thanks}</strong> {sendsMail ? newsletter.thanksText : newsletter.waitingText}
        </p>
      ) : (
        <>
          <p>{newsletter.text}</p>
          <Form {...form} />
          <WithoutScript />
        </>
      )}
    </section>
  );
}
