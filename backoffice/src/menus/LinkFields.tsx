import { type MenuLink, menuLimits } from "@etalase/contracts/site/menus";
import { Box, TextField } from "@mui/material";
import { t } from "../kit/language/t.ts";

type Messages = Readonly<Partial<Record<keyof MenuLink, string>>>;
type LinkFieldsProps = Readonly<{
  link: MenuLink;
  name: string;
  errors: Messages;
  note: string | undefined;
  onChange: (link: MenuLink) => void;
}>;

const fields = { display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" };

/** The label and the address of a link to another site. */
export const LinkFields = ({ link, name, errors, note, onChange }: LinkFieldsProps) => (
  <Box sx={fields}>
    <TextField
      hiddenLabel
      value={link.label}
      placeholder={t("Label")}
      error={Boolean(errors.label)}
      helperText={errors.label ?? note}
      onChange={({ target }) => onChange({ ...link, label: target.value })}
      slotProps={{ htmlInput: { "aria-label": t("Label of {name}", { name }), maxLength: 2 * menuLimits.labelMax } }}
    />
    <TextField
      hiddenLabel
      value={link.url}
      placeholder="https://"
      error={Boolean(errors.url)}
      helperText={errors.url}
      onChange={({ target }) => onChange({ ...link, url: target.value })}
      slotProps={{ htmlInput: { "aria-label": t("Address of {name}", { name }), inputMode: "url" } }}
    />
  </Box>
);
