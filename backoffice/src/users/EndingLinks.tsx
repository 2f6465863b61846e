import type { User } from "@etalase/contracts/accounts/users.schema";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";

/** Says that the open links of an account end when it loses the right to them. */
export const EndingLinks = ({ of: { name, openLinks } }: Readonly<{ of: User }>) =>
  openLinks ? (
    <Box sx={{ mt: 2 }}>
      {t("{links} of {name} for reviews, testimonials or invitations will end.", {
        name,
        links: counted(openLinks, "open link"),
      })}
    </Box>
  ) : null;
