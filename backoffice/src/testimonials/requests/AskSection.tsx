import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { anyName } from "@etalase/contracts/refusals/refusal";
import { requestLimits } from "@etalase/contracts/testimonials";
import type { RequestMade } from "@etalase/contracts/testimonials.schema";
import { textProblem } from "@etalase/contracts/text/text";
import { Box, Button, TextField, Typography } from "@mui/material";
import { CopyIcon, MailIcon } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useSettings } from "../../kit/data/SettingsProvider.tsx";
import { rich } from "../../kit/language/rich.ts";
import { refusal, t } from "../../kit/language/t.ts";
import { BusyButton } from "../../kit/parts/BusyButton.tsx";
import { FoldedSection } from "../../kit/parts/FoldedSection.tsx";
import { ChatButton } from "../../kit/parts/links/ChatButton.tsx";
import { useCopy } from "../../kit/parts/links/useCopy.ts";
import { Cluster } from "../../kit/theme/Words.tsx";
import { RequestList, useRequesting } from "./RequestList.tsx";

type Letter = Readonly<{ name: string; project: string; siteName: string; url: string }>;

/** Returns the message that sends the link to a client, in the client's language. */
const textOf = ({ name, project, siteName, url }: Letter): string =>
  `Halo ${name}, terima kasih sudah bekerja bersama ${siteName}. Bolehkah kami meminta testimoni singkat tentang “${project}”? Cukup dua menit di tautan ini:\n${url}`;

const mailLinkOf = (letter: Letter): string =>
  `mailto:?subject=${encodeURIComponent(`Testimoni untuk ${letter.siteName}`)}&body=${encodeURIComponent(textOf(letter))}`;

const { clientNameMin: min, clientNameMax: max, days } = requestLimits;
const rule = { field: anyName(t("Client name")), min, max };
const introduction = t(
  "A link for one client to write about this project, without an account. It works once, within {days} days; their testimonial then waits for your approval.",
  { days },
);

/** Shows the link, the only time that it can be read, and the ways to send it. */
function NewRequest({ name, url, project }: Readonly<{ name: string; url: string; project: string }>) {
  const copy = useCopy();
  const { siteName } = useSettings().settings;
  const letter = { name, url, project, siteName };
  return (
    <Box role="status" sx={{ display: "grid", gap: 1.5, p: 2, borderRadius: "12px", bgcolor: "action.hover" }}>
      <Typography variant="body2">
        {rich("The link for {name} is ready. It is shown only once: send or copy it.", {
          name: <strong>{name}</strong>,
        })}
      </Typography>
      <TextField
        size="small"
        fullWidth
        value={url}
        slotProps={{ htmlInput: { readOnly: true, "aria-label": t("Testimonial link") } }}
        onFocus={({ target }) => target.select()}
      />
      <Cluster sx={{ "& > *": { minHeight: 44, flex: "1 0 auto" } }}>
        <Button
          variant="contained"
          startIcon={<CopyIcon />}
          onClick={() => void copy(url, { done: t("Link copied"), failed: t("Copy the link from its field.") })}
        >
          {t("Copy")}
        </Button>
        <ChatButton text={textOf(letter)} />
        <Button variant="outlined" startIcon={<MailIcon />} href={mailLinkOf(letter)}>
          {t("Mail")}
        </Button>
      </Cluster>
    </Box>
  );
}

/**
 * Asks a client for a testimonial about the project, by a link. Placed within the project's form, it is not a form
 * itself.
 */
export function AskSection({ project }: Readonly<{ project: PortfolioItem }>) {
  const [name, setName] = useState(project.client);
  const [problem, setProblem] = useState<string>();
  const [request, setRequest] = useState<RequestMade & Readonly<{ name: string }>>();
  const { ask } = useRequesting(project.id);
  const create = () => {
    const clientName = name.trim();
    const wrong = textProblem(clientName, rule);
    setProblem(wrong && refusal(wrong));
    if (wrong || ask.isPending) return;
    ask.mutate(clientName, { onSuccess: (link) => setRequest({ ...link, name: clientName }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Otherwise Enter would save the project.
    event.preventDefault();
    create();
  };
  return (
    <FoldedSection title={t("Ask for a testimonial")} about={t("By a link for the client")}>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2.25 }}>
        <Typography variant="body2" color="textSecondary">
          {introduction}
        </Typography>
        <TextField
          label={t("Client to ask")}
          value={name}
          error={problem !== undefined}
          helperText={problem ?? t("The page greets them by this name.")}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={onKeyDown}
        />
        <BusyButton variant="outlined" busy={ask.isPending} onClick={create} sx={{ minHeight: 44 }}>
          {t("Create link")}
        </BusyButton>
        {request && <NewRequest name={request.name} url={request.url} project={project.title} />}
        <RequestList portfolioId={project.id} />
      </Box>
    </FoldedSection>
  );
}
