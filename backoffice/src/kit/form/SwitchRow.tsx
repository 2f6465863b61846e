import { FormHelperText, Switch, type SwitchProps, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { Grow, Row } from "../theme/Words.tsx";

type SwitchRowProps = Pick<SwitchProps, "disabled" | "onBlur"> &
  Readonly<{ id?: string; label: string; helper?: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void }>;

/** A choice between on and off, with its words before it. */
export function SwitchRow({ id: given, label, helper, isOn, onChange, ...rest }: SwitchRowProps) {
  const [own, helperId] = [useId(), useId()];
  const id = given ?? own;
  return (
    <Row>
      <Grow>
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {label}
        </Typography>
        {helper && (
          <FormHelperText id={helperId} component="div" sx={{ mt: 0 }}>
            {helper}
          </FormHelperText>
        )}
      </Grow>
      <Switch
        {...rest}
        checked={isOn}
        onChange={(_, next) => onChange(next)}
        slotProps={{ input: { id, role: "switch", ...(helper && { "aria-describedby": helperId }) } }}
      />
    </Row>
  );
}
