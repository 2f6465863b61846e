import { Alert, Box, Button } from "@mui/material";
import { t } from "../language/t.ts";
import { counted } from "../parts/format.ts";
import { PlainList } from "../parts/PlainList.tsx";
import { Progress } from "../parts/Progress.tsx";
import { oneLine } from "../theme/looks.ts";
import { Row, VisuallyHidden } from "../theme/Words.tsx";
import type { Uploading, useUploads } from "./useUploads.ts";

type RowProps = Readonly<{ upload: Uploading; onRetry: () => void }>;

const Refused = ({ upload: { file, problem, isHopeless }, onRetry }: RowProps) => (
  <Row component="li" sx={{ overflowWrap: "anywhere" }}>
    <Box sx={{ flex: 1 }}>{`${file.name}: ${problem}`}</Box>
    {!isHopeless && (
      <Button size="small" onClick={onRetry}>
        {t("Try again")}
      </Button>
    )}
  </Row>
);

const OnItsWay = ({ upload: { file, sent } }: Pick<RowProps, "upload">) => (
  <Row component="li" sx={{ gap: 1.5, fontSize: ".875rem", minHeight: 32 }}>
    <Box sx={{ width: 180, ...oneLine }}>{file.name}</Box>
    <Progress label={t("Upload of {name}", { name: file.name })} share={sent} sx={{ flex: 1 }} />
  </Row>
);

/** Shows the progress of each file, and the errors of refused ones. */
export function UploadList({ uploads, retry, close }: ReturnType<typeof useUploads>) {
  const refused = uploads.filter(({ problem }) => problem !== undefined);
  const onTheirWay = uploads.filter(({ problem }) => problem === undefined);
  return (
    <>
      <VisuallyHidden role="status">
        {onTheirWay.length > 0 ? t("Uploading {what}", { what: counted(onTheirWay.length, "picture") }) : ""}
      </VisuallyHidden>
      {onTheirWay.length > 0 && (
        <PlainList sx={{ mb: 2 }}>
          {onTheirWay.map((upload) => (
            <OnItsWay key={upload.key} upload={upload} />
          ))}
        </PlainList>
      )}
      {refused.length > 0 && (
        <Alert
          severity="error"
          role="alert"
          sx={{ mb: 2 }}
          action={
            <Button size="small" variant="outlined" onClick={close}>
              {t("Dismiss")}
            </Button>
          }
        >
          <PlainList>
            {refused.map((upload) => (
              <Refused key={upload.key} upload={upload} onRetry={() => retry(upload)} />
            ))}
          </PlainList>
        </Alert>
      )}
    </>
  );
}
