import { type ContactPage, leadMessages } from "@etalase/contracts/leads/leads";
import type { Package } from "@etalase/contracts/packages.schema";
import type { RenderContactPage, SiteContext } from "@etalase/contracts/public-api";
import { inIndonesian } from "@etalase/contracts/refusals/indonesian";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { ContactForm } from "../contact/ContactForm.tsx";
import { contact as contactWords } from "../contact/copy.ts";
import { OfficeHours } from "../contact/OfficeHours.tsx";
import { sent as sentWords } from "../contact/sentCopy.ts";
import { problemIn } from "../english/contact.ts";
import { inLanguage } from "../english/pages.ts";
import { askLink } from "../site/contact.ts";
import { homeOf, useSite, useWords } from "../site/site.ts";
import { fill, wordsFor } from "../site/texts.ts";
import type { Assets } from "./assets.ts";
import { BesideWindows, drawStillPage, StillFrame } from "./stillPage.tsx";

/** The form with its errors in the language of the page. */
type FormPage = Omit<Extract<ContactPage, { kind: "form" }>, "errors"> &
  Readonly<{ errors: Readonly<Record<string, string>> }>;
type ThanksPage = Extract<ContactPage, { kind: "thanks" }>;

/** Returns no alert for a form that was not sent yet. */
function alertOf({ isTooMuch, errors }: FormPage, sent: (typeof sentWords)["own"]): { alert?: string } {
  if (isTooMuch) return { alert: sent.tooMany };
  return Object.keys(errors).length > 0 ? { alert: sent.problems } : {};
}

/** Staff alone see this, so it is none of the texts that they can change. */
const testNotes = {
  id: "Ini percobaan Anda: tersimpan di Prospek dengan tanda Percobaan, di luar semua angka. Pengunjung melihat halaman ini.",
  en: "This is your test: it is kept in Leads with the mark Test, out of all figures. Visitors see this page.",
};

function Thanks({ code, isTest }: Pick<ThanksPage, "code" | "isTest">) {
  const sent = useWords(sentWords);
  const { isChat, link } = askLink(useSite(), fill(sent.greeting, { code }));
  // The lead is there already, so a click here reports none.
  const { href, target, rel } = { target: undefined, rel: undefined, ...link };
  return (
    <BesideWindows>
      {isTest && <p className="test-note">{testNotes[useSite().language ?? "id"]}</p>}
      <h1>{sent.thanksTitle}</h1>
      <p>{sent.thanksText}</p>
      <p className="lead-code">{code}</p>
      <OfficeHours />
      <div className="thanks-actions">
        {isChat && (
          <a className="button button-main button-large" {...{ href, target, rel }}>
            {sent.chat}
          </a>
        )}
        <a className={`button button-large ${isChat ? "button-line" : "button-main"}`} href={homeOf(useSite())}>
          {sent.home}
        </a>
      </div>
    </BesideWindows>
  );
}

type FormProps = Readonly<{ page: FormPage; packages: readonly Package[] }>;

const Form = ({ page, packages }: FormProps) => {
  const copy = useWords(contactWords);
  return (
    <div className="contact">
      <div className="contact-text">
        <h1>{copy.title}</h1>
        <p>{copy.text}</p>
        <OfficeHours />
      </div>
      <ContactForm packages={packages} refused={{ ...page, ...alertOf(page, useWords(sentWords)) }} />
    </div>
  );
};

/** The page after the contact form was sent: without scripts, and with only the logo as navigation. */
const ContactPageView = ({
  page,
  packages,
}: Readonly<{ page: ThanksPage | FormPage; packages: readonly Package[] }>) => (
  <StillFrame>{page.kind === "thanks" ? <Thanks {...page} /> : <Form page={page} packages={packages} />}</StillFrame>
);

const examples = new Map<string, string>([
  [leadMessages.badPhone.key, "Tulis satu nomor dengan 8 sampai 15 angka, misalnya 0812 3456 7890"],
  [leadMessages.badEmail.key, "Contoh: nama@usaha.id"],
]);

/** Adds to the API's sentence what would be right. */
function withExample(refusal: Refusal): string {
  const example = examples.get(refusal.key);
  return inIndonesian(refusal) + (example ? `. ${example}` : "");
}

/** The page with its errors as visitors read them in its language. */
function explained(page: ContactPage, language: SiteContext["language"]): ThanksPage | FormPage {
  if (page.kind !== "form") return page;
  const say = language ? problemIn : withExample;
  const errors = Object.entries(page.errors).map(([field, refusal]) => [field, say(refusal)]);
  return { ...page, errors: Object.fromEntries(errors) };
}

/** Renders the page after the contact form was sent. */
export const createContactRender =
  (assets: Assets): RenderContactPage =>
  async (asked, ownApi, ownSite) => {
    const { api, site } = await inLanguage(asked.language, ownApi, ownSite);
    const page = explained(asked, site.language);
    const packages = page.kind === "form" ? await api.packages().catch(() => []) : [];
    return drawStillPage({ assets, api, site }, (shown) => ({
      title: wordsFor(sentWords, shown)[page.kind === "thanks" ? "thanksTitle" : "formTitle"],
      referrer: "strict-origin-when-cross-origin",
      view: <ContactPageView page={page} packages={packages} />,
    }));
  };
