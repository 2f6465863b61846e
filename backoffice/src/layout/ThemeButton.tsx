import { IconButton, Tooltip } from "@mui/material";
import { MoonIcon, SunIcon } from "lucide-react";
import { useTheme } from "react-admin";
import { t } from "../kit/language/t.ts";

/** Switches between the dark and the light theme. */
export function useOtherTheme() {
  const [mode, setMode] = useTheme();
  const other = mode === "dark" ? "light" : "dark";
  return {
    label: other === "dark" ? t("Dark theme") : t("Light theme"),
    Icon: other === "dark" ? MoonIcon : SunIcon,
    choose: () => setMode(other),
  };
}

export function ThemeButton() {
  const { label, Icon, choose } = useOtherTheme();
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={choose}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
}
