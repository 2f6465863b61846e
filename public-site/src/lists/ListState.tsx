import type { ReactNode } from "react";
import { Icon } from "../components/Icon.tsx";
import type { IconName } from "../icons/symbols.ts";

type EmptyListProps = Readonly<{ icon: IconName; title: string; lang?: "en"; children: ReactNode }>;

/** Replaces a list without entries. */
export const EmptyList = ({ icon, title, lang, children }: EmptyListProps) => (
  <div className="state">
    <Icon name={icon} />
    <h2 lang={lang}>{title}</h2>
    {children}
  </div>
);

type FailedListProps = Readonly<{ text: string; lang?: "en"; retry: string; href: string }>;

/** Replaces a list that could not be loaded. */
export const FailedList = ({ text, lang, retry, href }: FailedListProps) => (
  <div className="state" role="alert">
    <Icon name="circle-alert" />
    <p lang={lang}>{text}</p>
    <a className="button button-main" href={href} data-retry>
      {retry}
    </a>
  </div>
);
