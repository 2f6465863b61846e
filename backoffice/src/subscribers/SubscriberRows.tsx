import type { Subscriber } from "@etalase/contracts/newsletter.schema";
import { Box } from "@mui/material";
import { DataTable, useListContext } from "react-admin";
import type { DeleteSentences } from "../list/DeleteDialog.tsx";
import { tableLook } from "../list/ListCard.tsx";
import { DeleteAction } from "../list/RowActions.tsx";
import { counted, formatMoment } from "../parts/format.ts";

const countedSubscribers = (count: number) => counted(count, "subscriber");

const deleteSentences: DeleteSentences = {
  title: "Delete subscriber",
  warning: "will be deleted together with the proof of consent. This cannot be undone.",
  counted: countedSubscribers,
  confirm: "Delete subscriber",
  cancel: "Cancel",
  failed: "Failed to delete subscriber",
  done: (count) => (count === 1 ? "Subscriber deleted" : `${countedSubscribers(count)} deleted`),
};

const Remove = ({ subscriber }: { subscriber: Subscriber }) => (
  <DeleteAction record={subscriber} name={subscriber.email} sentences={deleteSentences} />
);

const strong = { fontWeight: 600, overflowWrap: "anywhere" };
const quiet = { color: "text.secondary", whiteSpace: "nowrap" };

export const SubscribersTable = () => (
  <Box sx={tableLook}>
    <DataTable<Subscriber> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<Subscriber>
        label="E-mail"
        sx={{ width: "60%" }}
        cellSx={() => strong}
        render={({ email }) => email}
      />
      <DataTable.Col<Subscriber>
        disableSort
        source="consentVersion"
        label="Consent version"
        cellSx={() => quiet}
        render={({ consentVersion }) => consentVersion}
      />
      <DataTable.Col<Subscriber>
        disableSort
        source="consentAt"
        label="Subscribed"
        cellSx={() => quiet}
        render={({ consentAt }) => formatMoment(consentAt)}
      />
      <DataTable.Col<Subscriber>
        label="Actions"
        align="right"
        render={(subscriber) => <Remove subscriber={subscriber} />}
      />
    </DataTable>
  </Box>
);

/** The list as cards, where a table has no room. */
export function SubscriberCards() {
  const { data = [] } = useListContext<Subscriber>();
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((subscriber) => (
        <Box
          component="li"
          key={subscriber.id}
          sx={{ display: "flex", alignItems: "center", gap: 1, px: 1.5, py: 1, borderTop: 1, borderColor: "divider" }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={strong}>{subscriber.email}</Box>
            <Box sx={{ color: "text.secondary", fontSize: ".8125rem" }}>
              {formatMoment(subscriber.consentAt)} · consent {subscriber.consentVersion}
            </Box>
          </Box>
          <Remove subscriber={subscriber} />
        </Box>
      ))}
    </Box>
  );
}
