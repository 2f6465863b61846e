import { Icon } from "../../components/Icon.tsx";
import { askLink } from "../../site/contact.ts";
import { useSite } from "../../site/site.ts";
import { caseStudy } from "./copy.ts";

const copy = caseStudy.invitation;

export function Invitation({ title }: Readonly<{ title: string }>) {
  const { isChat, icon, link } = askLink(useSite(), copy.greeting(title));
  return (
    <aside className="wrap">
      <div className="invitation">
        <div>
          <h2>{copy.title}</h2>
          <p>{copy.text}</p>
        </div>
        <a className="button button-sun button-large" {...link}>
          <Icon name={icon} />
          {isChat ? copy.button : copy.contact}
        </a>
      </div>
    </aside>
  );
}
