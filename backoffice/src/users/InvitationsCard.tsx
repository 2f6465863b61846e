import type { Invitation, InvitationLink } from "@etalase/contracts/accounts/people.schema";
import { roleNames } from "@etalase/contracts/auth";
import { Box, Button, Card, Typography } from "@mui/material";
import { LinkIcon, MailPlusIcon, Trash2Icon } from "lucide-react";
import { useState } from "react";
import { t } from "../kit/language/t.ts";
import { until } from "../kit/parts/ago.ts";
import { ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { counted, formatMoment } from "../kit/parts/format.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { Facts, Muted, Note, Row } from "../kit/theme/Words.tsx";
import { RoleChip } from "./UserChips.tsx";
import { useInvitations, useInviting } from "./useInvitations.ts";

const InvitationLinkDialog = lazyComponent(async () => (await import("./InviteDialog.tsx")).InvitationLinkDialog);

type Question = "renew" | "revoke";

const questions = {
  renew: {
    title: t("Create a new link?"),
    confirm: t("Create new link"),
    text: t("The earlier link stops working. The new one works for 7 days."),
  },
  revoke: {
    title: t("Revoke invitation?"),
    confirm: t("Revoke"),
    text: t("The link stops working at once. You can always invite again."),
  },
} as const;

type RowProps = Readonly<{ invitation: Invitation; onAsk: (what: Question) => void }>;

const InvitationRow = ({ invitation, onAsk }: RowProps) => {
  const { name, email, role, invitedBy, expiresAt } = invitation;
  return (
    <Row component="li" sx={{ flexWrap: { xs: "wrap", sm: "nowrap" }, columnGap: 2, px: 2, py: 1.25 }}>
      <Box sx={{ flex: { xs: "1 1 100%", sm: 1 }, minWidth: 0 }}>
        <Facts sx={{ fontWeight: 600 }}>
          <Box component="span" sx={{ overflowWrap: "anywhere" }}>
            {name}
          </Box>
          <RoleChip role={role} />
        </Facts>
        <Note>
          {email && `${email} · `}
          <span title={formatMoment(expiresAt)}>{until(expiresAt)}</span>
          {invitedBy.name && ` · ${t("invited by {name}", { name: invitedBy.name })}`}
        </Note>
      </Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<LinkIcon size={18} />}
        aria-label={t("New link for {name}", { name })}
        onClick={() => onAsk("renew")}
        sx={{ flex: { xs: 1, sm: "none" } }}
      >
        {t("New link")}
      </Button>
      <IconAction
        label={t("Revoke the invitation of {name}", { name })}
        tip={t("Revoke")}
        Icon={Trash2Icon}
        danger
        onClick={() => onAsk("revoke")}
      />
    </Row>
  );
};

type Subject = Readonly<{ what: Question; invitation: Invitation }>;

/** Renews and revokes invitations after confirmation, and shows the new link. */
function useQuestion() {
  const { renew, revoke } = useInviting();
  const [created, setCreated] = useState<Readonly<{ name: string; link: InvitationLink }>>();
  const question = useAsking(renew.isPending || revoke.isPending, (close, { what, invitation }: Subject) => {
    const onSuccess = (link: InvitationLink) => setCreated({ name: invitation.name, link });
    if (what === "renew") renew.mutate(invitation, { onSuccess, onSettled: close });
    else revoke.mutate(invitation, { onSettled: close });
  });
  return { ...question, created, setCreated };
}

function Dialogs({ asked, dialog, created, setCreated }: ReturnType<typeof useQuestion>) {
  const question = asked && questions[asked.what];
  return (
    <>
      {question && (
        <ConfirmDialog {...dialog} title={question.title} confirmLabel={question.confirm}>
          <strong>
            “{asked.invitation.name}”, {t(roleNames[asked.invitation.role])}.{" "}
          </strong>
          {question.text}
        </ConfirmDialog>
      )}
      {created && <InvitationLinkDialog {...created} onClose={() => setCreated(undefined)} />}
    </>
  );
}

/** Lists open invitations; hidden when there are none. */
export function InvitationsCard() {
  const { data, isError, isFetching, refetch } = useInvitations();
  const question = useQuestion();
  if (isError && !isFetching)
    return (
      <Box sx={{ mt: 2 }}>
        <FailureNotice text={t("The invitations could not be loaded.")} onRetry={() => void refetch()} />
      </Box>
    );
  return (
    <>
      {data && data.length > 0 && (
        <Card component="section" aria-label={t("Invitations")} sx={{ mt: 2 }}>
          <Row sx={{ gap: 1.25, px: 2, py: 1.5 }}>
            <Muted component={MailPlusIcon} />
            <Typography variant="h2" sx={{ fontSize: "1rem" }}>
              {counted(data.length, "open invitation")}
            </Typography>
          </Row>
          <PlainList divided>
            {data.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onAsk={(what) => question.ask({ what, invitation })}
              />
            ))}
          </PlainList>
        </Card>
      )}
      <Dialogs {...question} />
    </>
  );
}
