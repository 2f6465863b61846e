import type { User } from "@etalase/contracts/accounts/users.schema";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";

/** Warns that the links of an account end when it loses the right to them. */
export const EndingLinks = ({ user: { name, openLinks = 0 } }: { user: User }) =>
  openLinks > 0 && (
    <Box sx={{ mt: 2 }}>
      {t("{name} has {links} for reviews, testimonials or invitations, which will end.", {
        name,
        links: counted(openLinks, "open link"),
      })}
    </Box>
  );
