import { Box, Button, Paper } from "@mui/material";
import { useCallback, useRef, useState } from "react";
import { useRegisterMutationMiddleware } from "react-admin";
import type { SentFields } from "../data/requests.ts";
import type { Upload } from "../data/upload.ts";
import { t } from "../language/t.ts";
import { Progress } from "../parts/Progress.tsx";
import { outlined } from "../theme/looks.ts";

type Params = Readonly<{ meta?: object }>;
type Send = (resource: string, params: Params) => Promise<unknown>;

/**
 * Sends the form's fields, and tracks their upload: `sent` is the share that was sent, 0 to 1, or undefined when no file is sent; `cancel`
 * stops it, with or without files.
 * Uses middleware, since react-admin caches a record saved with `meta` separately from the loaded one.
 */
export function useUpload(fields: SentFields) {
  const [sent, setSent] = useState<number>();
  const controller = useRef<AbortController>(undefined);

  const track = useCallback(
    async (resource: string, params: Params, next: Send) => {
      controller.current = new AbortController();
      const upload: Upload = { signal: controller.current.signal, onProgress: setSent };
      try {
        return await next(resource, { ...params, meta: { ...params.meta, fields, upload } });
      } finally {
        setSent(undefined);
      }
    },
    [fields],
  );
  useRegisterMutationMiddleware(track);

  return { sent, cancel: () => controller.current?.abort() };
}

const place = {
  position: "fixed",
  bottom: { xs: 84, sm: 24 },
  left: "50%",
  transform: "translateX(-50%)",
  zIndex: "snackbar",
  width: "min(420px, calc(100vw - 32px))",
  p: 2,
  ...outlined,
  borderRadius: "14px",
  boxShadow: "0 12px 32px -8px rgba(8, 20, 30, .35)",
} as const;

/** Shows the progress of the form's pictures until they are sent, with a button to cancel. */
export function UploadProgress({ sent, cancel }: ReturnType<typeof useUpload>) {
  if (sent === undefined) return null;
  const percent = Math.floor(sent * 100);
  const isSent = percent === 100;
  return (
    <Paper sx={place}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: 44 }}>
        <Box sx={{ fontWeight: 600, fontSize: ".875rem", fontVariantNumeric: "tabular-nums" }}>
          {isSent ? t("Processing pictures…") : t("Uploading pictures… {percent}%", { percent })}
        </Box>
        {!isSent && (
          <Button size="small" variant="outlined" onClick={cancel}>
            {t("Cancel upload")}
          </Button>
        )}
      </Box>
      <Progress label={t("Upload")} share={sent} sx={{ mt: 1 }} />
    </Paper>
  );
}
