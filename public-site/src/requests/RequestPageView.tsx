import { paths } from "@etalase/contracts/site/paths";
import type { AskedProject, RequestPage } from "@etalase/contracts/testimonials";
import { Icon } from "../components/Icon.tsx";
import { Picture } from "../components/Picture.tsx";
import { Window } from "../components/Window.tsx";
import { safeUrl } from "../site/safeUrl.ts";
import { useSite, useWords } from "../site/site.ts";
import { fill } from "../site/texts.ts";
import { request as requestWords } from "./copy.ts";
import { type FormPage, RequestForm } from "./RequestForm.tsx";

/** Shows who asks, without a link: visitors who came to write should not be led away. */
function Head() {
  const { siteName, logo } = useSite().settings;
  return (
    <header className="nav">
      <div className="wrap">
        <span className="logo">
          {logo ? (
            <img src={safeUrl(logo)} alt={siteName} height="40" />
          ) : (
            <>
              <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
                <use href="#logo-mark" />
              </svg>
              <span>{siteName}</span>
            </>
          )}
        </span>
      </div>
      <div className="awning" aria-hidden="true" />
    </header>
  );
}

const Project = ({ title, client, picture, pictureSet }: AskedProject) => {
  const copy = useWords(requestWords);
  return (
    <div className="asked">
      <Window title={client} note={copy.ofProject}>
        <Picture src={picture} set={pictureSet} sizes="(min-width: 901px) 30rem, 92vw" alt={title} priority />
      </Window>
      <p>
        <b>{title}</b>
      </p>
    </div>
  );
};

const Form = ({ page }: Readonly<{ page: FormPage }>) => {
  const copy = useWords(requestWords);
  return (
    <div className="request">
      <div className="request-words">
        <h1>{fill(copy.title, { name: page.clientName })}</h1>
        <p>{fill(copy.text, { siteName: useSite().settings.siteName })}</p>
        {page.project ? <Project {...page.project} /> : null}
        <ul>
          {copy.promise.map((promise, index) => (
            <li key={index}>
              <Icon name="check" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <RequestForm page={page} />
    </div>
  );
};

const Message = ({ kind }: Readonly<{ kind: "thanks" | "gone" }>) => {
  const copy = useWords(requestWords);
  return (
    <div className="thanks-page">
      <div>
        <h1>{copy[kind].title}</h1>
        <p>{copy[kind].text}</p>
        {/* No referrer, because the address was the secret. */}
        <a className={`button ${kind === "thanks" ? "button-main" : "button-line"}`} href={paths.home} rel="noreferrer">
          {fill(copy.visit, { siteName: useSite().settings.siteName })}
        </a>
      </div>
      <svg viewBox="0 0 660 500" aria-hidden="true">
        <use href="#art-windows" />
      </svg>
    </div>
  );
};

/** The page behind a request link, without scripts and without the site's navigation. */
export const RequestPageView = ({ page }: Readonly<{ page: RequestPage }>) => (
  <>
    <Head />
    <main id="isi" tabIndex={-1} className="request-page">
      <div className="wrap">{page.kind === "form" ? <Form page={page} /> : <Message kind={page.kind} />}</div>
    </main>
  </>
);
