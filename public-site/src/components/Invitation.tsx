import type { ReactNode } from "react";
import { askLink } from "../site/contact.ts";
import { useSite } from "../site/site.ts";
import { Icon } from "./Icon.tsx";

type InvitationProps = Readonly<{
  words: Readonly<{ title: string; text: string; button: string; contact: string }>;
  /** The prepared text of the chat. */
  greeting: string;
  /** A second link. */
  children?: ReactNode;
}>;

/** Invites readers at the end of a page to ask for similar work. */
export function Invitation({ words, greeting, children }: InvitationProps) {
  const { isChat, icon, link } = askLink(useSite(), greeting);
  return (
    <aside className="wrap">
      <div className="invitation">
        <div>
          <h2>{words.title}</h2>
          <p>{words.text}</p>
          {children}
        </div>
        <a className="button button-sun button-large" {...link}>
          <Icon name={icon} />
          {isChat ? words.button : words.contact}
        </a>
      </div>
    </aside>
  );
}
