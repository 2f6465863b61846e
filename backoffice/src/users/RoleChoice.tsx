import { roleWords } from "@etalase/contracts/accounts/people";
import { type Role, roleNames } from "@etalase/contracts/auth";
import { Box, FormControlLabel, Radio, RadioGroup } from "@mui/material";
import { useId } from "react";
import { useInput } from "react-admin";
import { FieldLabel } from "../form/FieldLabel.tsx";

/** Only roles with access: an invitation without it would be pointless. */
const offered = ["admin", "superadmin"] as const satisfies readonly Role[];

const card = {
  m: 0,
  p: 1.5,
  pl: 0.75,
  alignItems: "flex-start",
  border: 1,
  borderColor: "divider",
  borderRadius: "12px",
  "&:has(input:checked)": { borderColor: "primary.main", bgcolor: "action.selected" },
};

/** Chooses a role, with a description of its rights. */
export function RoleChoice({ source }: { source: string }) {
  const { field } = useInput({ source });
  const id = useId();
  return (
    <div>
      <FieldLabel id={id}>Role</FieldLabel>
      <RadioGroup aria-labelledby={id} value={field.value} onChange={field.onChange} sx={{ gap: 1 }}>
        {offered.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={<Radio slotProps={{ input: { "aria-describedby": `${id}-${role}` } }} />}
            label={
              <Box sx={{ pt: 0.5 }}>
                <Box sx={{ fontWeight: 600, fontSize: ".9375rem" }}>{roleNames[role]}</Box>
                <Box id={`${id}-${role}`} sx={{ color: "text.secondary", fontSize: ".8125rem", lineHeight: 1.5 }}>
                  {roleWords[role]}
                </Box>
              </Box>
            }
            sx={card}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
