import { exchangeMessages } from "@etalase/contracts/operating/exchange";
import { Alert, FormControlLabel, Radio, RadioGroup } from "@mui/material";

type Props = Readonly<{ count: number; replaces: boolean; onChange: (replaces: boolean) => void }>;

/** Asks about records of the file whose addresses other records have. The answer brings a new preview. */
export const SharedAddresses = ({ count, replaces, onChange }: Props) => (
  <Alert severity="warning" sx={{ mb: 2, alignItems: "flex-start" }}>
    {exchangeMessages.sharedAddresses(count)}
    <RadioGroup
      aria-label="Records at the same address"
      value={String(replaces)}
      onChange={(_event, value) => onChange(value === "true")}
    >
      <FormControlLabel
        value="false"
        control={<Radio size="small" />}
        label="Keep both: the new one gets an address of its own"
      />
      <FormControlLabel value="true" control={<Radio size="small" />} label="Replace those of this site" />
    </RadioGroup>
  </Alert>
);
