import { exchangeLimits } from "@etalase/contracts/exchange";
import type { ImportResult } from "@etalase/contracts/exchange.schema";
import { Alert, Box, Button } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { EditLink } from "../kit/parts/EditLink.tsx";
import { counted } from "../kit/parts/format.ts";

// A link of two lines begins beside its bullet.
const list = { m: 0, mt: 1, pl: 2.5, overflowWrap: "anywhere", "& a": { verticalAlign: "top" } } as const;

const NotFetched = ({ notFetched }: Pick<ImportResult, "notFetched">) => (
  <Box sx={{ mt: 1 }}>
    {t("These pictures could not be fetched. Texts still show them from the old site:")}
    <Box component="ul" aria-label={t("Pictures that could not be fetched")} sx={list}>
      {notFetched.map(({ id, title, address, problem }) => (
        <li key={`${id} ${address}`}>
          <EditLink resource="news" id={id} name={title} />
          <Box>
            {address}, {problem}
          </Box>
        </li>
      ))}
    </Box>
    {notFetched.length === exchangeLimits.listed &&
      t("The first {count} are listed.", { count: exchangeLimits.listed })}
  </Box>
);

type Props = Readonly<{ result: ImportResult; onMore: () => void }>;

/** Tells the result of an import, with links to its first records; its place is a live region. */
export function ImportDone({ result, onMore }: Props) {
  const { create, update, same, redirects, notLed, brought, notFetched } = result;
  const more = create + update - brought.length;
  return (
    <Alert
      severity={notFetched.length > 0 ? "warning" : "success"}
      role="group"
      sx={{ mt: 2, alignItems: "flex-start" }}
      action={<Button onClick={onMore}>{t("Import more")}</Button>}
    >
      {t("{created} created, {changed} changed, {same} unchanged.", {
        created: counted(create, "record"),
        changed: counted(update, "record"),
        same,
      })}
      {redirects > 0 && ` ${t("{redirects} created.", { redirects: counted(redirects, "redirect") })}`}
      {notLed > 0 && ` ${t("{redirects} could not be created.", { redirects: counted(notLed, "redirect") })}`}
      {brought.length > 0 && (
        <Box component="ul" aria-label={t("Imported records")} sx={list}>
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
      {notFetched.length > 0 && <NotFetched notFetched={notFetched} />}
    </Alert>
  );
}
