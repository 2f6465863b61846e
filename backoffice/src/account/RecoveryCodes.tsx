import { Alert, Box, Button } from "@mui/material";
import { CopyIcon, DownloadIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router-dom";
import { useBrowserQuestion } from "../kit/form/LeaveGuard.tsx";
import { t } from "../kit/language/t.ts";
import { ConfirmDialog } from "../kit/parts/ConfirmDialog.tsx";
import { download } from "../kit/parts/download.ts";
import { useCopy } from "../kit/parts/links/useCopy.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { monospace } from "../kit/theme/looks.ts";
import { Cluster } from "../kit/theme/Words.tsx";

const list = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
  gap: 1,
  p: 2,
  borderRadius: 1,
  bgcolor: "action.hover",
  ...monospace,
  fontSize: ".9375rem",
};

/**
 * Asks before the user leaves codes that are not stored anywhere. The router asks only one component, the one mounted
 * last: this one while the codes are shown.
 */
function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useBrowserQuestion(true, () => false);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={t("Leave without saving the recovery codes?")}
      confirmLabel={t("Leave")}
      cancelLabel={t("Stay")}
      busy={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t("They are shown only once. Without them, a lost phone locks you out.")}
    </ConfirmDialog>
  );
}

/** Shows the codes, the only time that they can be read: the page is not left without a question before they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copyText = useCopy();
  const [areKept, setKept] = useState(false);
  const text = `${codes.join("\n")}\n`;
  const copy = async () => {
    if (await copyText(text, { done: t("Recovery codes copied"), failed: t("Select the codes instead.") }))
      setKept(true);
  };
  const save = () => {
    download("recovery-codes.txt", text, "text/plain");
    setKept(true);
  };
  const place = useRef<HTMLDivElement>(null);
  // The form that requested the codes was unmounted.
  useEffect(() => place.current?.focus(), []);

  return (
    <Box ref={place} tabIndex={-1} sx={{ display: "grid", gap: 2, outline: 0 }}>
      <Alert severity="success">
        {t(
          "Two-factor sign-in is on. Keep these recovery codes away from your phone: each signs you in once without the app. They are shown only once.",
        )}
      </Alert>
      <PlainList aria-label={t("Recovery codes")} sx={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </PlainList>
      <Cluster>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
          {t("Copy")}
        </Button>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save}>
          {t("Download")}
        </Button>
        <Button variant="contained" onClick={onDone} sx={{ ml: { sm: "auto" } }}>
          {t("I have saved them")}
        </Button>
      </Cluster>
      {!areKept && <LeaveGuard />}
    </Box>
  );
}
