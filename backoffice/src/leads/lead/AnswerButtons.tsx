import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Button } from "@mui/material";
import { CopyIcon, MailIcon, MessageCircleIcon } from "lucide-react";
import { IconAction } from "../../parts/IconAction.tsx";
import { useCopy } from "../../parts/useCopy.ts";
import { useSettings } from "../../settings/SettingsProvider.tsx";
import { chatLink, mailLink } from "./answers.ts";
import { nameOf } from "./words.ts";

/** Opens the chat from a row of the list; without a number, the code finds the chat. */
export function ChatAction({ lead }: { lead: Lead }) {
  const { settings } = useSettings();
  const href = chatLink(lead, settings);
  return (
    <IconAction
      label={`Chat with ${nameOf(lead)}`}
      tip="WhatsApp"
      Icon={MessageCircleIcon}
      {...(href && { href })}
      unavailable={href ? undefined : "No number is known"}
    />
  );
}

type AnswerButtonsProps = Readonly<{ lead: Lead; onAnswer: () => void }>;

/** When nothing else is known, the code finds the chat. */
function CopyCode({ code }: Lead) {
  const copy = useCopy();
  const words = { done: "Code copied: search WhatsApp for it", failed: `The code is ${code}.` };
  return (
    <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copy(code, words)}>
      Copy code
    </Button>
  );
}

/** The available ways to answer a lead; the better one is highlighted. */
export function AnswerButtons({ lead, onAnswer }: AnswerButtonsProps) {
  const { settings } = useSettings();
  const chat = chatLink(lead, settings);
  const mail = mailLink(lead, settings);
  if (!chat && !mail) return <CopyCode {...lead} />;
  return (
    <>
      {mail && (
        <Button href={mail} variant={chat ? "outlined" : "contained"} startIcon={<MailIcon />} onClick={onAnswer}>
          E-mail
        </Button>
      )}
      {chat && (
        <Button
          href={chat}
          target="_blank"
          rel="noopener"
          variant="contained"
          startIcon={<MessageCircleIcon />}
          onClick={onAnswer}
        >
          WhatsApp
        </Button>
      )}
    </>
  );
}
