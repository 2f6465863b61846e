import type { ReactNode } from "react";
import { chatHref } from "../contact.ts";
import { useSite } from "../site.ts";

type ChatLinkProps = Readonly<{ greeting: string; className: string; children: ReactNode }>;

/** Opens a chat with the agency; as long as no number is known, it leads to the contact section. */
export function ChatLink({ greeting, className, children }: ChatLinkProps) {
  const chat = chatHref(useSite(), greeting);
  return (
    <a
      className={className}
      href={chat ?? "#contact"}
      target={chat ? "_blank" : undefined}
      rel={chat ? "noopener noreferrer" : undefined}
    >
      {children}
    </a>
  );
}
