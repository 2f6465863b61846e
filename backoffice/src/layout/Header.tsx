import { paths } from "@etalase/contracts/site/paths";
import { Box, Breadcrumbs, Button, type ButtonProps, Divider, IconButton, Link as MuiLink } from "@mui/material";
import { ArrowLeftIcon, ExternalLinkIcon, LogOutIcon, type LucideIcon, MenuIcon } from "lucide-react";
import { useLoading, useLogout } from "react-admin";
import { Link, useLocation } from "react-router-dom";
import { itemOf, sidebarItemOf, useNavigation } from "../kit/data/navigation.ts";
import { useWaiting } from "../kit/data/useWaiting.ts";
import { type Plain, t } from "../kit/language/t.ts";
import { Progress } from "../kit/parts/Progress.tsx";
import { disc, oneLine } from "../kit/theme/looks.ts";
import { Row } from "../kit/theme/Words.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { Brand } from "./Brand.tsx";

const home = { to: "/dashboard", label: "Dashboard" } as const;
const nowhere = { to: "", label: "Not found" } as const;

function leafOf(pathname: string): Plain | undefined {
  if (pathname.includes("/edit/")) return "Edit";
  if (/\/[0-9a-f]{24}$/.test(pathname)) return "Details";
  return pathname.endsWith("/create") ? "Create" : undefined;
}

const Step = ({ to, label }: { to: string; label: Plain }) => (
  <MuiLink component={Link} to={to} underline="hover" sx={{ color: "text.secondary" }}>
    {t(label)}
  </MuiLink>
);

const Here = ({ label }: { label: Plain }) => (
  <Box component="span" aria-current="page" sx={{ color: "text.primary", fontWeight: 600 }}>
    {t(label)}
  </Box>
);

const trail = {
  display: { xs: "none", sm: "block" },
  minWidth: 0,
  fontSize: ".875rem",
  "& ol": { flexWrap: "nowrap", whiteSpace: "nowrap" },
  "& li:last-of-type": oneLine,
};

const trailOfForm = { ...trail, display: { xs: "none", lg: "block" } };

/** Returns this screen's item, and the one whose screen leads to it. */
function usePlace() {
  const items = useNavigation();
  const current = itemOf(items, useLocation().pathname);
  const parent = sidebarItemOf(items, current);
  return { current, parent: parent === current ? undefined : parent };
}

/** Shows the breadcrumbs to this screen, from the overview or from the screen that leads here. */
function Trail() {
  const { current, parent } = usePlace();
  const item = current ?? nowhere;
  const leaf = leafOf(useLocation().pathname);
  return (
    // A form has two ways out already, which is enough where room is scarce.
    <Breadcrumbs aria-label={t("Breadcrumb")} sx={leaf ? trailOfForm : trail}>
      {item.to !== home.to && !parent && <Step {...home} />}
      {parent && <Step to={parent.to} label={parent.label} />}
      {leaf ? <Step to={item.to} label={item.label} /> : <Here label={item.label} />}
      {leaf && <Here label={leaf} />}
    </Breadcrumbs>
  );
}

/** On phones, which have no breadcrumbs, leads back to the screen that led here; a form has a way back of its own. */
function BrandOrBack() {
  const { parent } = usePlace();
  const leaf = leafOf(useLocation().pathname);
  if (!parent || leaf) return <Brand size={24} />;
  return (
    <Button component={Link} to={parent.to} startIcon={<ArrowLeftIcon />} sx={{ px: 1, maxWidth: 1 }}>
      <Box component="span" sx={oneLine}>
        {t(parent.label)}
      </Box>
    </Button>
  );
}

const fromSm = { xs: "none", sm: "block" };

type WordedProps = ButtonProps & Readonly<{ label: string; Icon: LucideIcon; from: "md" | "lg" }>;

/** Shows its words where the header has room for them. */
const Worded = ({ label, Icon, from, ...button }: WordedProps) => (
  <Button data-tip={label} aria-label={label} {...button} sx={{ flexShrink: 0, minWidth: 44, gap: 1, px: 1.25 }}>
    <Icon size={20} />
    <Box component="span" sx={{ display: { xs: "none", [from]: "inline" } }}>
      {label}
    </Box>
  </Button>
);

const newTab = { href: paths.home, target: "_blank", rel: "noopener" };
const VisitWebsite = () => <Worded label={t("Visit Website")} Icon={ExternalLinkIcon} from="md" {...newTab} />;

function Logout() {
  const logout = useLogout();
  return <Worded label={t("Logout")} Icon={LogOutIcon} from="lg" onClick={() => void logout()} />;
}

const Loading = () =>
  useLoading() ? (
    <Progress label={t("Loading")} sx={{ position: "absolute", insetInline: 0, bottom: -1, height: 2 }} />
  ) : null;

const bar = {
  position: "sticky",
  top: 0,
  zIndex: "appBar",
  height: { xs: 60, sm: 68 },
  px: { xs: 1, sm: 3, lg: 4 },
  gap: { xs: 0.5, sm: 1 },
  bgcolor: "background.paper",
  borderBottom: 1,
  borderColor: "divider",
} as const;

const dot = { position: "absolute", top: 8, right: 8, ...disc(9), bgcolor: "primary.main" };

/** Opens the menu on phones; a dot says that something waits for the signed-in person. */
function MenuButton({ onMenu }: { onMenu: () => void }) {
  const waits = Object.values(useWaiting().data ?? {}).some(Boolean);
  return (
    <IconButton
      aria-label={waits ? t("Open menu, new items are waiting") : t("Open menu")}
      onClick={onMenu}
      sx={{ display: { sm: "none" } }}
    >
      <MenuIcon />
      {waits && <Box sx={dot} />}
    </IconButton>
  );
}

export const Header = ({ onMenu }: { onMenu: () => void }) => (
  <Row component="header" sx={bar}>
    <MenuButton onMenu={onMenu} />
    <Box sx={{ display: { sm: "none" }, minWidth: 0 }}>
      <BrandOrBack />
    </Box>
    <Trail />
    <Box sx={{ flex: 1 }} />
    <VisitWebsite />
    <Divider orientation="vertical" flexItem sx={{ my: 2, mx: 0.5, display: fromSm }} />
    <AccountMenu />
    <Logout />
    <Loading />
  </Row>
);
