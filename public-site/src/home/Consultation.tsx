import { ChatLink } from "../components/ChatLink.tsx";
import { Icon } from "../components/Icon.tsx";
import { home } from "../content/home.ts";

const { title, text, button, message, chat, chatLabel } = home.consultation;

export const Consultation = () => (
  <aside className="consult">
    <div className="consult-t">
      <h2>{title}</h2>
      <p>{text}</p>
      <ChatLink className="btn btn-line btn-lg" greeting={message}>
        <Icon name="whatsapp" />
        {button}
      </ChatLink>
    </div>
    <div className="chat" role="img" aria-label={chatLabel}>
      {chat.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </aside>
);
