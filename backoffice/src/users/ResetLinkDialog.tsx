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
import { DialogButtons, DoneButton, LinkDialog } from "./LinkDialog.tsx";
import { MadeLink } from "./MadeLink.tsx";

type ResetLinkDialogProps = Readonly<{ user: User; onClose: () => void }>;

/** Shows the link, with a message that introduces it in a chat. */
function ResetLinkMade({ user: { name }, link, onClose }: ResetLinkDialogProps & Readonly<{ link: ResetLink }>) {
  const { siteName } = useSettings().settings;
  return (
    <>
      <MadeLink
        label={t("Reset link for {name}", { name })}
        url={link.url}
        chat={`Halo ${name}, ini tautan untuk membuat kata sandi baru di dasbor ${siteName}. Berlaku satu kali, sampai ${formatForClient(link.expiresAt)}. Jangan diteruskan ke orang lain.`}
      >
        {t(
          "It is shown only once. Give it to {name} yourself: anyone who opens it can set the password, once, until {time}.",
          { name, time: formatMoment(link.expiresAt) },
        )}
      </MadeLink>
      <DoneButton onClose={onClose} />
    </>
  );
}

/** Creates a link by which another person sets a new password in place of a lost one. */
export function ResetLinkDialog({ user, onClose }: ResetLinkDialogProps) {
  const provider = useDataProvider<EtalaseProvider>();
  const make = useMutation({
    mutationFn: async () => (await provider.call<ResetLink>(`users/${user.id}/reset-link`, { method: "POST" })).data,
  });
  return (
    <LinkDialog title={t("Reset link for {name}", { name: user.name })} onClose={onClose}>
      {make.data ? (
        <ResetLinkMade user={user} link={make.data} onClose={onClose} />
      ) : (
        <>
          <Typography color="textSecondary">
            {t(
              "{name} can use it to set a new password within {minutes} minutes. That signs the account out everywhere and ends its links for others; two-factor sign-in stays as it is. An earlier link stops working.",
              { name: user.name, minutes: resetLinkMinutes },
            )}
          </Typography>
          {make.error && <Alert severity="error">{make.error.message}</Alert>}
          <DialogButtons>
            <Button variant="outlined" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <BusyButton variant="contained" busy={make.isPending} onClick={() => make.mutate()} autoFocus>
              {t("Create link")}
            </BusyButton>
          </DialogButtons>
        </>
      )}
    </LinkDialog>
  );
}
