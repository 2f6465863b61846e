import { phoneHref } from "@etalase/contracts/text/phone";
import type { ReactNode } from "react";
import { formatDate } from "../../content/format.ts";
import { pageNames } from "../../content/pageNames.ts";
import { useSite } from "../../site/site.ts";
import { fill } from "../../site/texts.ts";
import { privacy, updated } from "./copy.ts";
import { type Agreed, storedData } from "./storedData.ts";

const { stored, browser, others, rights, security } = privacy;

/** The parts by their ids, in their order. */
const parts = {
  pengendali: privacy.controller,
  data: stored,
  peramban: browser,
  "pihak-lain": others,
  hak: rights,
  keamanan: security,
  anak: privacy.children,
  perubahan: privacy.changes,
} as const;

type PartProps = Readonly<{ id: keyof typeof parts; children: ReactNode }>;

const Part = ({ id, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-judul`} tabIndex={-1}>
    <h2 id={`${id}-judul`}>{parts[id].title}</h2>
    {children}
  </section>
);

const Paragraphs = ({ text }: Readonly<{ text: readonly string[] }>) =>
  text.map((one, index) => <p key={index}>{one}</p>);

const Contents = () => (
  <nav className="privacy-contents" aria-label={privacy.contents}>
    <ol>
      {Object.entries(parts).map(([id, { title }]) => (
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
        <p className="privacy-lead">{fill(privacy.lead, { siteName })}</p>
        <p>
          <time dateTime={updated}>{fill(privacy.updatedOn, { date: formatDate(updated) })}</time>
        </p>
      </div>
    </header>
  );
}

const Short = () => (
  <section className="privacy-summary" aria-labelledby="singkatnya">
    <h2 id="singkatnya">{privacy.short.title}</h2>
    <ul>
      {privacy.short.points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  </section>
);

/** Names the data controller, as far as the settings tell. */
function Controller() {
  const { siteName, contactEmail, contactPhone, address } = useSite().settings;
  return (
    <>
      <p>{fill(privacy.controller.text, { siteName })}</p>
      <address className="controller">
        <b>{siteName}</b>
        {address ? <span>{address}</span> : null}
        {contactEmail ? <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : null}
        {contactPhone ? <a href={phoneHref(contactPhone)}>{contactPhone}</a> : null}
      </address>
    </>
  );
}

type StoredTableProps = Readonly<{ agreed: readonly Agreed[]; kept: Parameters<typeof storedData>[1] }>;

/** On phones the rows become cards, where each cell names its column. */
const StoredTable = ({ agreed, kept }: StoredTableProps) => (
  <table className="stored-table" aria-label={privacy.stored.label}>
    <thead>
      <tr>
        {privacy.stored.columns.map((column, index) => (
          <th key={index} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {storedData(agreed, kept).map((row, place) => (
        <tr key={place}>
          {[row.what, row.why, row.basis, row.keptFor].map((text, index) => (
            <td key={index} data-column={privacy.stored.columns[index]}>
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
  const { settings, foreign, speedInsightsUrl } = useSite();
  const agreed: readonly Agreed[] = [
    ...(settings.googleAnalyticsId ? (["analytics"] as const) : []),
    ...(foreign ? (["foreign"] as const) : []),
  ];
  const hosts = new Intl.ListFormat("id").format(foreign?.hosts.length ? foreign.hosts : [others.title.toLowerCase()]);
  const elsewhere = { analytics: others.analytics, foreign: fill(others.foreign, { hosts }) };
  return (
    <>
      <Part id="pengendali">
        <Controller />
      </Part>
      <Part id="data">
        <p>{stored.text}</p>
        <StoredTable agreed={agreed} kept={settings} />
      </Part>
      <Part id="peramban">
        <Paragraphs text={[...browser.text, ...agreed.map((counter) => browser[counter])]} />
        {agreed.length > 0 ? <AskAgain /> : null}
      </Part>
      <Part id="pihak-lain">
        <Paragraphs
          text={[
            ...others.text,
            ...agreed.map((counter) => elsewhere[counter]),
            ...(speedInsightsUrl ? [others.measuring] : []),
          ]}
        />
      </Part>
      <Part id="hak">
        <p>{rights.text}</p>
        <ul>
          {rights.list.map((right, index) => (
            <li key={index}>{right}</li>
          ))}
        </ul>
        <p>{rights.how}</p>
      </Part>
      <Part id="keamanan">
        <Paragraphs text={security.text} />
      </Part>
      <Part id="anak">
        <p>{privacy.children.text}</p>
      </Part>
      <Part id="perubahan">
        <p>{privacy.changes.text}</p>
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
