import { exchangeLimits } from "@etalase/contracts/operating/exchange";
import type { ImportResult } from "@etalase/contracts/operating/exchange.schema";
import { Alert, Box, Button } from "@mui/material";
import { t } from "../language/t.ts";
import { EditLink } from "../parts/EditLink.tsx";
import { counted } from "../parts/format.ts";

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
      action={<Button onClick={onMore}>{t("Import more")}</Button>}
    >
      {t("{created} created, {changed} changed, {same} left as they were.", {
        created: counted(create, "record"),
        changed: counted(update, "record"),
        same,
      })}
      {redirects > 0 && ` ${t("{redirects} made.", { redirects: counted(redirects, "redirect") })}`}
      {notLed > 0 && ` ${t("{redirects} could not be made.", { redirects: counted(notLed, "redirect") })}`}
      {brought.length > 0 && (
        <Box component="ul" aria-label={t("Imported records")} sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: "anywhere" }}>
          {brought.map(({ resource, id, title }) => (
            <li key={id}>
              <EditLink resource={resource} id={id} name={title} />
            </li>
          ))}
          {brought.length === exchangeLimits.linked && more > 0 && (
            <li>{t("and {records} more", { records: counted(more, "record") })}</li>
          )}
        </Box>
      )}
    </Alert>
  );
}
