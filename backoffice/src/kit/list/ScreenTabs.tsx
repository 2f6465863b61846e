import { pageParam } from "@etalase/contracts/desk/edit-paths";
import { Box } from "@mui/material";
import { Link, useLocation } from "react-router-dom";
import { type Plain, t } from "../language/t.ts";
import { disc } from "../theme/looks.ts";
import { VisuallyHidden } from "../theme/Words.tsx";

const row = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: { sm: 1 },
  mb: 2,
  borderBottom: 1,
  borderColor: "divider",
};
const tab = (isShown: boolean) => ({
  display: "inline-flex",
  alignItems: "center",
  px: { xs: "5px", sm: "7px" },
  whiteSpace: "nowrap",
  minHeight: 44,
  minWidth: 44,
  justifyContent: "center",
  mb: "-1px",
  borderBottom: 2,
  fontWeight: 600,
  textDecoration: "none",
  color: isShown ? "text.primary" : "text.secondary",
  borderColor: isShown ? "primary.main" : "transparent",
  "&:hover": { color: "text.primary" },
});

const unsaved = { ...disc(8), bgcolor: "warning.main", ml: 0.75 };

type ScreenTabsProps = Readonly<{
  label: Plain;
  tabs: readonly Readonly<{ to: string; label: Plain; isUnsaved?: boolean }>[];
  /** The label of the open tab. */
  shown: Plain;
}>;

/** Switches between the views that form one screen, each with an address of its own. */
export const ScreenTabs = ({ label, tabs, shown }: ScreenTabsProps) => (
  <Box component="nav" aria-label={t(label)} sx={row}>
    {tabs.map((one) => (
      <Box
        key={one.to}
        component={Link}
        to={one.to}
        aria-current={one.label === shown ? "page" : undefined}
        sx={tab(one.label === shown)}
      >
        {t(one.label)}
        {one.isUnsaved && (
          <Box component="span" title={t("Unsaved changes")} sx={unsaved}>
            <VisuallyHidden component="span">{` (${t("Unsaved changes")})`}</VisuallyHidden>
          </Box>
        )}
      </Box>
    ))}
  </Box>
);

const addresses = [
  { to: "/dashboard/redirects", label: "Redirects" },
  { to: "/dashboard/not-found", label: "Not found" },
  { to: "/dashboard/searches", label: "Searches" },
] as const;

export const AddressTabs = ({ shown }: Readonly<{ shown: (typeof addresses)[number]["label"] }>) => (
  <ScreenTabs label="Addresses" tabs={addresses} shown={shown} />
);

const undoing = [
  { to: "/dashboard/trash", label: "Trash" },
  { to: "/dashboard/trash?view=undo", label: "Recent changes" },
] as const;

const words = [
  { to: "/dashboard/texts", label: "Texts" },
  { to: `/dashboard/texts?${pageParam}=%2F`, label: "On the page" },
  { to: "/dashboard/sections", label: "Sections" },
  { to: "/dashboard/menus", label: "Menus" },
] as const;

/** The texts in a list or on the page, as the address says, the sections, and the menus. */
export function WordsTabs() {
  const { pathname, search } = useLocation();
  const [list, onPage, ...others] = words;
  const ofTexts = new URLSearchParams(search).has(pageParam) ? onPage : list;
  const shown = others.find(({ to }) => to === pathname) ?? ofTexts;
  return <ScreenTabs label="Texts, sections and menus" tabs={words} shown={shown.label} />;
}

export const UndoingTabs = ({ shown }: Readonly<{ shown: (typeof undoing)[number]["label"] }>) => (
  <ScreenTabs label="Trash and recent changes" tabs={undoing} shown={shown} />
);
