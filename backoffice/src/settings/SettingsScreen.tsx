import { Box, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { PageHead } from "../layout/PageHead.tsx";
import { FailureNotice } from "../list/FailureNotice.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { useSettings } from "./useSettings.ts";

const Loading = () => (
  <>
    <PageHead title="Website Settings" facts="What visitors and search engines see on every page." />
    <Typography role="status" sx={{ color: "text.secondary", py: 4 }}>
      Loading...
    </Typography>
  </>
);

/** Always starts from what is stored now: the dashboard may have been open for hours. */
export function SettingsScreen() {
  const { settings, loading, error, reload } = useSettings();
  const [fresh, setFresh] = useState(false);
  useEffect(() => void reload().then(() => setFresh(true)), [reload]);
  if (!fresh || loading) return <Loading />;
  return (
    <>
      {error && (
        <Box sx={{ pt: 2.5 }}>
          <FailureNotice text={error} onRetry={() => void reload()} />
        </Box>
      )}
      <SettingsForm settings={settings} locked={Boolean(error)} onReload={() => void reload()} />
    </>
  );
}
