import { languageNames, roleNames, roles } from "@etalase/contracts/auth";
import { Avatar, Box, ButtonBase, ListItemIcon, Menu, MenuItem, type Theme, Typography } from "@mui/material";
import { ChevronDownIcon, LanguagesIcon } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useGetIdentity } from "react-admin";
import { Link } from "react-router-dom";
import { renamedEvent } from "../data/session.ts";
import { language } from "../language/language.ts";
import { t } from "../language/t.ts";
import { filled, square } from "../theme/looks.ts";
import { visuallyHidden } from "../theme/palette.ts";
import { useLanguageSwitch } from "./LanguageSwitch.tsx";
import { useNavigation } from "./navigation.ts";
import { useOtherTheme } from "./ThemeButton.tsx";

const roleOf = (stored: unknown) => roles.find((role) => role === stored) ?? "admin";

/** Returns the signed-in user's name and role for the header. */
export function useSignedInUser() {
  const { identity, refetch } = useGetIdentity();
  useEffect(() => {
    const readAgain = () => void refetch?.();
    // The storage event is how another tab reports the same.
    const events = [renamedEvent, "storage"];
    for (const name of events) window.addEventListener(name, readAgain);
    return () => {
      for (const name of events) window.removeEventListener(name, readAgain);
    };
  }, [refetch]);
  return { name: identity?.fullName || t("User"), role: t(roleNames[roleOf(identity?.role)]) };
}

const fromMd = { xs: "none", md: "block" };

/** On phones only the picture is visible; the words still name the button. */
const hiddenOnPhones = (theme: Theme) => ({ [theme.breakpoints.down("md")]: visuallyHidden });

const avatar = { ...filled, ...square(36), fontWeight: 700, fontSize: "1rem" };

const NameAndRole = ({ name, role }: { name: string; role: string }) => (
  <>
    <Typography sx={{ fontSize: ".875rem", fontWeight: 600, lineHeight: 1.3 }}>{name}</Typography>
    <Typography variant="caption" component="div" sx={{ lineHeight: 1.3, whiteSpace: "nowrap" }}>
      {role}
    </Typography>
  </>
);

const otherLanguage = language === "en" ? "id" : "en";

/** Names the signed-in user; links to their account, and switches the language, on phones also the theme. */
export function AccountMenu() {
  const { name, role } = useSignedInUser();
  const theme = useOtherTheme();
  const switchLanguage = useLanguageSwitch();
  const items = useNavigation().filter(({ group }) => group === undefined);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const menuId = useId();
  const close = () => setAnchor(undefined);
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, gap: 1, borderRadius: "10px", textAlign: "start", "&:hover": { bgcolor: "action.hover" } }}
      >
        <Avatar aria-hidden sx={avatar}>
          {name.charAt(0).toUpperCase()}
        </Avatar>
        <Box sx={hiddenOnPhones}>
          <NameAndRole name={name} role={role} />
        </Box>
        <Box component={ChevronDownIcon} sx={{ display: fromMd, fontSize: 18, color: "text.secondary" }} />
      </ButtonBase>
      <Menu id={menuId} open={Boolean(anchor)} anchorEl={anchor ?? null} onClose={close}>
        {items.map(({ to, label, Icon }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close} sx={{ minWidth: 180 }}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            {t(label)}
          </MenuItem>
        ))}
        <MenuItem
          lang={otherLanguage}
          onClick={() => {
            switchLanguage(otherLanguage);
            close();
          }}
        >
          <ListItemIcon>
            <LanguagesIcon />
          </ListItemIcon>
          {languageNames[otherLanguage]}
        </MenuItem>
        <MenuItem
          onClick={() => {
            theme.choose();
            close();
          }}
          sx={{ display: { sm: "none" } }}
        >
          <ListItemIcon>
            <theme.Icon />
          </ListItemIcon>
          {theme.label}
        </MenuItem>
      </Menu>
    </>
  );
}
