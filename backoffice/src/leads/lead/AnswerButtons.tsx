import type { Lead } from "@etalase/contracts/leads/leads.schema";
import type { answerFields } from "@etalase/contracts/settings";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { whatsappDigits } from "@etalase/contracts/text/phone";
import { Button } from "@mui/material";
import { CopyIcon, MailIcon, MessageCircleIcon } from "lucide-react";
import { useSettings } from "../../kit/data/SettingsProvider.tsx";
import { t } from "../../kit/language/t.ts";
import { IconAction } from "../../kit/parts/IconAction.tsx";
import { useCopy } from "../../kit/parts/links/useCopy.ts";
import { isByHand, isClick, nameOf } from "./words.ts";

const about = (what: string) => (wanted: string) => (wanted ? `${what} Anda tentang ${wanted}` : `${what} Anda`);

const subjects = {
  order: (wanted: string) => `pesanan ${wanted}`,
  consultation: () => "konsultasi",
  contact: about("pesan"),
  chat: about("chat"),
  call: about("telepon"),
  visit: about("kunjungan"),
} as const;

type Agency = Pick<SiteSettings, "siteName" | "answerText">;

/** Returns the greeting of an answer, by the template in the settings; the rest is typed in the chat or mail. */
function greetingOf(lead: Lead, { siteName, answerText }: Agency): string {
  const { name, kind, code, package: wanted } = lead;
  // Only those who wrote from the website have seen their code.
  const template = isByHand(lead) ? answerText.replace(/ ?\([^()]*\{kode\}[^()]*\)/g, "") : answerText;
  const values: Readonly<Record<(typeof answerFields)[number], string>> = {
    "{nama}": name,
    "{situs}": siteName,
    "{perihal}": subjects[kind](wanted?.name ?? "").trim(),
    "{kode}": isByHand(lead) ? "" : code,
  };
  // An unknown value leaves no gap. A single pass, because a value may contain text that looks like a placeholder.
  const text = template.replace(/( ?)(\{(?:nama|situs|perihal|kode)\})/g, (_, space: string, field: string) => {
    const value = Object.entries(values).find(([known]) => known === field)?.[1];
    return value ? space + value : "";
  });
  return text && `${text}\n\n`;
}

/** Returns a link that opens a chat with the sender, if the lead has a usable number. */
export function chatLink(lead: Lead, agency: Agency): string | undefined {
  const digits = whatsappDigits(lead.phone);
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(greetingOf(lead, agency))}` : undefined;
}

/** Returns a link that opens a mail to the sender, if the address is known. */
function mailLink(lead: Lead, agency: Agency): string | undefined {
  const subject = lead.package ? `${lead.package.name} – ${agency.siteName}` : `Pesan Anda – ${agency.siteName}`;
  const fields = Object.entries({ subject, body: greetingOf(lead, agency) });
  // Mail programs take "+" literally, so spaces have to be %20.
  const query = fields.map(([field, text]) => `${field}=${encodeURIComponent(text)}`).join("&");
  return lead.email ? `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}?${query}` : undefined;
}

/** Opens the chat from a row of the list; without a number, the code finds the chat. */
export function ChatAction({ lead }: { lead: Lead }) {
  const { settings } = useSettings();
  const href = chatLink(lead, settings);
  return (
    <IconAction
      label={t("Chat with {name}", { name: nameOf(lead) })}
      tip="WhatsApp"
      Icon={MessageCircleIcon}
      {...(href && { href })}
      unavailable={href ? undefined : t("No phone number")}
    />
  );
}

type AnswerButtonsProps = Readonly<{ lead: Lead; onAnswer: () => void }>;

/** When nothing else is known, the code finds the chat. */
function CopyCode({ code }: Lead) {
  const copy = useCopy();
  const words = { done: t("Code copied: search WhatsApp for it"), failed: t("The code is {code}.", { code }) };
  return (
    <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copy(code, words)}>
      {t("Copy code")}
    </Button>
  );
}

/** The available ways to answer a lead; the better one is highlighted. */
export function AnswerButtons({ lead, onAnswer }: AnswerButtonsProps) {
  const { settings } = useSettings();
  const chat = chatLink(lead, settings);
  const mail = mailLink(lead, settings);
  if (!chat && !mail) return isClick(lead) && <CopyCode {...lead} />;
  return (
    <>
      {mail && (
        <Button href={mail} variant={chat ? "outlined" : "contained"} startIcon={<MailIcon />} onClick={onAnswer}>
          {t("E-mail")}
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
