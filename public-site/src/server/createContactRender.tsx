import type { ContactPage } from "@etalase/contracts/leads/leads";
import type { Package } from "@etalase/contracts/packages.schema";
import type { RenderContactPage } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import { ContactForm } from "../contact/ContactForm.tsx";
import { contact as copy } from "../contact/copy.ts";
import { OfficeHours } from "../contact/OfficeHours.tsx";
import { Logo } from "../frame/Logo.tsx";
import { askLink } from "../site/contact.ts";
import { useSite } from "../site/site.ts";
import type { Assets } from "./assets.ts";
import { drawStillPage } from "./stillPage.tsx";

/** The texts that only this page shows; those of the form are also in the scripts of the landing page. */
const answers = {
  problems: "Pesan belum terkirim. Periksa isian yang ditandai.",
  tooMany: "Terlalu banyak pesan dari sambungan Anda. Coba lagi beberapa menit lagi.",
  formTitle: "Kirim pesan",
  thanksTitle: "Terima kasih, pesan Anda sudah kami terima",
  thanksText: "Kami baca dan jawab lewat kontak yang Anda tulis. Sebut kode ini bila Anda menghubungi kami lagi:",
  chat: "Lanjut di WhatsApp",
  greeting: (code: string) => `Halo, saya baru saja mengirim pesan lewat situs Anda.\nKode: ${code}`,
  home: "Kembali ke beranda",
} as const;

const alertOf = ({ isTooMuch }: Extract<ContactPage, { kind: "form" }>) =>
  isTooMuch ? answers.tooMany : answers.problems;

function Thanks({ code }: Readonly<{ code: string }>) {
  const { isChat, link } = askLink(useSite(), answers.greeting(code));
  // The lead is there already, so a click here reports none.
  const { href, target, rel } = { target: undefined, rel: undefined, ...link };
  return (
    <div className="thanks-page">
      <div>
        <h1>{answers.thanksTitle}</h1>
        <p>{answers.thanksText}</p>
        <p className="lead-code">{code}</p>
        <OfficeHours />
        <div className="thanks-actions">
          {isChat && (
            <a className="button button-main button-large" {...{ href, target, rel }}>
              {answers.chat}
            </a>
          )}
          <a className={`button button-large ${isChat ? "button-line" : "button-main"}`} href={paths.home}>
            {answers.home}
          </a>
        </div>
      </div>
      <svg viewBox="0 0 660 500" aria-hidden="true">
        <use href="#art-windows" />
      </svg>
    </div>
  );
}

type FormProps = Readonly<{ page: Extract<ContactPage, { kind: "form" }>; packages: readonly Package[] }>;

const Form = ({ page, packages }: FormProps) => (
  <div className="contact">
    <div className="contact-text">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <OfficeHours />
    </div>
    <ContactForm packages={packages} refused={{ ...page, alert: alertOf(page) }} />
  </div>
);

/** The page after the contact form was sent: without scripts, and with only the logo as navigation. */
const ContactPageView = ({ page, packages }: Readonly<{ page: ContactPage; packages: readonly Package[] }>) => (
  <>
    <header className="nav">
      <div className="wrap">
        <Logo />
      </div>
    </header>
    <main id="isi" tabIndex={-1} className="contact-page">
      <div className="wrap">
        {page.kind === "thanks" ? <Thanks {...page} /> : <Form page={page} packages={packages} />}
      </div>
    </main>
  </>
);

/** Renders the page after the contact form was sent. */
export const createContactRender =
  (assets: Assets): RenderContactPage =>
  async (page, api, site) =>
    drawStillPage(
      { assets, api, site },
      {
        title: page.kind === "thanks" ? answers.thanksTitle : answers.formTitle,
        referrer: "strict-origin-when-cross-origin",
        view: (
          <ContactPageView page={page} packages={page.kind === "form" ? await api.packages().catch(() => []) : []} />
        ),
      },
    );
