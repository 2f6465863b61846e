import type { ReactNode } from "react";
import { useDesk } from "../desk/deskContext.ts";
import { useDeletion } from "../desk/useDeletion.ts";
import { useStrayDrops } from "../media/useStrayDrops.ts";
import { FormNotices } from "./FormNotices.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { DeskFields } from "./LockedFields.tsx";
import { type Reloading, useReloading } from "./useReloading.ts";

type FormBodyProps = Reloading &
  Readonly<{
    submitLabel: string;
    /** Whether the record was deleted under the form. */
    isGone?: boolean | undefined;
    /** Called as well when the form is left without saving. */
    onLeave?: () => void;
    children: ReactNode;
  }>;

/** The inputs, below the notices about the form as a whole. */
export function FormBody({ submitLabel, isGone, refusals, onReload, isOver, onLeave, children }: FormBodyProps) {
  const { draft } = useDesk();
  useStrayDrops();
  const reloaded = useReloading({ refusals, onReload, isOver });
  useDeletion({ isGone, onReload });
  const leave = (keeps: boolean) => {
    if (keeps) void draft.keep();
    else draft.forget();
    onLeave?.();
  };
  return (
    <>
      <DeskFields>
        <FormNotices {...{ submitLabel, isGone, reloaded, onReload }} />
        {children}
      </DeskFields>
      <LeaveGuard
        {...{ isOver }}
        isKept={() => draft.refuge() === "server"}
        keepNow={draft.keep}
        isOnlyHere={() => draft.refuge() === "browser"}
        onLeave={leave}
      />
    </>
  );
}
