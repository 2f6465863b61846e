import { Notification } from "react-admin";

/** Results and refusals, spoken as they appear. Long enough to be read, above the phone's action bar. */
export const Notifications = () => (
  <Notification
    autoHideDuration={6000}
    anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
    sx={{ bottom: { xs: 84, sm: 24 }, "& .MuiSnackbarContent-root": { borderRadius: "12px", fontWeight: 600 } }}
  />
);
