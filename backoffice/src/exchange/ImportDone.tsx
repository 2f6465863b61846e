import { exchangeLimits } from "@etalase/contracts/operating/exchange";
import type { ImportResult } from "@etalase/contracts/operating/exchange.schema";
import { Alert, Box, Button } from "@mui/material";
import { EditLink } from "../parts/EditLink.tsx";
import { counted, formatNumber } from "../parts/format.ts";

type Props = Readonly<{ result: ImportResult; onMore: () => void }>;

/** Tells the result of an import, with links to its first records; its place is a live region. */
export function ImportDone({ result, onMore }: Props) {
  const { create, update, same, redirects, notLed, brought } = result;
  const more = create + update - brought.length;
  return (
    <Alert
      severity="success"
      role="group"
      sx={{ mt: 2, alignItems: "flex-start" }}
      action={<Button onClick={onMore}>Import more</Button>}
    >
      {counted(create, "record")} created, {counted(update, "record")} changed, {formatNumber(same)} left as they were.
      {redirects > 0 && ` ${counted(redirects, "redirect")} made.`}
      {notLed > 0 && ` ${counted(notLed, "redirect")} could not be made.`}
      {brought.length > 0 && (
        <Box component="ul" aria-label="Imported records" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: "anywhere" }}>
          {brought.map(({ resource, id, title }) => (
            <li key={id}>
              <EditLink resource={resource} id={id} name={title} />
            </li>
          ))}
          {brought.length === exchangeLimits.linked && more > 0 && <li>and {counted(more, "record")} more</li>}
        </Box>
      )}
    </Alert>
  );
}
