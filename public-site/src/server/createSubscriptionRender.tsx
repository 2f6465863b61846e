import type { SubscriptionPage } from "@etalase/contracts/newsletter";
import type { RenderSubscriptionPage } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import { subscription as subscriptionWords } from "../newsletter/linkCopy.ts";
import { useWords } from "../site/site.ts";
import { fill, wordsFor } from "../site/texts.ts";
import type { Assets } from "./assets.ts";
import { BesideWindows, drawStillPage, StillFrame } from "./stillPage.tsx";

const Question = ({ kind, email }: Extract<SubscriptionPage, { email: string }>) => {
  const copy = useWords(subscriptionWords);
  return (
    <>
      <p>{fill(copy[kind].text, { email })}</p>
      <form method="post">
        <button type="submit" className="button button-main button-large">
          {copy[kind].submit}
        </button>
      </form>
    </>
  );
};

const Message = ({ kind }: Exclude<SubscriptionPage, { email: string }>) => {
  const copy = useWords(subscriptionWords);
  return (
    <>
      <p>{copy[kind].text}</p>
      <a className="button button-main button-large" href={paths.blog}>
        {copy.toBlog}
      </a>
    </>
  );
};

/** The page behind a link in a letter, with only the logo as navigation. */
const SubscriptionPageView = ({ page }: Readonly<{ page: SubscriptionPage }>) => {
  const copy = useWords(subscriptionWords);
  return (
    <StillFrame>
      <BesideWindows>
        <h1>{copy[page.kind].title}</h1>
        {"email" in page ? <Question {...page} /> : <Message {...page} />}
      </BesideWindows>
    </StillFrame>
  );
};

/** Renders the pages behind links in letters to subscribers, without revealing their address. */
export const createSubscriptionRender =
  (assets: Assets): RenderSubscriptionPage =>
  (page, api, site) =>
    drawStillPage({ assets, api, site }, (shown) => ({
      title: wordsFor(subscriptionWords, shown)[page.kind].title,
      referrer: "same-origin",
      view: <SubscriptionPageView page={page} />,
    }));
