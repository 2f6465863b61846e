import { Alert } from "@mui/material";

/** Explains why no other screen of the dashboard opens. */
export const TwoFactorLacking = () => (
  <Alert severity="warning" sx={{ mb: 2.5 }}>
    Superadmins of this site sign in by a second factor. Set it up here; the rest of the dashboard opens then.
  </Alert>
);
