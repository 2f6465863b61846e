import { Box, Button, Paper } from "@mui/material";
import { useRef, useState } from "react";
import type { SentFields } from "../data/requests.ts";
import type { Upload } from "../data/upload.ts";
import { t } from "../language/t.ts";
import { Progress } from "../parts/Progress.tsx";
import { outlined } from "../theme/looks.ts";

/**
 * Sends the form's fields, and tracks their upload: `sent` is the share that was sent, 0 to 1, or undefined when no file is sent; `cancel`
 * stops it, with or without files.
 */
export function useUpload(fields: SentFields) {
  const [sent, setSent] = useState<number>();
  const controller = useRef<AbortController>(undefined);

  const track = async <T,>(
    send: (meta: Readonly<{ fields: SentFields; upload: Upload }>) => Promise<T>,
  ): Promise<T> => {
    controller.current = new AbortController();
    try {
      return await send({ fields, upload: { signal: controller.current.signal, onProgress: setSent } });
    } finally {
      setSent(undefined);
    }
  };
  return { sent, track, cancel: () => controller.current?.abort() };
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
export function UploadProgress({ sent, cancel }: Pick<ReturnType<typeof useUpload>, "sent" | "cancel">) {
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
