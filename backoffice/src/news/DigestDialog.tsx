import { digestMessages } from "@etalase/contracts/newsletter";
import type { Digest } from "@etalase/contracts/newsletter.schema";
import { Alert, Box, Button, Dialog, IconButton, Typography } from "@mui/material";
import { XIcon } from "lucide-react";
import { useId } from "react";
import { HttpError } from "react-admin";
import { useCall } from "../kit/data/useCall.ts";
import { refusal, t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { counted, formatMoment } from "../kit/parts/format.ts";
import { Loaded } from "../kit/parts/Loaded.tsx";
import { outlined } from "../kit/theme/looks.ts";
import { Muted } from "../kit/theme/Words.tsx";

/** Returns a function that gives the server's message for a refusal, and `failed` otherwise. */
const reasonOr = (failed: string) => (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 ? error.message : failed;

/** Loads an article as a letter, and sends it. */
function useDigest(newsId: string) {
  const queryKey = ["digest", newsId];
  const path = `news/${newsId}/digest`;
  const query = useCall<Digest>(path, queryKey, { gcTime: 0 });
  const test = useAct({
    does: (call) => call(`${path}/test`, { method: "POST", data: {} }),
    done: t("The test mail is on its way"),
    failed: reasonOr(t("The test mail could not be sent")),
  });
  const send = useAct({
    does: (call, again: boolean) => call<Readonly<{ to: number }>>(path, { method: "POST", data: { again } }),
    done: ({ to }) => t("On its way to {readers}", { readers: counted(to, "subscriber") }),
    failed: reasonOr(t("The article could not be sent")),
    // Somebody else may have sent it in the meantime.
    reloads: queryKey,
  });
  return { query, test, send };
}

/** The letter as its readers will get it. */
const Letter = ({ subject, previewUrl }: Digest) => (
  <>
    <Typography sx={{ overflowWrap: "anywhere" }}>
      <Muted component="span">{t("Subject:")} </Muted>
      <strong>{subject}</strong>
    </Typography>
    <Box
      component="iframe"
      title={t("Preview of the mail")}
      sandbox="allow-popups"
      src={new URL(previewUrl).pathname}
      sx={{ ...outlined, borderRadius: 2, width: "100%", height: "min(46vh, 480px)", bgcolor: "#fff" }}
    />
  </>
);

/** Returns the reason why the letter cannot be sent; undefined when it can. */
function lackOf({ isPublic, confirmed }: Digest): string | undefined {
  if (!isPublic) return `${refusal(digestMessages.notPublic)}.`;
  return confirmed === 0 ? `${refusal(digestMessages.nobody)}.` : undefined;
}

function Known({ newsId, digest }: Readonly<{ newsId: string; digest: Digest }>) {
  const { test, send } = useDigest(newsId);
  const { sent, confirmed, testTo, isPublic } = digest;
  const { ask, dialog } = useAsking(send.isPending, (close) => send.mutate(sent !== null, { onSettled: close }));
  const lack = lackOf(digest);
  const readers = counted(confirmed, "subscriber");
  return (
    <>
      {lack && <Alert severity="warning">{lack}</Alert>}
      {sent && (
        <Alert severity="info">
          {t("Sent on {time} to {readers}.", { time: formatMoment(sent.at), readers: counted(sent.to, "subscriber") })}
        </Alert>
      )}
      <Letter {...digest} />
      <Box sx={{ display: "flex", gap: 1, justifyContent: "end", flexDirection: { xs: "column", sm: "row" } }}>
        {isPublic && testTo && (
          <BusyButton
            variant="outlined"
            busy={test.isPending}
            onClick={() => test.mutate()}
            sx={{ overflowWrap: "anywhere" }}
          >
            {t("Send a test to {address}", { address: testTo })}
          </BusyButton>
        )}
        <Button variant="contained" disabled={lack !== undefined} onClick={() => ask()}>
          {t("Send to {readers}", { readers })}
        </Button>
      </Box>
      <ConfirmDialog
        {...dialog}
        title={sent ? t("Send it a second time?") : t("Send to {readers}?", { readers })}
        confirmLabel={sent ? t("Send again") : t("Send now")}
      >
        {sent && `${t("Subscribers who already got it will get it again.")} `}
        {t("The mail goes to {readers} with a confirmed address. This cannot be undone.", { readers })}
      </ConfirmDialog>
    </>
  );
}

const Content = ({ newsId }: Readonly<{ newsId: string }>) => (
  <Loaded answer={useDigest(newsId).query} failed={t("The mail could not be loaded.")} height={480}>
    {(digest) => <Known newsId={newsId} digest={digest} />}
  </Loaded>
);

/** An article as a mail: its preview, its recipients, and the buttons that send it. */
export function DigestDialog({ newsId, onClose }: Readonly<{ newsId: string; onClose: () => void }>) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <Box sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2, justifyItems: "stretch" }}>
        <Box sx={{ display: "flex", alignItems: "center" }}>
          <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
            {t("Send to subscribers")}
          </Typography>
          <IconButton aria-label={t("Close")} onClick={onClose}>
            <XIcon size={20} />
          </IconButton>
        </Box>
        <Content newsId={newsId} />
      </Box>
    </Dialog>
  );
}
