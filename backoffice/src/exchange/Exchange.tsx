import type { ExchangeFormat } from "@etalase/contracts/exchange";
import { type ContentResource, contentResources, kinds } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import { Box, MenuItem, TextField, Typography } from "@mui/material";
import { DownloadIcon } from "lucide-react";
import { useState } from "react";
import { problemOf } from "../kit/data/http.ts";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { download } from "../kit/parts/download.ts";
import { Panel } from "../kit/parts/FormSection.tsx";
import { isoDay, plural } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { exchangeApi } from "./api.ts";
import { ImportCard } from "./ImportCard.tsx";

/** The kind's name as it begins a line: "Articles". */
const kindName = (resource: ContentResource): string => capitalised(plural(kinds[resource].noun));

const types: Readonly<Record<ExchangeFormat, string>> = { json: "application/json", csv: "text/csv;charset=utf-8" };

const notes: Readonly<Record<ExchangeFormat, string>> = {
  json: t("Complete records and their pictures in one file, to restore here or on another site."),
  csv: t("A table for spreadsheets. Pictures are only links, so import it only where the library has them."),
};

const isResource = (value: string): value is ContentResource => contentResources.some((one) => one === value);

type KindSelectProps = Readonly<{ value: string; onChange: (kind: string) => void }>;

const KindSelect = ({ value, onChange }: KindSelectProps) => (
  <TextField
    select
    label={t("What")}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    <MenuItem value="">{t("All content")}</MenuItem>
    {contentResources.map((one) => (
      <MenuItem key={one} value={one}>
        {kindName(one)}
      </MenuItem>
    ))}
  </TextField>
);

type FormatSelectProps = Readonly<{
  value: ExchangeFormat;
  hasTable: boolean;
  onChange: (format: ExchangeFormat) => void;
}>;

const FormatSelect = ({ value, hasTable, onChange }: FormatSelectProps) => (
  <TextField
    select
    label={t("Format")}
    value={value}
    onChange={({ target }) => onChange(target.value === "csv" ? "csv" : "json")}
    slotProps={{ inputLabel: { shrink: true } }}
  >
    <MenuItem value="json">{t("JSON, with pictures")}</MenuItem>
    <MenuItem value="csv" disabled={!hasTable}>
      {hasTable ? t("CSV, for spreadsheets") : t("CSV, for spreadsheets (one kind)")}
    </MenuItem>
  </TextField>
);

/** Exports content to a file. */
function ExportCard() {
  const [kind, setKind] = useState("");
  const [asked, setFormat] = useState<ExchangeFormat>("json");
  const resource = isResource(kind) ? kind : undefined;
  // A table has records of one kind only.
  const format = resource ? asked : "json";

  const save = useAct({
    does: async () => {
      const file = await exchangeApi.file({ format, resource });
      download(`etalase-${resource ?? "content"}-${isoDay(new Date())}.${format}`, file, types[format]);
    },
    failed: problemOf,
  });

  return (
    <Panel component="section" aria-labelledby="export">
      <Typography id="export" variant="h2" sx={{ fontSize: "1.05rem", mb: 2 }}>
        {t("Export")}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <KindSelect value={kind} onChange={setKind} />
        <FormatSelect value={format} hasTable={resource !== undefined} onChange={setFormat} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
        {notes[format]}
      </Typography>
      <BusyButton variant="outlined" busy={save.isPending} startIcon={<DownloadIcon />} onClick={() => save.mutate()}>
        {t("Download")}
      </BusyButton>
    </Panel>
  );
}

const about = t("Articles, projects, packages, partners, testimonials and questions as a file, to keep, edit or move.");

/** The screen for export and import. */
export function Exchange() {
  return (
    <>
      <PageHead title={t("Import & Export")} facts={about} />
      <ExportCard />
      <ImportCard />
    </>
  );
}
