import type { SvgIconProps } from "@mui/material";
import type { ComponentType } from "react";
import { useListContext, useResourceContext, useUpdateMany } from "react-admin";
import { counted } from "../parts/format.ts";
import { BulkButton } from "./BulkBar.tsx";
import { useBulkOutcome } from "./useBulkOutcome.ts";

/** A change that a button makes to all selected rows; `done` follows how many they were. */
type BulkChange = Readonly<{
  label: string;
  Icon: ComponentType<SvgIconProps>;
  change: object;
  done: string;
  failed: string;
}>;

export function BulkChanges({ changes, noun }: { changes: readonly BulkChange[]; noun: string }) {
  const resource = useResourceContext();
  const { selectedIds } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany();
  const outcome = useBulkOutcome();
  return changes.map(({ label, Icon, change, done, failed }) => (
    <BulkButton
      key={label}
      label={label}
      Icon={Icon}
      busy={isPending}
      onClick={() =>
        void updateMany(
          resource,
          { ids: selectedIds, data: change },
          outcome(`${counted(selectedIds.length, noun)} ${done}`, failed),
        )
      }
    />
  ));
}
