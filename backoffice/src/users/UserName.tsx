import type { User } from "@etalase/contracts/users.schema";
import { Avatar, Box, Chip } from "@mui/material";
import { isOwn, useRefusal } from "./useAccountChange.ts";

const quiet = { color: "text.secondary", fontSize: ".8125rem", overflowWrap: "anywhere" };

const avatar = {
  // In a narrow table the e-mail address needs its room.
  display: { xs: "flex", md: "none", lg: "flex" },
  width: 40,
  height: 40,
  bgcolor: "action.selected",
  color: "text.primary",
  fontWeight: 700,
  fontSize: "1rem",
};

/** Whose account it is, and why nothing can be done with it if that is so. */
export function UserName({ user }: { user: User }) {
  const refusal = useRefusal(user.id);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.75, minWidth: 0 }}>
      <Avatar aria-hidden sx={avatar}>
        {user.name.charAt(0).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, fontWeight: 600, overflowWrap: "anywhere" }}>
          {user.name}
          {isOwn(user) && <Chip size="small" label="You" sx={{ height: 22 }} />}
        </Box>
        <Box sx={quiet}>{user.username}</Box>
        {refusal && <Box sx={{ ...quiet, color: "warning.main" }}>{refusal}</Box>}
      </Box>
    </Box>
  );
}
