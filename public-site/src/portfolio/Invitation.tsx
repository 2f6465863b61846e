import { Icon } from "../components/Icon.tsx";
import { chatHref } from "../contact.ts";
import { caseStudy } from "../content/caseStudy.ts";
import { useSite } from "../site.ts";

const copy = caseStudy.invitation;

/** Without a number the button leads to the contact section. */
export function Invitation({ title }: Readonly<{ title: string }>) {
  const chat = chatHref(useSite(), copy.greeting(title));
  return (
    <aside className="wrap">
      <div className="ask">
        <div>
          <h2>{copy.title}</h2>
          <p>{copy.text}</p>
        </div>
        <a
          className="btn btn-sun btn-lg"
          href={chat ?? "#contact"}
          target={chat ? "_blank" : undefined}
          rel={chat ? "noopener" : undefined}
        >
          <Icon name={chat ? "whatsapp" : "message-circle"} />
          {chat ? copy.button : copy.contact}
        </a>
      </div>
    </aside>
  );
}
