import { exchangeLimits } from "@etalase/contracts/operating/exchange";
import { Alert, Box, Button, Card, LinearProgress, Typography } from "@mui/material";
import { UploadIcon } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { BusyButton } from "../parts/BusyButton.tsx";
import { counted } from "../parts/format.ts";
import { Preview } from "./Preview.tsx";
import { type Importing, useImport } from "./useImport.ts";

const megabytes = Math.floor(exchangeLimits.maxBytes / 1024 / 1024);

const about = `An export of this product (JSON or CSV), of WordPress (XML) or of Ghost (JSON), of up to ${megabytes} MB. First you see what would change: nothing is written before you say so.`;

const changedBy = ({ create, update }: Readonly<{ create: number; update: number }>) => create + update;

function Progress({ state }: Readonly<{ state: Extract<Importing, { sent: number }> }>) {
  const { step, sent, file, preview } = state;
  const work =
    step === "importing" && preview
      ? `Importing ${counted(changedBy(preview), "record")} …`
      : "Comparing it with the site …";
  const label = sent < 1 ? `Sending ${file.name}, ${Math.floor(sent * 100)} %` : work;
  return (
    <Box role="status" sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <LinearProgress
        aria-label={label}
        variant={sent < 1 ? "determinate" : "indeterminate"}
        {...(sent < 1 ? { value: sent * 100 } : {})}
      />
    </Box>
  );
}

type ShownProps = Readonly<{
  state: Extract<Importing, { step: "shown" }>;
  onImport: () => void;
  onCancel: () => void;
}>;

function Shown({ state: { preview, file, failure }, onImport, onCancel }: ShownProps) {
  const changed = changedBy(preview);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: "anywhere" }}>
        {file.name} <span style={{ fontWeight: 400 }}>({preview.format})</span>
      </Typography>
      <Preview preview={preview} />
      {changed === 0 && preview.refused === 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          The site has all of it already.
        </Alert>
      )}
      {failure && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      <Box sx={{ display: "flex", gap: 1, mt: 2, flexWrap: "wrap" }}>
        {changed > 0 && preview.refused === 0 && (
          <Button variant="contained" onClick={onImport}>
            Import {counted(changed, "record")}
          </Button>
        )}
        <Button onClick={onCancel}>Choose another file</Button>
      </Box>
    </Box>
  );
}

const Done = ({
  result,
  onMore,
}: Readonly<{ result: { create: number; update: number; same: number }; onMore: () => void }>) => (
  <Alert severity="success" role="status" sx={{ mt: 2 }} action={<Button onClick={onMore}>Import more</Button>}>
    {counted(result.create, "record")} created, {counted(result.update, "record")} changed, {result.same} left as they
    were.
  </Alert>
);

/** Brings content in from a file. */
export function ImportCard() {
  const { state, choose, run, restart } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (file) void choose(file);
  };
  const isBusy = state.step === "looking" || state.step === "importing";
  return (
    <Card component="section" aria-labelledby="import" sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <Typography id="import" variant="h2" sx={{ fontSize: "1.05rem", mb: 1 }}>
        Import
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        {about}
      </Typography>
      <input ref={input} type="file" hidden aria-label="File to import" accept=".json,.csv,.xml" onChange={chosen} />
      {(state.step === "waiting" || isBusy) && (
        <BusyButton variant="contained" busy={isBusy} startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          Choose a file
        </BusyButton>
      )}
      {isBusy && <Progress state={state} />}
      {state.step === "waiting" && state.failure && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {state.failure}
        </Alert>
      )}
      {state.step === "shown" && (
        <Shown state={state} onImport={() => void run(state.file, state.preview)} onCancel={restart} />
      )}
      {state.step === "done" && <Done result={state.result} onMore={restart} />}
    </Card>
  );
}
