import { messages } from "@etalase/contracts/text/messages";
import { Box, Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { isSuperadmin } from "../kit/data/session.ts";
import { refusal, t } from "../kit/language/t.ts";
import { DisplayWindow } from "../kit/parts/DisplayWindow.tsx";
import { PageTitle } from "../kit/parts/PageTitle.tsx";

const Refusal = () => (
  <Box sx={{ textAlign: "center", px: 3, py: { xs: 8, md: 12 } }}>
    <title>{`${t("Not allowed")} · Etalase`}</title>
    <DisplayWindow />
    <PageTitle sx={{ mt: 4 }}>{refusal(messages.forbidden)}</PageTitle>
    <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
      {t("Only a superadmin can open this page.")}
    </Typography>
    <Button component={Link} to="/dashboard" variant="contained">
      {t("Back to Dashboard")}
    </Button>
  </Box>
);

/** Shows other staff the server's refusal, without a request. */
export const SuperadminOnly = ({ children }: { children: ReactNode }) => (isSuperadmin() ? children : <Refusal />);
