import type { RenderRequestPage, SiteContext } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import type { AskedProject, RequestPage } from "@etalase/contracts/testimonials";
import { renderToString } from "react-dom/server";
import { Icon } from "../components/Icon.tsx";
import { Picture } from "../components/Picture.tsx";
import { Window } from "../components/Window.tsx";
import { LogoPicture } from "../frame/Logo.tsx";
import { request as requestWords } from "../requests/copy.ts";
import { type FormPage, RequestForm } from "../requests/RequestForm.tsx";
import css from "../requests/request-page.css?inline";
import { SiteProvider, useSite, useWords } from "../site/site.ts";
import { fill, wordsFor } from "../site/texts.ts";
import type { Assets } from "./assets.ts";
import { BesideWindows, stillDocument, stylesOf } from "./stillPage.tsx";
import { withWords } from "./texts.ts";

/** Shows who asks, without a link: visitors who came to write should not be led away. */
const Head = () => (
  <header className="nav">
    <div className="wrap">
      <span className="logo">
        <LogoPicture alt={useSite().settings.siteName} />
      </span>
    </div>
    <div className="awning" aria-hidden="true" />
  </header>
);

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
    <BesideWindows>
      <h1>{copy[kind].title}</h1>
      <p>{copy[kind].text}</p>
      {/* No referrer, because the address was the secret. */}
      <a className={`button ${kind === "thanks" ? "button-main" : "button-line"}`} href={paths.home} rel="noreferrer">
        {fill(copy.visit, { siteName: useSite().settings.siteName })}
      </a>
    </BesideWindows>
  );
};

/** The page behind a request link, without scripts and without the site's navigation. */
const RequestPageView = ({ page }: Readonly<{ page: RequestPage }>) => (
  <>
    <Head />
    <main id="isi" tabIndex={-1} className="request-page">
      <div className="wrap">{page.kind === "form" ? <Form page={page} /> : <Message kind={page.kind} />}</div>
    </main>
  </>
);

/** Uses the frame of a plain page, and a style sheet of its own. */
const source = stylesOf(paths.privacyPolicy);

function titleOf({ kind }: RequestPage, site: SiteContext): string {
  const copy = wordsFor(requestWords, site);
  return kind === "form" ? copy.formTitle : copy[kind].title;
}

/** Renders the page behind a request link: no scripts, no previews, nothing that reveals its address. */
export const createRequestRender =
  (assets: Assets): RenderRequestPage =>
  (page, ownSite) => {
    const site = withWords(ownSite);
    const body = renderToString(
      <SiteProvider value={site}>
        <RequestPageView page={page} />
      </SiteProvider>,
    );
    return stillDocument({ assets, site, source, title: titleOf(page, site), body, css });
  };
