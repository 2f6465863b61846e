import { newsletterConsent } from "@etalase/contracts/mail/newsletter";
import { paths } from "@etalase/contracts/site/paths";
import { useSite } from "../site/site.ts";
import { newsletter } from "./copy.ts";
import { useSubscription } from "./useSubscription.ts";

const Problem = ({ id, text }: Readonly<{ id: string; text: string | undefined }>) =>
  text ? (
    <p className="problem" id={id}>
      {text}
    </p>
  ) : null;

const flawOf = (id: string, problem: string | undefined) =>
  problem ? { "aria-invalid": "true" as const, "aria-describedby": id } : {};

function Consent() {
  const [before = "", after = ""] = newsletterConsent.text.split(newsletter.policy);
  return (
    <span>
      {before}
      <a href={paths.privacyPolicy}>{newsletter.policy}</a>
      {after}
    </span>
  );
}

function Form({ props, stage, problems }: Omit<ReturnType<typeof useSubscription>, "thanks">) {
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
  const { contactEmail } = useSite().settings;
  return (
    <p className="without-script">
      {newsletter.needsScript} {contactEmail ? <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : null}
    </p>
  );
}

/** The newsletter box. */
export function Newsletter() {
  const { thanks, ...form } = useSubscription();
  return (
    <section className="newsletter" aria-labelledby="surat">
      <div className="awning" aria-hidden="true" />
      <h2 id="surat">{newsletter.title}</h2>
      {form.stage === "done" ? (
        <p className="thanks" role="status" tabIndex={-1} ref={thanks}>
          <strong>{newsletter.thanks}</strong> {newsletter.thanksText}
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
