import type { OwnPage } from "@etalase/contracts/pages.schema";
import { FailedNotice } from "../../components/FailedNotice.tsx";
import { useFormats } from "../../content/format.ts";
import type { ViewProps } from "../../page/page.ts";
import { useSite, useWords } from "../../site/site.ts";
import { fill } from "../../site/texts.ts";
import type { OwnPageData } from "../ownPage/data.ts";
import { ownPageHead } from "../ownPage/head.ts";
import { withBlocks } from "./blocks.ts";
import { privacy as privacyWords } from "./copy.ts";
import { type Part, type PrivacyText, privacyText } from "./parts.ts";

// The server sanitises the HTML when it is stored.
const html = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

const Contents = ({ parts }: Pick<PrivacyText, "parts">) => {
  const privacy = useWords(privacyWords);
  return (
    <nav className="privacy-contents" aria-label={privacy.contents}>
      <ol>
        {parts.map(({ id, title }, place) => (
          <li key={place}>
            <a href={`#${id}`} {...html(title.replace(/<[^>]*>/g, ""))} />
          </li>
        ))}
      </ol>
    </nav>
  );
};

const Head = ({ title, updatedAt, lead }: OwnPage & Pick<PrivacyText, "lead">) => {
  const privacy = useWords(privacyWords);
  const { formatDate } = useFormats();
  return (
    <header className="privacy-head">
      <div className="wrap">
        <h1>{title}</h1>
        <div className="privacy-lead" {...html(lead)} />
        <p>
          <time dateTime={updatedAt}>{fill(privacy.updatedOn, { date: formatDate(updatedAt) })}</time>
        </p>
      </div>
    </header>
  );
};

const Section = ({ id, title, html: text }: Part) => (
  <section
    id={id}
    aria-labelledby={`${id}-judul`}
    tabIndex={-1}
    {...html(`<h2 id="${id}-judul">${title}</h2>${text}`)}
  />
);

const Summary = ({ id, title, html: text }: Part) => (
  <section className="privacy-summary" aria-labelledby={id} {...html(`<h2 id="${id}">${title}</h2>${text}`)} />
);

function Policy(page: OwnPage) {
  const site = useSite();
  const { lead, summary, opening, parts } = privacyText(withBlocks(page.content, site));
  return (
    <>
      <Head {...page} lead={lead} />
      <div className="wrap privacy">
        {parts.length > 0 ? <Contents parts={parts} /> : null}
        <div className="privacy-text">
          {summary ? <Summary {...summary} /> : null}
          {opening ? <div {...html(opening)} /> : null}
          {parts.map((part, place) => (
            <Section key={place} {...part} />
          ))}
        </div>
      </div>
    </>
  );
}

export function View({ data, place }: ViewProps<OwnPageData>) {
  const failed = useWords(ownPageHead);
  return data.state === "found" ? <Policy {...data.ownPage} /> : <FailedNotice {...failed} path={place.path} />;
}
