import type { SubscriptionPage } from "@etalase/contracts/mail/newsletter";
import { paths } from "@etalase/contracts/site/paths";
import { Logo } from "../frame/Logo.tsx";
import { subscriptionPages as copy } from "./subscriptionCopy.ts";

const Question = ({ kind, email }: Extract<SubscriptionPage, { email: string }>) => (
  <>
    <p>{copy[kind].text(email)}</p>
    <form method="post">
      <button type="submit" className="button button-main button-large">
        {copy[kind].submit}
      </button>
    </form>
  </>
);

const Message = ({ kind }: Exclude<SubscriptionPage, { email: string }>) => (
  <>
    <p>{copy[kind].text}</p>
    <a className="button button-main button-large" href={paths.blog}>
      {copy.toBlog}
    </a>
  </>
);

/** The page behind a link in a letter, with only the logo as navigation. */
export const SubscriptionPageView = ({ page }: Readonly<{ page: SubscriptionPage }>) => (
  <>
    <header className="nav">
      <div className="wrap">
        <Logo />
      </div>
    </header>
    <main id="isi" tabIndex={-1} className="contact-page">
      <div className="wrap">
        <div className="thanks-page">
          <div>
            <h1>{copy[page.kind].title}</h1>
            {"email" in page ? <Question {...page} /> : <Message {...page} />}
          </div>
          <svg viewBox="0 0 660 500" aria-hidden="true">
            <use href="#art-windows" />
          </svg>
        </div>
      </div>
    </main>
  </>
);
