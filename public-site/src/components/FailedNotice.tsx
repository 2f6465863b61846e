import type { ReactNode } from "react";
import { Notice } from "./Notice.tsx";

type FailedNoticeProps = Readonly<{
  title: string;
  text: string;
  /** Address and label of the link that tries again. */
  path: string;
  retry: string;
  /** A further way on. */
  children?: ReactNode;
}>;

/** Replaces a page that could not be loaded, and offers to load it again. */
export const FailedNotice = ({ path, retry, children, ...said }: FailedNoticeProps) => (
  <Notice {...said}>
    <a className="button button-main" href={path} data-retry>
      {retry}
    </a>
    {children}
  </Notice>
);
