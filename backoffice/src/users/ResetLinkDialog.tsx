import { resetLinkMinutes } from "@etalase/contracts/accounts/people";
import type { ResetLink } from "@etalase/contracts/accounts/people.schema";
import type { User } from "@etalase/contracts/accounts/users.schema";
import { Alert, Button, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { t } from "../kit/language/t.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { formatForClient, formatMoment } from "../kit/parts/format.ts";
import { DialogButtons, DoneButton, LinkDialog, NewLink } from "./LinkDialog.tsx";

type ResetLinkDialogProps = Readonly<{ user: User; onClose: () => void }>;

/** Shows the link, with a message that introduces it in a chat. */
function CreatedLink({ user: { name }, link, onClose }: ResetLinkDialogProps & Readonly<{ link: ResetLink }>) {
  const { siteName } = useSettings().settings;
  return (
    <>
      <NewLink
        label={t("Reset link for {name}", { name })}
        url={link.url}
        chat={`Halo ${name}, ini tautan untuk membuat kata sandi baru di dasbor ${siteName}. Berlaku satu kali, sampai ${formatForClient(link.expiresAt)}. Jangan diteruskan ke orang lain.`}
      >
        {t(
          "It is shown only once. Give it to {name} yourself: anyone who opens it can set the password, once, until {time}.",
          { name, time: formatMoment(link.expiresAt) },
        )}
      </NewLink>
      <DoneButton onClose={onClose} />
    </>
  );
}

/** Creates a link by which another person sets a new password in place of a lost one. */
export function ResetLinkDialog({ user, onClose }: ResetLinkDialogProps) {
  const provider = useDataProvider<EtalaseProvider>();
  const create = useMutation({
    mutationFn: async () => (await provider.call<ResetLink>(`users/${user.id}/reset-link`, { method: "POST" })).data,
  });
  return (
    <LinkDialog title={t("Reset link for {name}", { name: user.name })} onClose={onClose}>
      {create.data ? (
        <CreatedLink user={user} link={create.data} onClose={onClose} />
      ) : (
        <>
          <Typography color="textSecondary">
            {t(
              "{name} can use it to set a new password within {minutes} minutes. That signs the account out everywhere and ends its links for others; two-factor sign-in stays as it is. An earlier link stops working.",
              { name: user.name, minutes: resetLinkMinutes },
            )}
          </Typography>
          {create.error && <Alert severity="error">{create.error.message}</Alert>}
          <DialogButtons>
            <Button variant="outlined" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <BusyButton variant="contained" busy={create.isPending} onClick={() => create.mutate()} autoFocus>
              {t("Create link")}
            </BusyButton>
          </DialogButtons>
        </>
      )}
    </LinkDialog>
  );
}
