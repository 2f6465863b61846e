import type { OwnPage } from "@etalase/contracts/pages.schema";
import { FailedNotice } from "../../components/FailedNotice.tsx";
import { Invitation } from "../../components/Invitation.tsx";
import { contact as contactWords } from "../../contact/copy.ts";
import type { ViewProps } from "../../page/page.ts";
import { useWords } from "../../site/site.ts";
import { article as articleWords } from "../article/copy.ts";
import { proseHtml } from "../article/proseHtml.ts";
import { View as NotFound } from "../notFound/view.tsx";
import type { OwnPageData } from "./data.ts";
import { ownPageHead } from "./head.ts";

function Text({ title, content, contentSets }: OwnPage) {
  const article = useWords(articleWords);
  const contact = useWords(contactWords);
  const invitation = { ...contact, button: contact.chat, contact: article.invitation.contact };
  return (
    <>
      <article className="article own-page">
        <header className="article-head">
          <h1>{title}</h1>
        </header>
        <div className="article-columns">
          {/* The server sanitises the HTML when it is stored. */}
          <div
            className="article-body prose"
            dangerouslySetInnerHTML={{ __html: proseHtml(content, article, contentSets) }}
          />
        </div>
      </article>
      <Invitation words={invitation} greeting={contact.greeting} />
    </>
  );
}

export function View({ data, place }: ViewProps<OwnPageData>) {
  const failed = useWords(ownPageHead);
  if (data.state === "found") return <Text {...data.ownPage} />;
  if (data.state === "unknown") return <NotFound />;
  return <FailedNotice {...failed} path={place.path} />;
}
