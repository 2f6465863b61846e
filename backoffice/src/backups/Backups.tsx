import type { Backup, BackupsList } from "@etalase/contracts/backups.schema";
import { Alert, Box, Card, Skeleton, Typography } from "@mui/material";
import { ArchiveIcon, DownloadIcon } from "lucide-react";
import { useState } from "react";
import { fetchFile } from "../kit/data/fetchFile.ts";
import { isGone, sentenceOf } from "../kit/data/http.ts";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { EmptyWindow } from "../kit/list/EmptyWindow.tsx";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { download } from "../kit/parts/download.ts";
import { formatMoment, numberFormat } from "../kit/parts/format.ts";
import { AskHost } from "../kit/parts/links/AskHost.tsx";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { Row } from "../kit/theme/Words.tsx";

const about = t("The whole site in one file: texts, pictures, accounts, settings and the secret.");
const tooOldMs = 36 * 60 * 60 * 1000;

const size = numberFormat({ style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
const sizeOf = ({ bytes }: Backup) => size.format(Math.max(bytes / 1024 / 1024, 0.1));

/** Returns the warnings about the backups; empty when all is well. */
function worriesOf({ keep, backups: [newest] }: BackupsList): string {
  const isOld = newest && Date.now() - Date.parse(newest.madeAt) > tooOldMs;
  return [
    isOld && t("The last backup is from {time}.", { time: formatMoment(newest.madeAt) }),
    keep === 0 && t("Nightly backups are off. Your host can turn them on."),
  ]
    .filter(Boolean)
    .join(" ");
}

const rowSx = { gap: 2, justifyContent: "space-between", flexWrap: "wrap", px: { xs: 2, sm: 3 }, py: 1.5 };

function BackupRow({ backup }: Readonly<{ backup: Backup }>) {
  const { name, bytes, madeAt, rehearsedAt } = backup;
  /** The part of the file that has been downloaded. */
  const [percent, setPercent] = useState(0);
  const save = useAct({
    does: async () => {
      setPercent(0);
      const onBytes = (arrived: number) => setPercent(Math.floor(Math.min(arrived / bytes, 1) * 100));
      download(name, await fetchFile(`/api/backups/${name}`, { onBytes }), "application/x-tar");
    },
    failed: (error) => (isGone(error) ? t("This backup no longer exists") : error.message),
  });
  return (
    <Row component="li" sx={rowSx}>
      <Box sx={{ minWidth: 0, flex: "1 1 220px" }}>
        <Typography sx={{ fontWeight: 600 }}>{formatMoment(madeAt)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {sizeOf(backup)} ·{" "}
          {rehearsedAt
            ? t("test restore passed, {time}", { time: formatMoment(rehearsedAt) })
            : t("restore not tested yet")}
        </Typography>
      </Box>
      <BusyButton
        variant="outlined"
        busy={save.isPending}
        startIcon={<DownloadIcon />}
        onClick={() => save.mutate()}
        aria-label={t("Download the backup of {time}", { time: formatMoment(madeAt) })}
        sx={{ fontVariantNumeric: "tabular-nums" }}
      >
        {save.isPending ? `${percent} %` : t("Download")}
      </BusyButton>
    </Row>
  );
}

const empty = (
  <EmptyWindow
    title={t("No backup yet")}
    text={t("Create one now, and keep a copy somewhere other than the server.")}
  />
);

const BackupFiles = ({ keep, backups }: BackupsList) => (
  <Card>
    {backups.length === 0 ? (
      empty
    ) : (
      <>
        <Typography variant="body2" color="textSecondary" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          {keep > 0 && `${t("One is created every night; the newest {count} are kept.", { count: keep })} `}
          {t("Anyone with this file can read everything. Keep it private.")}
        </Typography>
        <PlainList divided aria-label={t("Backups")}>
          {backups.map((backup) => (
            <BackupRow key={backup.name} backup={backup} />
          ))}
        </PlainList>
      </>
    )}
  </Card>
);

/** Shows when the site was last backed up and rehearsed, and the backup files. */
export function Backups() {
  const { data, error, refetch } = useCall<BackupsList>("backups", ["backups"], {
    // A new backup is rehearsed shortly after it was made.
    refetchInterval: ({ state }) => (state.data?.backups[0]?.rehearsedAt === null ? 3_000 : false),
  });
  const create = useAct({
    does: async (call) => {
      await call("backups", { method: "POST" });
      await refetch();
    },
    done: t("Backup created"),
  });
  const worries = data && worriesOf(data);
  return (
    <>
      <PageHead title={t("Backups")} facts={about}>
        <BusyButton
          variant="contained"
          busy={create.isPending}
          startIcon={<ArchiveIcon />}
          onClick={() => create.mutate()}
        >
          {t("Back up now")}
        </BusyButton>
      </PageHead>
      {worries && (
        <Alert severity="warning" sx={{ mb: 2, alignItems: "start" }}>
          {worries}
          <AskHost about="backups" />
        </Alert>
      )}
      {error && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {sentenceOf(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton role="status" aria-label={t("Loading")} variant="rounded" height={200} />}
      {data && <BackupFiles {...data} />}
    </>
  );
}
