import { Icon } from "../../components/Icon.tsx";
import { askLink } from "../../site/contact.ts";
import { useSite } from "../../site/site.ts";
import { home } from "./copy.ts";

const { title, text, button, message, chat, chatLabel } = home.consultation;

export function Consultation() {
  const { icon, link } = askLink(useSite(), message);
  return (
    <aside className="consult">
      <div className="consult-text">
        <h2>{title}</h2>
        <p>{text}</p>
        <a className="button button-line button-large" {...link}>
          <Icon name={icon} />
          {button}
        </a>
      </div>
      <div className="chat" role="img" aria-label={chatLabel}>
        {chat.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </aside>
  );
}
