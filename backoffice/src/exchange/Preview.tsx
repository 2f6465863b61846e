import { exchangeLimits } from "@etalase/contracts/exchange";
import type { ImportOutcome, ImportPreview } from "@etalase/contracts/exchange.schema";
import { kinds } from "@etalase/contracts/kinds";
import { Alert, Box, Chip, Typography } from "@mui/material";
import { fieldName } from "../audit/fieldNames.ts";
import { t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";
import { nounOf } from "../kit/parts/kindNames.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { Cluster } from "../kit/theme/Words.tsx";

/** Tells of records of the file whose addresses other records have. */
export const SharedAddresses = ({ count }: Readonly<{ count: number }>) => (
  <Alert severity="warning" sx={{ mb: 2 }}>
    {count === 1
      ? t("One record of the file has an address that another record of this site has.")
      : t("{count} records of the file have addresses that other records of this site have.", { count })}{" "}
    {t("Both stay: the new one gets its own address.")}
  </Alert>
);

/** Aligns the icon with the first of many lines. */
const long = { mt: 2, alignItems: "flex-start" };

const Counts = ({ create, update, same, refused, redirects }: ImportPreview) => (
  <Cluster>
    {refused > 0 && <Chip size="small" color="error" label={t("{count} refused", { count: refused })} />}
    <Chip size="small" color={create > 0 ? "success" : "default"} label={t("{count} new", { count: create })} />
    <Chip size="small" color={update > 0 ? "info" : "default"} label={t("{count} changed", { count: update })} />
    <Chip size="small" label={t("{count} the same", { count: same })} />
    {redirects > 0 && <Chip size="small" color="info" label={counted(redirects, "redirect")} />}
  </Cluster>
);

const Difference = ({ field, before, after }: ImportOutcome["differences"][number]) => (
  <Box sx={{ mt: 1, display: "grid", gap: { xs: 0.25, sm: 2 }, gridTemplateColumns: { sm: "140px 1fr 1fr" } }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {fieldName(field)}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: "pre-wrap" }}>
      <del>{before || t("(empty)")}</del>
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: "pre-wrap" }}>
      <ins style={{ textDecoration: "none", fontWeight: 600 }}>{after || t("(empty)")}</ins>
    </Typography>
  </Box>
);

const Outcome = ({ where, resource, title, action, isTrashed, beside, differences }: ImportOutcome) => (
  <Box component="li" sx={{ py: 1.5, overflowWrap: "anywhere" }}>
    <Cluster sx={{ alignItems: "baseline" }}>
      <Chip
        size="small"
        variant="outlined"
        color={action === "create" ? "success" : "info"}
        label={action === "create" ? t("New") : t("Changed")}
      />
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {nounOf(resource)}, {where}
      </Typography>
    </Cluster>
    {isTrashed && (
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t("It is in the trash and will be restored. Its deleted state stays in its history.")}
      </Typography>
    )}
    {beside && (
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t("Another {noun} of this site has this address: “{title}”. It stays, and this one gets the address {slug}", {
          noun: t(kinds[resource].noun),
          ...beside,
        })}
      </Typography>
    )}
    {differences.length > 0 && (
      <Box component="dl" sx={{ m: 0 }}>
        {differences.map((difference) => (
          <Difference key={difference.field} {...difference} />
        ))}
      </Box>
    )}
  </Box>
);

const list = { m: 0, mt: 1, pl: 2.5, overflowWrap: "anywhere" } as const;

const Refusals = ({ refused, refusals }: ImportPreview) => (
  <Alert severity="error" role="alert" sx={long}>
    {refused === 1
      ? t("Nothing can be imported until {records} in the file is fixed.", {
          records: counted(refused, "record"),
        })
      : t("Nothing can be imported until {records} in the file are fixed.", {
          records: counted(refused, "record"),
        })}
    <Box component="ul" sx={list}>
      {refusals.map(({ where, problem }) => (
        <li key={`${where} ${problem}`}>
          {where}: {problem}
        </li>
      ))}
    </Box>
    {refused > refusals.length && t("The first {count} are listed.", { count: exchangeLimits.listed })}
  </Alert>
);

/** Lists the parts of another product's file that cannot be imported unchanged. */
const Notes = ({ notes }: Pick<ImportPreview, "notes">) => (
  <Alert severity="warning" sx={long}>
    {t("Not everything can be imported unchanged:")}
    <Box component="ul" sx={list}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Box>
    {notes.length >= exchangeLimits.listed && t("The first {count} are listed.", { count: exchangeLimits.listed })}
  </Alert>
);

/** Shows the effects of an import, field by field; refused records come first. */
export function Preview({ preview }: Readonly<{ preview: ImportPreview }>) {
  const { refused, outcomes, create, update, notes } = preview;
  const more = create + update - outcomes.length;
  return (
    <Box role="region" aria-label={t("Preview")}>
      <Counts {...preview} />
      {refused > 0 && <Refusals {...preview} />}
      {notes.length > 0 && <Notes notes={notes} />}
      <PlainList divided aria-label={t("Differences")} sx={{ mt: 2 }}>
        {outcomes.map((outcome) => (
          <Outcome key={`${outcome.where} ${outcome.resource}`} {...outcome} />
        ))}
      </PlainList>
      {more > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t("And {records} more.", { records: counted(more, "record") })}
        </Typography>
      )}
    </Box>
  );
}
