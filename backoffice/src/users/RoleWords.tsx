import { roleWords } from "@etalase/contracts/accounts/people";
import { type Role, roleNames } from "@etalase/contracts/auth";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";

/** Describes the rights of a role, before it is given. */
export const RoleWords = ({ of: role }: { of: Role }) => (
  <Box sx={{ mt: 1.5, p: 1.5, borderRadius: "10px", bgcolor: "background.default", fontSize: ".875rem" }}>
    <Box component="strong" sx={{ color: "text.primary" }}>
      {t(roleNames[role])}.
    </Box>{" "}
    {t(roleWords[role])}
  </Box>
);
