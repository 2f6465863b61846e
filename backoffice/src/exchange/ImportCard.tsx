import { exchangeLimits } from "@etalase/contracts/exchange";
import type { ImportPreview } from "@etalase/contracts/exchange.schema";
import { Alert, Box, Button, Card, Checkbox, FormControlLabel, Typography } from "@mui/material";
import { UploadIcon } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { isSuperadmin } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { counted } from "../kit/parts/format.ts";
import { lineAbove } from "../kit/theme/looks.ts";
import { Cluster } from "../kit/theme/Words.tsx";
import { ImportDone } from "./ImportDone.tsx";
import { Preview, SharedAddresses } from "./Preview.tsx";
import { type Importing, type Progress, useImport } from "./useImport.ts";
import { WorkProgress } from "./WorkProgress.tsx";

const about = t(
  "An export from Etalase (JSON or CSV), WordPress (XML) or Ghost (JSON), up to {megabytes} MB. You see the changes first: nothing is written until you confirm.",
  { megabytes: Math.floor(exchangeLimits.maxBytes / 1024 / 1024) },
);

const changedBy = ({ create, update }: Readonly<{ create: number; update: number }>) => create + update;

/** Returns the amount to import: "3 records"; empty when there is nothing. */
function workOf(preview: ImportPreview): string {
  const changed = changedBy(preview);
  if (changed > 0) return counted(changed, "record");
  return preview.redirects > 0 ? counted(preview.redirects, "redirect") : "";
}

type Busy = Extract<Importing, { progress: Progress }>;

/** Describes the running step and its progress; `share` is absent when the progress is unknown. */
function doingOf(state: Busy): Readonly<{ doing: string; count: string; share?: number }> {
  const { file, progress } = state;
  const { sent, work = { compared: 0, written: 0 } } = progress;
  if (sent < 1)
    return { doing: t("Sending {name} …", { name: file.name }), count: `${Math.floor(sent * 100)} %`, share: sent };
  const soFar = work.compared > 0 ? counted(work.compared, "record") : "";
  if (state.step === "looking") return { doing: t("Comparing with the site …"), count: soFar };
  const total = changedBy(state.preview) + state.preview.same;
  const isWriting = work.written > 0 || work.compared >= total;
  const done = isWriting ? work.written : work.compared;
  return {
    doing: isWriting
      ? t("Importing …")
      : state.fetches
        ? t("Fetching pictures …")
        : t("Comparing with the site again …"),
    count: t("{done} of {total}", { done, total: counted(total, "record") }),
    share: done / total,
  };
}

/** On a phone, the button that led here is at the bottom of the screen. */
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: "nearest" });

function ShownProgress({ state }: Readonly<{ state: Busy }>) {
  return (
    <Box ref={bringIntoView} sx={{ mt: 2 }}>
      <WorkProgress {...doingOf(state)} />
      {state.step === "importing" && state.progress.sent === 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t("It continues if you leave this screen.")}
        </Typography>
      )}
    </Box>
  );
}

/** Keeps the buttons in view however many differences are listed. */
const atHand = { position: "sticky", bottom: 0, py: 2, bgcolor: "background.paper", ...lineAbove } as const;

type ImportChoiceProps = Readonly<{ work: string; isForeign: boolean; onImport: (fetches: boolean) => void }>;

/** The button that imports; for a file of another product with the choice to fetch its pictures. */
function ImportChoice({ work, isForeign, onImport }: ImportChoiceProps) {
  const canFetch = isForeign && isSuperadmin();
  const [fetches, setFetches] = useState(false);
  return (
    <>
      {canFetch && (
        <FormControlLabel
          sx={{ flexBasis: "100%" }}
          control={<Checkbox checked={fetches} onChange={({ target }) => setFetches(target.checked)} />}
          label={t("Copy the pictures from the old site, too")}
        />
      )}
      <Button variant="contained" onClick={() => onImport(canFetch && fetches)}>
        {t("Import {work}", { work })}
      </Button>
    </>
  );
}

type ShownProps = Readonly<{
  state: Extract<Importing, { step: "shown" }>;
  onImport: (fetches: boolean) => void;
  onCancel: () => void;
}>;

function Shown({ state: { preview, file, failure }, onImport, onCancel }: ShownProps) {
  const work = workOf(preview);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography
        ref={bringIntoView}
        sx={{ fontWeight: 600, mb: 1, overflowWrap: "anywhere", scrollMarginBottom: 240 }}
      >
        {file.name} <span style={{ fontWeight: 400 }}>({preview.format})</span>
      </Typography>
      {preview.beside > 0 && <SharedAddresses count={preview.beside} />}
      <Preview preview={preview} />
      {work === "" && preview.refused === 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t("The site already has everything in it.")}
        </Alert>
      )}
      <Cluster sx={atHand}>
        {failure && (
          <Alert severity="error" role="alert" sx={{ flexBasis: "100%" }}>
            {failure}
          </Alert>
        )}
        {work !== "" && preview.refused === 0 && (
          <ImportChoice work={work} isForeign={preview.isForeign} onImport={onImport} />
        )}
        <Button onClick={onCancel}>{t("Choose another file")}</Button>
      </Cluster>
    </Box>
  );
}

/** Returns a ref for the heading, which takes the focus when a step has removed the button that had it. */
function useFocusOfSteps(step: Importing["step"]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

type FileChoiceProps = Readonly<{ isShown: boolean; busy: boolean; onChoose: (file: File) => void }>;

/** The input for the file, and the button that opens it. */
function FileChoice({ isShown, busy, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (file) onChoose(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("File to import")}
        accept=".json,.csv,.xml"
        onChange={chosen}
      />
      {isShown && (
        <BusyButton variant="contained" busy={busy} startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          {t("Choose a file")}
        </BusyButton>
      )}
    </>
  );
}

const headingLook = { fontSize: "1.05rem", mb: 1, outline: "none !important" };

/** Imports content from a file. */
export function ImportCard() {
  const { state, choose, run, restart } = useImport();
  const heading = useFocusOfSteps(state.step);
  const isBusy = state.step === "looking" || state.step === "importing";
  return (
    <Card component="section" aria-labelledby="import" sx={{ p: { xs: 2, sm: 3 }, mt: 2, overflow: "visible" }}>
      <Typography id="import" ref={heading} tabIndex={-1} variant="h2" sx={headingLook}>
        {t("Import")}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {about}
      </Typography>
      <FileChoice isShown={state.step === "waiting" || isBusy} busy={isBusy} onChoose={(file) => void choose(file)} />
      {isBusy && <ShownProgress state={state} />}
      {state.step === "waiting" && state.failure && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {state.failure}
        </Alert>
      )}
      {state.step === "shown" && (
        <Shown state={state} onImport={(fetches) => void run(state.file, state.preview, fetches)} onCancel={restart} />
      )}
      <div role="status">{state.step === "done" && <ImportDone result={state.result} onMore={restart} />}</div>
    </Card>
  );
}
