import { IconButton, Tooltip } from "@mui/material";
import { useOtherTheme } from "./useOtherTheme.ts";

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
