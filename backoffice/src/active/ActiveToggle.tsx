import { Box, IconButton, type Theme, Tooltip } from "@mui/material";
import { t } from "../language/t.ts";
import { useToggle } from "../list/useToggle.ts";
import { disc } from "../theme/looks.ts";
import { colours } from "../theme/palette.ts";

const moving = "background-color .15s ease-out, transform .15s ease-out";

const track = (on: boolean) => ({
  display: "block",
  width: 44,
  height: 26,
  p: "3px",
  borderRadius: "13px",
  bgcolor: on ? "primary.main" : ({ palette }: Theme) => colours[palette.mode].track,
  transition: moving,
});

const thumb = (on: boolean) => ({
  display: "block",
  ...disc(20),
  bgcolor: on ? "primary.contrastText" : "common.white",
  transform: on ? "translateX(18px)" : "none",
  transition: moving,
});

type ActiveToggleProps = Readonly<{
  record: Readonly<{ id: string; name: string; isActive: boolean }>;
  /** The message when the change failed. */
  failed: string;
}>;

/**
 * Shows or hides a record on the website. Looks like a switch, but its label is the action; the status shows the state.
 */
export function ActiveToggle({ record, failed }: ActiveToggleProps) {
  const { name, isActive } = record;
  const { button, toggle, isPending } = useToggle(
    record,
    { isActive: !isActive },
    { done: isActive ? t("{name} deactivated", { name }) : t("{name} activated", { name }), failed },
  );
  return (
    <Tooltip title={isActive ? t("Deactivate") : t("Activate")}>
      <IconButton
        ref={button}
        aria-label={isActive ? t("Deactivate {name}", { name }) : t("Activate {name}", { name })}
        aria-busy={isPending}
        onClick={toggle}
        sx={{ px: 0.5, py: 0.625 }}
      >
        <Box component="span" sx={track(isActive)}>
          <Box component="span" sx={thumb(isActive)} />
        </Box>
      </IconButton>
    </Tooltip>
  );
}
