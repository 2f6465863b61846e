import { Box, List, ListItemButton, ListItemIcon, ListItemText } from "@mui/material";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { itemOf, type NavigationItem, sidebarItemOf, useNavigation } from "../kit/data/navigation.ts";
import { isSuperadmin } from "../kit/data/session.ts";
import { useWaiting } from "../kit/data/useWaiting.ts";
import { t } from "../kit/language/t.ts";
import { ink, touch, visuallyHidden } from "../kit/theme/palette.ts";
import { VisuallyHidden } from "../kit/theme/Words.tsx";
import { Brand } from "./Brand.tsx";

/** The number of items that need attention, and the word for them. */
type Waiting = Readonly<{ number: number; word: string }>;

type NavigationLinkProps = Readonly<{
  item: NavigationItem;
  active: boolean;
  waiting: readonly Waiting[];
  /** Shows the icon above a small name. */
  rail: boolean;
  onNavigate?: (() => void) | undefined;
}>;

const link = {
  borderRadius: "10px",
  // All entries fit a laptop of 700 px; fingers need more.
  minHeight: 38,
  [touch]: { minHeight: 44 },
  py: 0.5,
  px: 1.25,
  mb: 0.25,
  color: ink.text,
  position: "relative",
  "&:hover": { bgcolor: "rgba(255, 255, 255, .06)", color: ink.textStrong },
  "&.Mui-focusVisible": { outlineColor: ink.mark, outlineOffset: -2 },
};

const railLink = { flexDirection: "column", gap: 0.25, px: 0.25, textAlign: "center" };

const activeLink = {
  bgcolor: ink.raised,
  color: ink.textStrong,
  "&::before": {
    content: '""',
    position: "absolute",
    left: -10,
    top: 10,
    bottom: 10,
    width: 4,
    borderRadius: "0 4px 4px 0",
    bgcolor: ink.mark,
  },
};

const count = {
  px: 0.75,
  minWidth: 22,
  borderRadius: "11px",
  color: ink.mark,
  boxShadow: `inset 0 0 0 1px ${ink.mark}`,
  fontSize: ".75rem",
  fontWeight: 700,
  lineHeight: "22px",
  textAlign: "center",
  // The first count is the most urgent one.
  "&:first-of-type": { bgcolor: ink.mark, color: ink.main },
};

const railCounts = { position: "absolute", top: 2, right: 2, "& > :not(:first-of-type)": visuallyHidden };

const Counts = ({ of, rail }: { of: readonly Waiting[]; rail: boolean }) => (
  <Box sx={rail ? railCounts : { display: "flex", gap: 0.5 }}>
    {of.map(({ number, word }) => (
      <Box key={word} title={`${number} ${word}`} sx={count}>
        {number}
        <VisuallyHidden component="span">{` ${word}`}</VisuallyHidden>
      </Box>
    ))}
  </Box>
);

/** Scrolls an entry into view while it is the active one, since the sidebar may be longer than the window. */
function useInView(active: boolean) {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!active) return;
    // In the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => entry.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [active]);
  return entry;
}

const name = { fontSize: ".9rem", fontWeight: 500, whiteSpace: "nowrap", "[aria-current] &": { fontWeight: 700 } };
const railName = { fontSize: ".6875rem", lineHeight: 1.2, whiteSpace: "normal" };

const NavigationLink = ({ item: { to, label, Icon }, active, waiting, rail, onNavigate }: NavigationLinkProps) => (
  <li ref={useInView(active)}>
    <ListItemButton
      component={Link}
      to={to}
      {...(onNavigate && { onClick: onNavigate })}
      aria-current={active ? "page" : undefined}
      sx={[link, rail && railLink, active && activeLink]}
    >
      <ListItemIcon sx={{ minWidth: rail ? 0 : 32, color: active ? ink.mark : "inherit" }}>
        <Icon />
      </ListItemIcon>
      <ListItemText primary={t(label)} slotProps={{ primary: { sx: [name, rail && railName] } }} />
      {waiting.length > 0 && <Counts of={waiting} rail={rail} />}
    </ListItemButton>
  </li>
);

const brandRow = (rail: boolean) => ({
  height: 68,
  flexShrink: 0,
  mb: 0.5,
  px: rail ? 0 : 1.25,
  display: "flex",
  justifyContent: rail ? "center" : "start",
});

type SidebarProps = Readonly<{ rail?: boolean; onNavigate?: () => void }>;

const groups = ["", "below"] as const;
const below = { mt: 1, pt: 1, borderTop: `1px solid ${ink.line}` };
const small = { "& .MuiTypography-root": { fontSize: ".8125rem" } };

/** Counts the items that need attention, by navigation entry. */
function useCounts() {
  const { leads = 0, followUps = 0, accounts } = useWaiting().data ?? {};
  const all = {
    accounts: [{ number: accounts ?? 0, word: t("waiting") }],
    leads: [
      { number: leads, word: t("new") },
      { number: followUps, word: t("due") },
    ],
  };
  return (what: keyof typeof all | undefined) => (what ? all[what].filter(({ number }) => number > 0) : []);
}

export function Sidebar({ rail = false, onNavigate }: SidebarProps) {
  const items = useNavigation();
  const here = sidebarItemOf(items, itemOf(items, useLocation().pathname));
  const mayAll = isSuperadmin();
  const waitingIn = useCounts();
  return (
    <Box
      component="nav"
      aria-label={t("Dashboard")}
      sx={{ px: 1.25, color: ink.textStrong, display: "flex", flexDirection: "column", height: 1 }}
    >
      <Box sx={brandRow(rail)}>
        <Brand nameless={rail} />
      </Box>
      {groups.map((place) => (
        <List key={place} disablePadding sx={[place !== "" && below, place !== "" && !rail && small]}>
          {items
            .filter(({ group, superadminOnly }) => group === place && (mayAll || !superadminOnly))
            .map((item) => (
              <NavigationLink
                key={item.to}
                item={item}
                active={item === here}
                waiting={waitingIn(item.waiting)}
                rail={rail}
                onNavigate={onNavigate}
              />
            ))}
        </List>
      ))}
    </Box>
  );
}
