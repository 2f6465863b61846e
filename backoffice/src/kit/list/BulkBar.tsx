import { bulkMax } from "@etalase/contracts/rules/list";
import { Box, Button, IconButton, Tooltip } from "@mui/material";
import { type LucideIcon, XIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useListContext } from "react-admin";
import { t } from "../language/t.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { widths } from "../theme/palette.ts";
import { Note } from "../theme/Words.tsx";
import { useCompact } from "./FilterBar.tsx";
import { useSelected } from "./ListScreen.tsx";

const overFilters = {
  position: "absolute",
  inset: 0,
  zIndex: 3,
  px: { xs: 1, sm: 2 },
  gap: 1,
  display: "flex",
  alignItems: "center",
  bgcolor: "action.selected",
  borderRadius: "13px 13px 0 0",
} as const;

/** Above cards, the filters may be out of view, so the bar is fixed at the bottom of the screen. */
const atFoot = {
  ...overFilters,
  gap: { xs: 0, sm: 1 },
  px: { xs: 0.5, sm: 2 },
  position: "fixed",
  // From sm on, the sidebar is on the left.
  inset: { xs: "auto 0 0 0", sm: `auto 0 0 ${widths.rail}px`, md: `auto 0 0 ${widths.full}px` },
  zIndex: "appBar",
  py: 1,
  borderRadius: 0,
} as const;

function UnselectAll() {
  const { onUnselectItems } = useListContext();
  // The button is unmounted with the bar.
  const moveFocus = useFocusOnRemoval();
  const unselect = () => {
    moveFocus();
    onUnselectItems();
  };
  return (
    <IconButton aria-label={t("Unselect all")} onClick={unselect}>
      <XIcon />
    </IconButton>
  );
}

/** The actions for the selected rows. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { selectedIds, error } = useListContext();
  const { elsewhere } = useSelected();
  const compact = useCompact();
  const isTooMany = selectedIds.length > bulkMax;
  // Rows on other pages must not be changed, unless the bar says so.
  if (selectedIds.length === 0 || error) return null;
  return (
    <Box role="toolbar" aria-label={t("Selected rows")} sx={compact ? atFoot : overFilters}>
      <UnselectAll />
      <Box
        aria-live="polite"
        sx={{ fontWeight: 700, fontSize: ".875rem", mr: "auto", minWidth: 0, whiteSpace: { sm: "nowrap" } }}
      >
        {t("{count} selected", { count: selectedIds.length })}
        {elsewhere.length > 0 && (
          <Note sx={{ lineHeight: 1.2 }}>{t("{count} on other pages", { count: elsewhere.length })}</Note>
        )}
        {isTooMany && <Note sx={{ lineHeight: 1.2 }}>{t("At most {count} at once", { count: bulkMax })}</Note>}
      </Box>
      {!isTooMany && children}
    </Box>
  );
}

type BulkButtonProps = Readonly<{
  label: string;
  Icon: LucideIcon;
  /** Receives the button, as the anchor of the menu it opens. */
  onClick: (button: HTMLElement) => void;
  /** Whether the button's menu is open; absent when the button itself makes the change. */
  opens?: boolean;
  /** One of the changes is in progress. */
  busy: boolean;
  danger?: boolean;
}>;

/** Shows a label where there is room for five of them, or else an icon. */
export function BulkButton({ label, Icon, onClick, busy, opens, danger = false }: BulkButtonProps) {
  // Only marked as disabled: a disabled button would lose the focus.
  const press = {
    "aria-disabled": busy,
    ...(opens !== undefined && { "aria-haspopup": "menu" as const, "aria-expanded": opens }),
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => !busy && onClick(currentTarget),
  };
  if (!useCompact()) {
    return (
      <Button size="small" startIcon={<Icon />} {...press} sx={{ color: danger ? "error.main" : "text.primary" }}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} {...press} sx={{ color: danger ? "error.main" : "text.primary" }}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
}
