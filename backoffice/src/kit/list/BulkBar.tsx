import { Box, Button, IconButton } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { type LucideIcon, XIcon } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useListContext, useNotify } from "react-admin";
import { t } from "../language/t.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { widths } from "../theme/palette.ts";
import { Row } from "../theme/Words.tsx";
import { useIsAtFoot } from "./FilterBar.tsx";
import { useSelected } from "./ListScreen.tsx";
import { BulkContext, useBatches, useBulk } from "./useBulk.ts";
import { allMax, useLoadAll } from "./useLoadAll.ts";

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
  containerType: "inline-size",
} as const;

/** Above cards, the filters may be out of view, so the bar is fixed at the bottom of the screen. */
const atFoot = {
  ...overFilters,
  gap: { xs: 0, sm: 1 },
  px: { xs: 0.5, sm: 2 },
  // On phones, the actions stand below the number.
  flexWrap: "wrap",
  position: "fixed",
  // From sm on, the sidebar is on the left.
  inset: { xs: "auto 0 0 0", sm: `auto 0 0 ${widths.rail}px`, md: `auto 0 0 ${widths.full}px` },
  zIndex: "appBar",
  py: 1,
  borderRadius: 0,
} as const;

const unlabelled = { "[data-label]": { display: "none" } };

/** Five actions have no room for labels in a bar that three fit into. */
const actions = {
  gap: { xs: 0, sm: 0.5 },
  "@container (max-width: 640px)": unlabelled,
  "@container (max-width: 1000px)": { "&:has(> :nth-of-type(5))": unlabelled },
};

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

/** Selects all rows that match, once those of this page are selected. */
function SelectMatching() {
  const { data = [], total = 0, filterValues, selectedIds } = useListContext();
  const { here, choose } = useSelected();
  const load = useLoadAll();
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => load(new AbortController().signal),
    onSuccess: ({ records }) => {
      // The button leaves with the rows that it could select; nor does it select for a view that is gone.
      button.current?.closest("[role=toolbar]")?.querySelector("button")?.focus();
      if (button.current) choose(records);
    },
    onError: () => notify(t("The other rows could not be selected. Please try again."), { type: "error" }),
  });
  const count = Math.min(total, allMax);
  if (here.length < data.length || selectedIds.length >= count) return null;
  const isFiltered = Object.values(filterValues).some(Boolean);
  const label = isFiltered ? t("Select all {count} that match", { count }) : t("Select all {count}", { count });
  return (
    <BusyButton
      ref={button}
      size="small"
      busy={isPending}
      onClick={() => mutate()}
      sx={{ px: 1, minHeight: { xs: 44, sm: 36 }, color: "primary.main" }}
    >
      {total > allMax ? t("Select the first {count}", { count }) : label}
    </BusyButton>
  );
}

type BulkBarProps = Readonly<{ children: ReactNode }>;

function Bar({ children }: BulkBarProps) {
  const bulk = useBatches();
  const { here } = useSelected();
  const isAtFoot = useIsAtFoot();
  const { length: count } = useListContext().selectedIds;
  const isElsewhere = here.length < count;
  const words = isElsewhere
    ? t("{count} selected, {here} on this page", { count, here: here.length })
    : t("{count} selected", { count });
  const progress = t("{done} of {count} changed", { done: bulk.progress, count });
  return (
    <Box role="toolbar" aria-label={t("Selected rows")} sx={isAtFoot ? atFoot : overFilters}>
      <Row sx={{ mr: "auto", minWidth: 0 }}>
        <UnselectAll />
        <Box aria-live="polite" sx={{ fontWeight: 700, fontSize: ".875rem", whiteSpace: { sm: "nowrap" } }}>
          {bulk.busy && bulk.progress > 0 ? progress : words}
        </Box>
        <SelectMatching />
      </Row>
      <BulkContext value={bulk}>
        <Row sx={actions}>{children}</Row>
      </BulkContext>
    </Box>
  );
}

/** The actions for the selected rows. */
export function BulkBar(bar: BulkBarProps) {
  const { selectedIds, error } = useListContext();
  // Rows on other pages must not be changed, unless the bar says so.
  return selectedIds.length > 0 && !error ? <Bar {...bar} /> : null;
}

type BulkButtonProps = Readonly<{
  label: string;
  Icon: LucideIcon;
  /** Receives the button, as the anchor of the menu it opens. */
  onClick: (button: HTMLElement) => void;
  /** Whether the button's menu is open; absent when the button itself makes the change. */
  opens?: boolean;
  danger?: boolean;
}>;

/** Shows its label where the bar has room for all of them, or else the icon. */
export function BulkButton({ label, Icon, onClick, opens, danger = false }: BulkButtonProps) {
  const { busy } = useBulk();
  return (
    <Button
      data-tip={label}
      size="small"
      aria-label={label}
      // Only marked as disabled: a disabled button would lose the focus.
      aria-disabled={busy}
      {...(opens !== undefined && { "aria-haspopup": "menu", "aria-expanded": opens })}
      onClick={({ currentTarget }) => !busy && onClick(currentTarget)}
      sx={{
        gap: 1,
        minWidth: 44,
        minHeight: { xs: 44, sm: 40 },
        px: 1.25,
        color: danger ? "error.main" : "text.primary",
      }}
    >
      <Icon size={20} />
      <span data-label>{label}</span>
    </Button>
  );
}
