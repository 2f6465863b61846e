import type { ExchangeFormat } from "@etalase/contracts/exchange";
import { type ContentResource, contentResources, kinds } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import { Box, Typography } from "@mui/material";
import { DownloadIcon } from "lucide-react";
import { useState } from "react";
import { fetchFile } from "../kit/data/fetchFile.ts";
import { problemOf } from "../kit/data/http.ts";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { download } from "../kit/parts/download.ts";
import { Panel } from "../kit/parts/FormSection.tsx";
import { isoDay, plural } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { SelectField } from "../kit/parts/SelectField.tsx";
import { ImportCard } from "./ImportCard.tsx";

const types: Readonly<Record<ExchangeFormat, string>> = { json: "application/json", csv: "text/csv;charset=utf-8" };

const notes: Readonly<Record<ExchangeFormat, string>> = {
  json: t("Complete records and their pictures in one file, to restore here or on another site."),
  csv: t("A table for spreadsheets. Pictures are only links, so import it only where the library has them."),
};

const isResource = (value: string): value is ContentResource => contentResources.some((one) => one === value);

const kindChoices = [
  { id: "", name: t("All content") },
  ...contentResources.map((one) => ({ id: one, name: capitalised(plural(kinds[one].noun)) })),
];

const formatChoices = (hasTable: boolean) => [
  { id: "json", name: t("JSON, with pictures") },
  {
    id: "csv",
    name: hasTable ? t("CSV, for spreadsheets") : t("CSV, for spreadsheets (one kind)"),
    disabled: !hasTable,
  },
];

/** Exports content to a file. */
function ExportCard() {
  const [kind, setKind] = useState("");
  const [wanted, setFormat] = useState<ExchangeFormat>("json");
  const resource = isResource(kind) ? kind : undefined;
  // A table has records of one kind only.
  const format = resource ? wanted : "json";

  const save = useAct({
    does: async () => {
      const query = new URLSearchParams({ format, ...(resource && { resource }) });
      const file = await fetchFile(`/api/exchange/export?${query}`);
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
        <SelectField label={t("What")} value={kind} choices={kindChoices} onChoose={setKind} />
        <SelectField
          label={t("Format")}
          value={format}
          choices={formatChoices(resource !== undefined)}
          onChoose={(id) => setFormat(id === "csv" ? "csv" : "json")}
        />
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
      <PageHead title={t("Import & export")} facts={about} />
      <ExportCard />
      <ImportCard />
    </>
  );
}
