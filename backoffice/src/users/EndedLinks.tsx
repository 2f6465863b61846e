import type { User } from "@etalase/contracts/accounts/users.schema";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";

/** Warns that the links of an account end with its right to make them. */
export const EndedLinks = ({ user: { name, openLinks } }: Readonly<{ user: User }>) =>
  openLinks ? (
    <Box sx={{ mt: 2 }}>
      {t("{name} has {links} for reviews, testimonials or invitations, which end now.", {
        name,
        links: counted(openLinks, "open link"),
      })}
    </Box>
  ) : null;
