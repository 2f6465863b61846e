import { leadSources, leadTrap, leadLimits as limits } from "@etalase/contracts/leads/leads";
import type { Package } from "@etalase/contracts/packages.schema";
import { contactPath } from "@etalase/contracts/site/paths";
import { type Refused as FieldsRefused, FormWindow, formParts } from "../components/plainForm.tsx";
import { useFormats } from "../content/format.ts";
import { policyOf } from "../site/contact.ts";
import { homeOf, useSite, useWords } from "../site/site.ts";
import { fill } from "../site/texts.ts";
import { contact as contactWords } from "./copy.ts";

type Refused = FieldsRefused & Readonly<{ alert?: string }>;

const untouched: Refused = { typed: {}, errors: {} };
const fields = ["name", "phone", "email", "package", "message", "consent"];
const { idOf, stateOf, Field, Agree } = formParts("kontak", fields);

const reach = "kontak-salah-satu";
const shortest = idOf("message-petunjuk");

const Reach = ({ refused }: Readonly<{ refused: Refused }>) => {
  const copy = useWords(contactWords);
  return (
    <>
      <Field name="phone" label={copy.phone} errors={refused.errors} half>
        <input type="tel" autoComplete="tel" maxLength={limits.phoneMax} {...stateOf(refused, "phone", reach)} />
      </Field>
      <Field name="email" label={copy.email} errors={refused.errors} half>
        <input type="email" autoComplete="email" maxLength={limits.emailMax} {...stateOf(refused, "email", reach)} />
      </Field>
      <p className="hint" id={reach}>
        {copy.reach}
      </p>
    </>
  );
};

type Offered = readonly Pick<Package, "slug" | "name" | "currentPrice">[];

const Wanted = ({ refused, packages }: Readonly<{ refused: Refused; packages: Offered }>) => {
  const copy = useWords(contactWords);
  const { formatRupiah } = useFormats();
  return (
    <Field name="package" label={copy.package} errors={refused.errors}>
      <select {...stateOf(refused, "package")}>
        <option value="">{copy.noPackage}</option>
        {packages.map(({ slug, name, currentPrice }) => (
          <option key={slug} value={slug} selected={refused.typed.package === slug}>
            {`${name} (${formatRupiah(currentPrice)})`}
          </option>
        ))}
      </select>
    </Field>
  );
};

function Consent() {
  const copy = useWords(contactWords);
  const [before = "", after = ""] = copy.consent.split("{policy}");
  return (
    <>
      {before}
      <a href={policyOf(useSite())}>{copy.policy}</a>
      {after}
      <span aria-hidden="true"> *</span>
    </>
  );
}

/** A plain form: sent and answered as a document, with or without scripts. */
export function ContactForm({ refused = untouched, packages }: Readonly<{ refused?: Refused; packages: Offered }>) {
  const copy = useWords(contactWords);
  const site = useSite();
  const action = site.language ? `${contactPath}?lang=${site.language}` : contactPath;
  return (
    // The site shows its own messages, in the language of the page.
    <form className="window contact-form" id="pesan" method="post" action={action} noValidate>
      <FormWindow title={copy.window} alert={refused.alert} submit={copy.submit}>
        <small>{copy.marked}</small>
        <Field name="name" label={copy.name} errors={refused.errors}>
          <input required autoComplete="name" maxLength={limits.nameMax} {...stateOf(refused, "name")} />
        </Field>
        <Reach refused={refused} />
        {packages.length > 0 ? <Wanted refused={refused} packages={packages} /> : null}
        <Field name="message" label={copy.message} errors={refused.errors}>
          <textarea
            required
            rows={4}
            maxLength={limits.messageMax}
            placeholder={copy.messageHint}
            {...stateOf(refused, "message", shortest)}
          />
        </Field>
        <p className="hint" id={shortest}>
          {fill(copy.shortest, { min: limits.messageMin })}
        </p>
        <label className="visually-hidden" aria-hidden="true">
          {copy.trap}
          <input name={leadTrap} tabIndex={-1} autoComplete="off" />
        </label>
        {leadSources.map((name) => (
          <input
            key={name}
            type="hidden"
            name={name}
            defaultValue={refused.typed[name] ?? (name === "path" ? homeOf(site) : "")}
          />
        ))}
        <Agree refused={refused}>
          <Consent />
        </Agree>
      </FormWindow>
    </form>
  );
}
