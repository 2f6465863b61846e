import { Alert, FormControlLabel, Radio, RadioGroup } from "@mui/material";
import { t } from "../kit/language/t.ts";

type Props = Readonly<{ count: number; replaces: boolean; onChange: (replaces: boolean) => void }>;

/** Asks about records of the file whose addresses other records have. The answer brings a new preview. */
export const SharedAddresses = ({ count, replaces, onChange }: Props) => (
  <Alert severity="warning" sx={{ mb: 2, alignItems: "flex-start" }}>
    {count === 1
      ? t("One record of the file has an address that another record of this site has.")
      : t("{count} records of the file have addresses that other records of this site have.", { count })}
    <RadioGroup
      aria-label={t("Records at the same address")}
      value={String(replaces)}
      onChange={(_event, value) => onChange(value === "true")}
    >
      <FormControlLabel
        value="false"
        control={<Radio size="small" />}
        label={t("Keep both: the new one gets its own address")}
      />
      <FormControlLabel value="true" control={<Radio size="small" />} label={t("Replace the ones on this site")} />
    </RadioGroup>
  </Alert>
);
