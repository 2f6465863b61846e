import { redirectLimits } from "@etalase/contracts/redirects";
import { Box, Button } from "@mui/material";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import type { RaRecord } from "react-admin";
import { type Noun, t } from "../kit/language/t.ts";
import { CountedHead } from "../kit/list/CountedHead.tsx";
import type { PlainRows } from "../kit/list/columns.ts";
import { EmptyWindow, NoMatch } from "../kit/list/EmptyWindow.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { AddressTabs } from "../kit/list/ScreenTabs.tsx";
import { type Act, useAct } from "../kit/notices/useAct.ts";
import { plural } from "../kit/parts/format.ts";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { Note, Row } from "../kit/theme/Words.tsx";

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
      <Button size="small" aria-label={t("Ignore {address}", { address: name })} onClick={ignore}>
        {t("Ignore")}
      </Button>
      {isOpen && dialog(() => setOpen(false), ignore)}
    </Row>
  );
}

/** An address or a search, with more about it below. */
export const AddressName = ({ name, children }: Readonly<{ name: string; children?: ReactNode }>) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ overflowWrap: "anywhere", fontWeight: 600 }}>{name}</Box>
    <Note>{children}</Note>
  </Box>
);

type ListProps<T> = Pick<ComponentProps<typeof ListScreen>, "sort"> &
  ComponentProps<typeof CountedHead> &
  ComponentProps<typeof AddressTabs> &
  Readonly<{
    resource: "redirects" | "not-found" | "searches";
    noun: Noun;
    rows: PlainRows<T>;
    filters?: ReactNode;
    /** The title and the text of the empty list. */
    none: string;
    text: string;
    /** The text of a list whose filters match nothing. */
    noMatch?: string;
  }>;

/** Lists redirects, or what visitors asked for in vain. */
export const AddressList = <T extends RaRecord>(props: ListProps<T>) => {
  const { resource, noun, sort, shown, rows, filters = null, none, text, noMatch = text, ...head } = props;
  return (
    <ListScreen resource={resource} perPage={redirectLimits.pageSize} {...(sort && { sort })}>
      <CountedHead {...head} />
      <AddressTabs shown={shown} />
      <PlainRowsCard
        rows={rows}
        filters={filters}
        skeleton={{ rows: 8, rowHeight: 73, cardHeight: 116 }}
        empty={<EmptyWindow title={none} text={text} />}
        noMatch={<NoMatch title={t("Nothing found")} text={noMatch} />}
        failure={t("The {nouns} could not be loaded.", { nouns: plural(noun) })}
      />
    </ListScreen>
  );
};
