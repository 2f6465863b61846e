import { ListItemButton, ListItemIcon, ListItemText, Tooltip } from "@mui/material";
import type { ComponentType } from "react";
import { Link } from "react-router-dom";
import { ink } from "../theme/palette.ts";

type NavigationLinkProps = Readonly<{
  to: string;
  label: string;
  Icon: ComponentType;
  active: boolean;
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

export const NavigationLink = ({ to, label, Icon, active, rail, onNavigate }: NavigationLinkProps) => (
  <li>
    <Tooltip title={rail ? label : ""} placement="right">
      <ListItemButton
        component={Link}
        to={to}
        {...(onNavigate && { onClick: onNavigate })}
        aria-current={active ? "page" : undefined}
        aria-label={rail ? label : undefined}
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
      </ListItemButton>
    </Tooltip>
  </li>
);
