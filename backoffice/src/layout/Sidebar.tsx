import { Box, Divider, List } from "@mui/material";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { isSuperadmin } from "../data/session.ts";
import { ink } from "../theme/palette.ts";
import { Brand } from "./Brand.tsx";
import { NavigationLink } from "./NavigationLink.tsx";
import { iconOf, itemOf, useNavigation } from "./navigation.ts";

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
                  Icon={iconOf(item)}
                  active={item === here}
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
