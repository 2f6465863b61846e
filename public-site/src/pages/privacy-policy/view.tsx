import { phoneHref } from "@etalase/contracts/text/phone";
import type { ReactNode } from "react";
import { formatDate } from "../../content/format.ts";
import { pageNames } from "../../content/pageNames.ts";
import { useSite } from "../../site/site.ts";
import { privacy, storedData } from "./copy.ts";

const { controller, stored, browser, others, rights, security, children: minors, changes } = privacy;
const parts = [controller, stored, browser, others, rights, security, minors, changes];

type PartProps = Readonly<{ of: Readonly<{ id: string; title: string }>; children: ReactNode }>;

const Part = ({ of: { id, title }, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-judul`} tabIndex={-1}>
    <h2 id={`${id}-judul`}>{title}</h2>
    {children}
  </section>
);

const Paragraphs = ({ text }: Readonly<{ text: readonly string[] }>) => text.map((one) => <p key={one}>{one}</p>);

const Contents = () => (
  <nav className="privacy-contents" aria-label={privacy.contents}>
    <ol>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
);

function Head() {
  const { siteName } = useSite().settings;
  return (
    <header className="privacy-head">
      <div className="wrap">
        <h1>{pageNames.privacyPolicy}</h1>
        <p className="privacy-lead">{privacy.lead(siteName)}</p>
        <p>
          <time dateTime={privacy.updated}>{privacy.updatedOn(formatDate(privacy.updated))}</time>
        </p>
      </div>
    </header>
  );
}

const Short = () => (
  <section className="privacy-summary" aria-labelledby="singkatnya">
    <h2 id="singkatnya">{privacy.short.title}</h2>
    <ul>
      {privacy.short.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
);

/** Names the data controller, as far as the settings tell. */
function Controller() {
  const { siteName, contactEmail, contactPhone, address } = useSite().settings;
  const copy = privacy.controller;
  return (
    <>
      <p>{copy.text(siteName)}</p>
      <address className="controller">
        <b>{siteName}</b>
        {address ? <span>{address}</span> : null}
        {contactEmail ? <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : null}
        {contactPhone ? <a href={phoneHref(contactPhone)}>{contactPhone}</a> : null}
      </address>
    </>
  );
}

type StoredTableProps = Readonly<{ withAnalytics: boolean; kept: Parameters<typeof storedData>[1] }>;

/** On phones the rows become cards, where each cell names its column. */
const StoredTable = ({ withAnalytics, kept }: StoredTableProps) => (
  <table className="stored-table" aria-label={privacy.stored.label}>
    <thead>
      <tr>
        {privacy.stored.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {storedData(withAnalytics, kept).map((row) => (
        <tr key={row.what}>
          {[row.what, row.why, row.basis, row.keptFor].map((text, index) => (
            <td key={text} data-column={privacy.stored.columns[index]}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A button that reopens the consent question, which listens to it. */
const AskAgain = () => (
  <button type="button" className="button button-line" data-consent>
    {browser.change}
  </button>
);

function Parts() {
  const { settings, speedInsightsUrl } = useSite();
  const analytics = settings.googleAnalyticsId !== "";
  return (
    <>
      <Part of={controller}>
        <Controller />
      </Part>
      <Part of={stored}>
        <p>{stored.text}</p>
        <StoredTable withAnalytics={analytics} kept={settings} />
      </Part>
      <Part of={browser}>
        <Paragraphs text={[...browser.text, ...(analytics ? [browser.analytics] : [])]} />
        {analytics ? <AskAgain /> : null}
      </Part>
      <Part of={others}>
        <Paragraphs
          text={[
            ...others.text,
            ...(analytics ? [others.analytics] : []),
            ...(speedInsightsUrl ? [others.measuring] : []),
          ]}
        />
      </Part>
      <Part of={rights}>
        <p>{rights.text}</p>
        <ul>
          {rights.list.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
        <p>{rights.how}</p>
      </Part>
      <Part of={security}>
        <Paragraphs text={security.text} />
      </Part>
      <Part of={minors}>
        <p>{minors.text}</p>
      </Part>
      <Part of={changes}>
        <p>{changes.text}</p>
      </Part>
    </>
  );
}

export const View = () => (
  <>
    <Head />
    <div className="wrap privacy">
      <Contents />
      <div className="privacy-text">
        <Short />
        <Parts />
      </div>
    </div>
  </>
);
