import { IconButton, Tooltip } from "@mui/material";
import { useTheme } from "react-admin";
import { MoonIcon, SunIcon } from "../icons.tsx";

export function ThemeButton() {
  const [mode, setMode] = useTheme();
  const dark = mode === "dark";
  const label = dark ? "Light theme" : "Dark theme";
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setMode(dark ? "light" : "dark")}>
        {dark ? <SunIcon /> : <MoonIcon />}
      </IconButton>
    </Tooltip>
  );
}
