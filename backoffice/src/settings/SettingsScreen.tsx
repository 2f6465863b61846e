import { Box, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { Form } from "react-admin";
import { useLocation } from "react-router-dom";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { t } from "../kit/language/t.ts";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { SettingsForm, SettingsHead } from "./SettingsForm.tsx";
import { valuesOf } from "./settingsValues.ts";
import { viewAt } from "./settingsViews.tsx";

const Loading = () => (
  <>
    <SettingsHead view={viewAt(useLocation())} />
    <Typography role="status" color="textSecondary" sx={{ py: 4 }}>
      {t("Loading...")}
    </Typography>
  </>
);

/** Replaces the form for a moment, with the element that had the focus. */
function LoadingAgain() {
  const moveFocus = useFocusOnRemoval();
  useEffect(() => moveFocus());
  return <Loading />;
}

const greyed = { border: 0, m: 0, mt: 2.5, p: 0, minWidth: 0, opacity: 0.6 };

/** Shows the defaults in use, locked: they must not be saved over the stored settings. */
function Failed({ error }: { error: string }) {
  const { settings, reload } = useSettings();
  const view = viewAt(useLocation());
  return (
    <>
      <SettingsHead view={view} />
      <FailureNotice text={error} onRetry={() => void reload()} />
      <Form defaultValues={valuesOf(settings)}>
        <Box component="fieldset" disabled sx={greyed}>
          <view.Inputs />
        </Box>
      </Form>
    </>
  );
}

/** Always starts from the stored settings: the dashboard may have been open for hours. */
export function SettingsScreen() {
  const { settings, loading, error, reload } = useSettings();
  const [fresh, setFresh] = useState(false);
  useEffect(() => void reload().then(() => setFresh(true)), [reload]);
  if (!fresh) return <Loading />;
  if (loading) return <LoadingAgain />;
  return error ? <Failed error={error} /> : <SettingsForm settings={settings} onReload={() => void reload()} />;
}
