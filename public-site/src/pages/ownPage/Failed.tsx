import { Notice } from "../../components/Notice.tsx";
import { useWords } from "../../site/site.ts";
import { ownPageHead as ownPageHeadWords } from "./head.ts";

/** Offers to load a page again that could not be loaded. */
export const Failed = ({ path }: Readonly<{ path: string }>) => {
  const copy = useWords(ownPageHeadWords);
  return (
    <Notice title={copy.title} text={copy.text}>
      <a className="button button-main" href={path} data-retry>
        {copy.retry}
      </a>
    </Notice>
  );
};
