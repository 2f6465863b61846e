import { Icon } from "../components/Icon.tsx";
import { chatHref } from "../contact.ts";
import { home } from "../content/home.ts";
import { useSite } from "../site.ts";

const { title, text, button, message, chat, chatLabel } = home.consultation;

/** How the agency is asked: by chat, else by mail; as long as neither is known, the contact section says what is. */
function useWayToAsk() {
  const site = useSite();
  const { contactEmail } = site.settings;
  const href = chatHref(site, message);
  if (href) return { href, icon: "whatsapp", target: "_blank", rel: "noopener noreferrer" } as const;
  if (contactEmail) return { href: `mailto:${contactEmail}`, icon: "mail" } as const;
  return { href: "#contact", icon: "message-circle" } as const;
}

export function Consultation() {
  const { icon, ...link } = useWayToAsk();
  return (
    <aside className="consult">
      <div className="consult-t">
        <h2>{title}</h2>
        <p>{text}</p>
        <a className="btn btn-line btn-lg" {...link}>
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
