import type { LeadBulkUpdate } from "@etalase/contracts/leads/leads.schema";
import { Menu, MenuItem } from "@mui/material";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { useListContext } from "react-admin";
import { t } from "../kit/language/t.ts";
import { BulkButton } from "../kit/list/BulkBar.tsx";
import { useChangeMany } from "../kit/list/BulkChanges.tsx";
import { useBulk } from "../kit/list/useBulk.ts";
import { counted } from "../kit/parts/format.ts";

type BulkMenuProps = Readonly<{
  label: string;
  Icon: LucideIcon;
  /** `done` follows the number of leads. */
  choices: readonly Readonly<{ name: string; change: LeadBulkUpdate["update"]; done: string }>[];
}>;

/** Applies one of several changes to all selected leads. */
export function BulkMenu({ label, Icon, choices }: BulkMenuProps) {
  const { selectedIds } = useListContext();
  const { run } = useBulk();
  const callOf = useChangeMany();
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const choose = (change: LeadBulkUpdate["update"], done: string) => {
    close();
    run({
      calls: [callOf(selectedIds, change)],
      done: (count) => `${counted(count, "lead")} ${done}`,
      failed: t("The leads could not be changed"),
    });
  };
  return (
    <>
      <BulkButton label={label} Icon={Icon} opens={anchorEl !== null} onClick={setAnchor} />
      <Menu open={anchorEl !== null} {...{ anchorEl }} onClose={close} slotProps={{ list: { "aria-label": label } }}>
        {choices.map(({ name, change, done }) => (
          <MenuItem key={name} onClick={() => choose(change, done)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
