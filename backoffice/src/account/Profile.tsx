import type { User } from "@etalase/contracts/users.schema";
import { Box } from "@mui/material";
import { FormSection } from "../form/FormSection.tsx";
import { formatDay } from "../format.ts";
import { RoleChip } from "../users/UserChips.tsx";

const facts = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "160px minmax(0, 1fr)" },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 1.75 },
  m: 0,
  "& dt": { color: "text.secondary", fontSize: ".875rem" },
  "& dd": { m: 0, mb: { xs: 1.25, sm: 0 }, fontWeight: 600, overflowWrap: "anywhere" },
};

export const Profile = ({ user }: { user: User }) => (
  <FormSection title="Profile">
    <Box component="dl" sx={facts}>
      <dt>Name</dt>
      <dd>{user.name}</dd>
      <dt>Username</dt>
      <dd>{user.username}</dd>
      <dt>E-mail</dt>
      <dd>{user.email}</dd>
      <dt>Role</dt>
      <dd>
        <RoleChip role={user.role} />
      </dd>
      <dt>Member since</dt>
      <dd>{formatDay(user.createdAt)}</dd>
    </Box>
  </FormSection>
);
