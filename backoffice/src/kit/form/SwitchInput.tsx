import { Box, FormHelperText, Switch, Typography } from "@mui/material";
import { useId } from "react";
import { useInput } from "react-admin";
import { Row } from "../theme/Words.tsx";

type SwitchInputProps = Readonly<{
  source: string;
  label: string;
  helper: string;
  /** Called when somebody switches it. */
  onSwitch?: (isOn: boolean) => void;
}>;

export function SwitchInput({ source, label, helper, onSwitch }: SwitchInputProps) {
  const { field, id } = useInput({ source });
  const helperId = useId();
  return (
    <Row>
      <Box sx={{ flex: 1 }}>
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {label}
        </Typography>
        <FormHelperText id={helperId} sx={{ mt: 0 }}>
          {helper}
        </FormHelperText>
      </Box>
      <Switch
        checked={Boolean(field.value)}
        onChange={(_, isOn) => {
          field.onChange(isOn);
          onSwitch?.(isOn);
        }}
        onBlur={() => field.onBlur()}
        slotProps={{ input: { id, role: "switch", "aria-describedby": helperId } }}
      />
    </Row>
  );
}
