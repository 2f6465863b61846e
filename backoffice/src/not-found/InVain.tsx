import { Button } from "@mui/material";
import { EyeOffIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import type { RaRecord } from "react-admin";
import { t } from "../kit/language/t.ts";
import { CountedHead } from "../kit/list/CountedHead.tsx";
import type { PlainRows } from "../kit/list/columns.ts";
import { EmptyWindow } from "../kit/list/EmptyWindow.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { AddressTabs } from "../kit/list/ScreenTabs.tsx";
import { type Act, useAct } from "../kit/notices/useAct.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { Row } from "../kit/theme/Words.tsx";

type ActionsProps = Readonly<{
  /** The address or the search. */
  name: string;
  /** The label of the main action, alone and with the name. */
  label: string;
  fullLabel: string;
  /** The dialog of the main action. */
  dialog: (close: () => void, ignore: () => void) => ReactNode;
  /** Takes the row off the list. */
  ignoring: Pick<Act<unknown, void>, "does" | "done">;
  children?: ReactNode;
}>;

/** The actions of what visitors asked for in vain: what answers it from now on, and to ignore it. */
export function InVainActions({ name, label, fullLabel, dialog, ignoring, children }: ActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const { mutate, isPending } = useAct({ ...ignoring, refreshes: true, onDone: useFocusOnRemoval(place) });
  const ignore = () => !isPending && mutate();
  return (
    <Row ref={place} sx={{ justifyContent: "flex-end", gap: 0.5 }}>
      <Button size="small" variant="outlined" aria-label={fullLabel} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children}
      <IconAction
        label={t("Ignore {address}", { address: name })}
        tip={t("Ignore")}
        Icon={EyeOffIcon}
        onClick={ignore}
      />
      {isOpen && dialog(() => setOpen(false), ignore)}
    </Row>
  );
}

type ListProps<T> = Omit<ComponentProps<typeof CountedHead>, "children"> &
  ComponentProps<typeof AddressTabs> &
  Readonly<{
    resource: string;
    rows: PlainRows<T>;
    /** The title and the text of the empty list. */
    none: string;
    text: string;
    failure: string;
    children?: ReactNode;
  }>;

/** Lists what visitors asked for in vain, the most frequent first. */
export const InVainList = <T extends RaRecord>(props: ListProps<T>) => {
  const { resource, shown, rows, none, text, failure, ...head } = props;
  return (
    <ListScreen resource={resource} perPage={25}>
      <CountedHead {...head} />
      <AddressTabs shown={shown} />
      <PlainRowsCard
        rows={rows}
        filters={null}
        bulkBar={null}
        skeleton={{ rows: 8, rowHeight: 73, cardHeight: 116 }}
        empty={<EmptyWindow title={none} text={text} />}
        noMatch={null}
        failure={failure}
      />
    </ListScreen>
  );
};
