import { Box, Breadcrumbs, Link as MuiLink } from "@mui/material";
import { Link, useLocation } from "react-router-dom";
import { itemOf, useNavigation } from "./navigation.ts";

const home = { to: "/dashboard", label: "Dashboard" };

function leafOf(pathname: string): string | undefined {
  if (pathname.includes("/edit/")) return "Edit";
  return pathname.endsWith("/create") ? "Create" : undefined;
}

const Step = ({ to, label }: { to: string; label: string }) => (
  <MuiLink component={Link} to={to} underline="hover" sx={{ color: "text.secondary" }}>
    {label}
  </MuiLink>
);

const Here = ({ label }: { label: string }) => (
  <Box component="span" aria-current="page" sx={{ color: "text.primary", fontWeight: 600 }}>
    {label}
  </Box>
);

/** The way from the overview to this screen. */
export function Trail() {
  const { pathname } = useLocation();
  const item = itemOf(useNavigation(), pathname) ?? home;
  const leaf = leafOf(pathname);
  return (
    <Breadcrumbs aria-label="Breadcrumb" sx={{ fontSize: ".875rem", display: { xs: "none", sm: "block" } }}>
      {item.to !== home.to && <Step {...home} />}
      {leaf ? <Step to={item.to} label={item.label} /> : <Here label={item.label} />}
      {leaf && <Here label={leaf} />}
    </Breadcrumbs>
  );
}
