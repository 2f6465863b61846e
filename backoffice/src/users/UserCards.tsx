import type { User } from "@etalase/contracts/users.schema";
import { Box } from "@mui/material";
import { useListContext } from "react-admin";
import { formatDay } from "../parts/format.ts";
import { RoleSelect } from "./RoleSelect.tsx";
import { UserActions } from "./UserActions.tsx";
import { UserStatusChip } from "./UserChips.tsx";
import { UserName } from "./UserName.tsx";

const facts = {
  color: "text.secondary",
  fontSize: ".8125rem",
  overflowWrap: "anywhere",
  "& span": { whiteSpace: "nowrap" },
};

const UserCard = ({ user }: { user: User }) => (
  <Box component="li" sx={{ px: 1.5, pt: 1.5, pb: 1, borderTop: 1, borderColor: "divider" }}>
    <UserName user={user} />
    <Box sx={{ ...facts, mt: 1 }}>
      {user.email} · <span>{formatDay(user.createdAt)}</span>
    </Box>
    <Box sx={{ mt: 1 }}>
      <UserStatusChip user={user} />
    </Box>
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, mt: 1 }}>
      <RoleSelect user={user} />
      <Box sx={{ ml: "auto" }}>
        <UserActions user={user} />
      </Box>
    </Box>
  </Box>
);

/** The list as cards, where a table has no room. */
export function UserCards() {
  const { data = [] } = useListContext<User>();
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((user) => (
        <UserCard key={user.id} user={user} />
      ))}
    </Box>
  );
}
