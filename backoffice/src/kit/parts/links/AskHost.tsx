import { Box, Button } from "@mui/material";
import { CopyIcon, MailIcon } from "lucide-react";
import { t } from "../../language/t.ts";
import { codeLetters } from "../../theme/looks.ts";
import { Cluster } from "../../theme/Words.tsx";
import { ChatButton } from "./ChatButton.tsx";
import { useCopy } from "./useCopy.ts";

/** The requests to the host of the site. Screens name the server's settings nowhere else. */
const requests = {
  mail: (address: string) =>
    t(
      "Hello, our website {address} cannot send mail yet. Please set SMTP_URL (such as smtp://user:password@mail.example:587) and MAIL_FROM (such as Our Name <hello@our-domain>) in its environment, and restart it. It then sends notices of new messages, links for new passwords, and the newsletter.",
      { address },
    ),
  backups: (address: string) =>
    t(
      "Hello, our website {address} should be backed up every night. Please set BACKUP_KEEP=7 in its environment, and restart it. If that is set already, the server's log says why there is no newer backup.",
      { address },
    ),
};

/** Hands out the text that asks the host for what only the server's settings can change. */
export function AskHost({ about }: Readonly<{ about: keyof typeof requests }>) {
  const copy = useCopy();
  const text = requests[about](location.host);
  const words = { done: t("The text is copied"), failed: t("Open the text below and copy it by hand.") };
  return (
    <Box sx={{ mt: 1 }}>
      <Cluster>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(text, words)}>
          {t("Copy message for your host")}
        </Button>
        <ChatButton text={text} />
        <Button variant="outlined" startIcon={<MailIcon />} href={`mailto:?body=${encodeURIComponent(text)}`}>
          {t("E-mail")}
        </Button>
      </Cluster>
      <Box component="details" sx={{ mt: 1, "& summary": { cursor: "pointer", py: 0.75 } }}>
        <summary>{t("Read the text")}</summary>
        <Box sx={{ ...codeLetters, overflowWrap: "anywhere" }}>{text}</Box>
      </Box>
    </Box>
  );
}
