import { languageNames, roleNames, roles } from "@etalase/contracts/auth";
import {
  Avatar,
  Box,
  ButtonBase,
  type ButtonBaseProps,
  ListItemIcon,
  Menu,
  MenuItem,
  type MenuItemProps,
  type Theme,
  Typography,
} from "@mui/material";
import { ChevronDownIcon, LanguagesIcon, MoonIcon, SunIcon } from "lucide-react";
import { type ComponentType, type ElementType, useEffect, useId, useState } from "react";
import { useGetIdentity, useTheme } from "react-admin";
import { Link } from "react-router-dom";
import { useNavigation } from "../kit/data/navigation.ts";
import { renamedEvent } from "../kit/data/session.ts";
import { language } from "../kit/language/language.ts";
import { t } from "../kit/language/t.ts";
import { primaryGround, square } from "../kit/theme/looks.ts";
import { visuallyHidden } from "../kit/theme/palette.ts";
import { useLanguageSwitch } from "./LanguageSwitch.tsx";

const roleOf = (stored: unknown) => roles.find((role) => role === stored) ?? "admin";

/** Returns the signed-in user's name and role for the header. */
function useSignedInUser() {
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

const avatar = { ...primaryGround, ...square(36), fontWeight: 700, fontSize: "1rem" };

type AccountButtonProps = ButtonBaseProps & Readonly<{ user: ReturnType<typeof useSignedInUser> }>;

const AccountButton = ({ user: { name, role }, ...button }: AccountButtonProps) => (
  <ButtonBase
    aria-haspopup="menu"
    sx={{ p: 0.5, gap: 1, borderRadius: "10px", textAlign: "start", "&:hover": { bgcolor: "action.hover" } }}
    {...button}
  >
    <Avatar aria-hidden sx={avatar}>
      {name.charAt(0).toUpperCase()}
    </Avatar>
    <Box sx={hiddenOnPhones}>
      <Typography sx={{ fontSize: ".875rem", fontWeight: 600, lineHeight: 1.3 }}>{name}</Typography>
      <Typography variant="caption" component="div" sx={{ lineHeight: 1.3, whiteSpace: "nowrap" }}>
        {role}
      </Typography>
    </Box>
    <Box component={ChevronDownIcon} sx={{ display: fromMd, fontSize: 18, color: "text.secondary" }} />
  </ButtonBase>
);

type ItemProps = MenuItemProps & Readonly<{ Icon: ComponentType; component?: ElementType; to?: string }>;

/** Passes on the props that the menu gives its own children: focus and tab order depend on them. */
const Item = ({ Icon, children, ...item }: ItemProps) => (
  <MenuItem {...item}>
    <ListItemIcon>
      <Icon />
    </ListItemIcon>
    {children}
  </MenuItem>
);

const otherLanguage = language === "en" ? "id" : "en";

/** Switches between the dark and the light theme. */
function useOtherTheme() {
  const [mode, setMode] = useTheme();
  const other = mode === "dark" ? "light" : "dark";
  return {
    label: other === "dark" ? t("Dark theme") : t("Light theme"),
    Icon: other === "dark" ? MoonIcon : SunIcon,
    choose: () => setMode(other),
  };
}

/** Names the signed-in user; links to their account, and switches the language and the theme. */
export function AccountMenu() {
  const user = useSignedInUser();
  const theme = useOtherTheme();
  const switchLanguage = useLanguageSwitch();
  const items = useNavigation().filter(({ group }) => group === undefined);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const menuId = useId();
  const close = () => setAnchor(undefined);
  const closingAfter = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <>
      <AccountButton
        user={user}
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu id={menuId} open={Boolean(anchor)} anchorEl={anchor ?? null} onClose={close}>
        {items.map(({ to, label, Icon }) => (
          <Item key={to} Icon={Icon} component={Link} to={to} onClick={close} sx={{ minWidth: 180 }}>
            {t(label)}
          </Item>
        ))}
        <Item Icon={LanguagesIcon} lang={otherLanguage} onClick={closingAfter(() => switchLanguage(otherLanguage))}>
          {languageNames[otherLanguage]}
        </Item>
        <Item Icon={theme.Icon} onClick={closingAfter(theme.choose)}>
          {theme.label}
        </Item>
      </Menu>
    </>
  );
}
