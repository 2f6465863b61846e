import { Box } from "@mui/material";
import { Link } from "react-router-dom";

const tabs = [
  { to: "/dashboard/redirects", label: "Redirects" },
  { to: "/dashboard/not-found", label: "Not found" },
] as const;

const row = { display: "flex", gap: 3, mb: 2, borderBottom: 1, borderColor: "divider" };
const tab = (isShown: boolean) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  mb: "-1px",
  borderBottom: 2,
  fontWeight: 600,
  textDecoration: "none",
  color: isShown ? "text.primary" : "text.secondary",
  borderColor: isShown ? "primary.main" : "transparent",
  "&:hover": { color: "text.primary" },
});

/** Switches between the list of redirects and that of unknown addresses. */
export const AddressTabs = ({ shown }: Readonly<{ shown: (typeof tabs)[number]["label"] }>) => (
  <Box component="nav" aria-label="Addresses" sx={row}>
    {tabs.map(({ to, label }) => (
      <Box
        key={to}
        component={Link}
        to={to}
        aria-current={label === shown ? "page" : undefined}
        sx={tab(label === shown)}
      >
        {label}
      </Box>
    ))}
  </Box>
);
