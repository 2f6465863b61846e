import { invitationLimits, roleWords } from "@etalase/contracts/accounts/people";
import { type InvitationLink, invitationInput } from "@etalase/contracts/accounts/people.schema";
import { type Role, roleNames } from "@etalase/contracts/auth";
import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup } from "@mui/material";
import { useEffect, useId, useRef, useState } from "react";
import { useInput } from "react-admin";
import { useFormState } from "react-hook-form";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { FieldLabel } from "../kit/form/FieldLabel.tsx";
import { LockedFields } from "../kit/form/LockedFields.tsx";
import { SchemaForm } from "../kit/form/SchemaForm.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { formatDay, formatForClient } from "../kit/parts/format.ts";
import { outlined } from "../kit/theme/looks.ts";
import { Quiet } from "../kit/theme/Words.tsx";
import { DialogButtons, DoneButton, LinkDialog, NewLink } from "./LinkDialog.tsx";
import { type Invited, useInviting } from "./useInvitations.ts";

/** Only roles with access: an invitation without it would be pointless. */
const offered = ["admin", "superadmin"] as const satisfies readonly Role[];

const card = {
  m: 0,
  p: 1.5,
  pl: 0.75,
  alignItems: "flex-start",
  ...outlined,
  borderRadius: "12px",
  "&:has(input:checked)": { borderColor: "primary.main", bgcolor: "action.selected" },
};

/** Chooses a role, with a description of its rights. */
function RoleChoice({ source }: { source: string }) {
  const { field } = useInput({ source });
  const id = useId();
  return (
    <div>
      <FieldLabel id={id}>{t("Role [of an account]")}</FieldLabel>
      <RadioGroup aria-labelledby={id} value={field.value} onChange={field.onChange} sx={{ gap: 1 }}>
        {offered.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={<Radio slotProps={{ input: { "aria-describedby": `${id}-${role}` } }} />}
            label={
              <Box sx={{ pt: 0.5 }}>
                <Box sx={{ fontWeight: 600, fontSize: ".9375rem" }}>{t(roleNames[role])}</Box>
                <Quiet id={`${id}-${role}`} sx={{ lineHeight: 1.5 }}>
                  {t(roleWords[role])}
                </Quiet>
              </Box>
            }
            sx={card}
          />
        ))}
      </RadioGroup>
    </div>
  );
}

const empty = { name: "", email: "", role: "admin" };

function Fields({ onClose }: { onClose: () => void }) {
  const { isSubmitting } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={place}>
      <LockedFields sx={{ display: "grid", gap: 2.25 }}>
        <TextFieldInput required source="name" label={t("Full name")} autoComplete="off" />
        <TextFieldInput
          source="email"
          label={t("E-mail")}
          type="email"
          autoComplete="off"
          helper={t("The account can also sign in with it. If mail is set up, the link is sent there.")}
        />
        <RoleChoice source="role" />
        <DialogButtons>
          <Button variant="outlined" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <BusyButton type="submit" variant="contained" busy={isSubmitting}>
            {t("Create invitation link")}
          </BusyButton>
        </DialogButtons>
      </LockedFields>
    </div>
  );
}

type Created = Readonly<{ name: string; link: InvitationLink }>;

/** Invites a person by a link, which is shown once it is created. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { invite } = useInviting();
  const [created, setCreated] = useState<Created>();
  const [alert, setAlert] = useState("");

  const submit = async (values: Invited) => {
    setAlert("");
    setCreated({ name: values.name, link: await invite(values) });
  };

  if (created) return <InvitationLinkDialog {...created} onClose={onClose} />;
  return (
    <LinkDialog title={t("Invite somebody")} onClose={onClose}>
      {alert && <Alert severity="error">{alert}</Alert>}
      <SchemaForm schema={invitationInput} defaultValues={empty} onSubmit={submit} onRefused={setAlert}>
        <Fields onClose={onClose} />
      </SchemaForm>
    </LinkDialog>
  );
}

/** Shows the link of an invitation, new or renewed. */
export function InvitationLinkDialog({ name, link, onClose }: Created & Readonly<{ onClose: () => void }>) {
  const { siteName } = useSettings().settings;
  const chat = `Halo ${name}, Anda diundang mengelola situs ${siteName}. Buat akun Anda lewat tautan ini, paling lambat ${formatForClient(link.expiresAt)}. Jangan diteruskan ke orang lain.`;
  return (
    <LinkDialog title={t("Invitation for {name}", { name })} onClose={onClose}>
      <NewLink label={t("Invitation link for {name}", { name })} url={link.url} chat={chat}>
        {link.mailedTo
          ? t(
              "The invitation is mailed to {address}. You can also give out the link, which is shown only once: the first to open it can create the account.",
              { address: link.mailedTo },
            )
          : t("It is shown only once. Send it to {name} yourself: the first to open it can create the account.", {
              name,
            })}{" "}
        {t("It works for {days} days, until {day}.", {
          days: invitationLimits.days,
          day: formatDay(link.expiresAt),
        })}
      </NewLink>
      <DoneButton onClose={onClose} />
    </LinkDialog>
  );
}
