import { Box, Divider, List, ListItemButton, ListItemIcon, ListItemText, Tooltip } from "@mui/material";
import type { ComponentType, ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { isSuperadmin } from "../data/session.ts";
import { useWaitingAccounts } from "../data/useWaitingAccounts.ts";
import { ink, visuallyHidden } from "../theme/palette.ts";
import { Brand } from "./Brand.tsx";
import { itemOf, useNavigation } from "./navigation.ts";

type NavigationLinkProps = Readonly<{
  to: string;
  label: string;
  Icon: ComponentType;
  active: boolean;
  /** How many things wait there. */
  waiting: number;
  /** Only the icon shows. */
  rail: boolean;
  onNavigate?: (() => void) | undefined;
}>;

const link = (rail: boolean) => ({
  borderRadius: "10px",
  minHeight: 44,
  px: 1.5,
  mb: 0.25,
  color: ink.text,
  justifyContent: rail ? "center" : "flex-start",
  position: "relative",
  "&:hover": { bgcolor: "rgba(255, 255, 255, .06)", color: ink.textStrong },
  "&.Mui-focusVisible": { outlineColor: ink.mark, outlineOffset: -2 },
});

const activeLink = (rail: boolean) => ({
  bgcolor: ink.raised,
  color: ink.textStrong,
  "&::before": {
    content: '""',
    position: "absolute",
    left: rail ? -12 : -14,
    top: 10,
    bottom: 10,
    width: 4,
    borderRadius: "0 4px 4px 0",
    bgcolor: ink.mark,
  },
});

const count = {
  px: 0.75,
  minWidth: 22,
  borderRadius: "11px",
  bgcolor: ink.mark,
  color: ink.main,
  fontSize: ".75rem",
  fontWeight: 700,
  lineHeight: "22px",
  textAlign: "center",
};

/** On the rail there is room for a dot alone. */
const dot = { position: "absolute", top: 8, right: 10, width: 9, height: 9, borderRadius: "50%", bgcolor: ink.mark };

const Waiting = ({ number, rail }: { number: number; rail: boolean }) =>
  rail ? (
    <Box sx={dot} />
  ) : (
    <Box sx={count}>
      {number}
      <Box component="span" sx={visuallyHidden}>
        {" waiting"}
      </Box>
    </Box>
  );

const NavigationLink = ({ to, label, Icon, active, waiting, rail, onNavigate }: NavigationLinkProps) => (
  <li>
    <Tooltip title={rail ? label : ""} placement="right">
      <ListItemButton
        component={Link}
        to={to}
        {...(onNavigate && { onClick: onNavigate })}
        aria-current={active ? "page" : undefined}
        aria-label={rail ? `${label}${waiting ? `, ${waiting} waiting` : ""}` : undefined}
        sx={[link(rail), active && activeLink(rail)]}
      >
        <ListItemIcon sx={{ minWidth: rail ? 0 : 34, color: active ? ink.mark : "inherit" }}>
          <Icon />
        </ListItemIcon>
        {!rail && (
          <ListItemText
            primary={label}
            slotProps={{ primary: { sx: { fontSize: ".9rem", fontWeight: active ? 700 : 500, whiteSpace: "nowrap" } } }}
          />
        )}
        {waiting > 0 && <Waiting number={waiting} rail={rail} />}
      </ListItemButton>
    </Tooltip>
  </li>
);

type SidebarProps = Readonly<{ rail?: boolean; onNavigate?: () => void; footer?: ReactNode }>;

const Heading = ({ text, rail }: { text: string; rail: boolean }) =>
  rail ? (
    <Divider sx={{ borderColor: ink.line, mb: 1.5 }} />
  ) : (
    <Box sx={{ px: 1.5, pb: 0.75, fontSize: ".75rem", fontWeight: 600, color: ink.quiet }}>{text}</Box>
  );

export function Sidebar({ rail = false, onNavigate, footer }: SidebarProps) {
  const items = useNavigation();
  const here = itemOf(items, useLocation().pathname);
  const groups = [...new Set(items.map(({ group }) => group))].filter((group) => group !== undefined);
  const mayAll = isSuperadmin();
  const { total: accounts = 0 } = useWaitingAccounts();
  return (
    <Box
      component="nav"
      aria-label="Dashboard"
      sx={{ px: rail ? 1.5 : 1.75, color: ink.textStrong, display: "flex", flexDirection: "column", height: 1 }}
    >
      <Box sx={{ height: 68, mb: 1, px: rail ? 0 : 1.25, display: "flex", justifyContent: rail ? "center" : "start" }}>
        <Brand nameless={rail} />
      </Box>
      {groups.map((heading) => (
        <Box key={heading} sx={{ mb: 2 }}>
          {heading && <Heading text={heading} rail={rail} />}
          <List disablePadding>
            {items
              .filter(({ group, superadminOnly }) => group === heading && (mayAll || !superadminOnly))
              .map((item) => (
                <NavigationLink
                  key={item.to}
                  to={item.to}
                  label={item.label}
                  Icon={item.Icon}
                  active={item === here}
                  waiting={item.waiting === "accounts" ? accounts : 0}
                  rail={rail}
                  onNavigate={onNavigate}
                />
              ))}
          </List>
        </Box>
      ))}
      {footer && <Box sx={{ mt: "auto", mb: 2, pt: 1.5, px: 1.5, borderTop: `1px solid ${ink.line}` }}>{footer}</Box>}
    </Box>
  );
}
