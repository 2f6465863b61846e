import type { Backup, BackupsList } from "@etalase/contracts/backups.schema";
import { Alert, Box, Card, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { ArchiveIcon, DownloadIcon } from "lucide-react";
import { useState } from "react";
import { HttpError, useNotify } from "react-admin";
import { isGone, sentenceOf } from "../kit/data/http.ts";
import { t } from "../kit/language/t.ts";
import { EmptyWindow } from "../kit/list/EmptyWindow.tsx";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { download } from "../kit/parts/download.ts";
import { formatMoment, numberFormat } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { Row } from "../kit/theme/Words.tsx";
import { backupsApi } from "./api.ts";

const about = t("The whole site in one file: texts, pictures, accounts, settings and the secret.");
const tooOldMs = 36 * 60 * 60 * 1000;

const size = numberFormat({ style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
const sizeOf = ({ bytes }: Backup) => size.format(Math.max(bytes / 1024 / 1024, 0.1));

/** Running work by file name, with the percentage that has arrived. The backup being made has no name yet. */
type Work = ReadonlyMap<string, number>;

const making = "";

/** Tracks the running work and its failures. */
function useWork() {
  const [work, setWork] = useState<Work>(new Map());
  const notify = useNotify();

  const during = async (name: string, act: (onShare: (share: number) => void) => Promise<void>) => {
    const onShare = (share: number) => {
      const percent = Math.floor(share * 100);
      setWork((before) => (before.get(name) === percent ? before : new Map(before).set(name, percent)));
    };
    onShare(0);
    try {
      await act(onShare);
    } catch (failure) {
      notify(sentenceOf(failure), { type: "error" });
    } finally {
      setWork((before) => new Map([...before].filter(([other]) => other !== name)));
    }
  };
  return { work, during };
}

/** Loads the list of backups; makes and downloads backups. */
function useBackups() {
  const { data, error, refetch } = useQuery({
    queryKey: ["backups"],
    queryFn: ({ signal }) => backupsApi.list(signal),
    retry: false,
    // A new backup is rehearsed shortly after it was made.
    refetchInterval: ({ state }) => (state.data?.backups[0]?.rehearsedAt === null ? 3_000 : false),
  });
  const { work, during } = useWork();
  const notify = useNotify();

  return {
    data,
    error,
    work,
    make: () =>
      during(making, async () => {
        await backupsApi.make();
        await refetch();
        notify(t("Backup created"), { type: "success" });
      }),
    save: (backup: Backup) =>
      during(backup.name, async (onShare) => {
        const file = await backupsApi.fetch(backup, onShare).catch((failure: unknown) => {
          throw isGone(failure) ? new HttpError(t("This backup no longer exists"), 404) : failure;
        });
        download(backup.name, file, "application/x-tar");
      }),
  };
}

/** Returns the most serious warning about the backups; undefined when all is well. */
function worryOf({ keep, backups: [newest] }: BackupsList): string | undefined {
  const turnedOff = t("Nightly backups are off. The server's operator can turn them on with BACKUP_KEEP.");
  if (!newest) return keep === 0 ? turnedOff : undefined;
  if (Date.now() - Date.parse(newest.madeAt) > tooOldMs)
    return [
      t("The last backup is from {time}.", { time: formatMoment(newest.madeAt) }),
      keep === 0 ? turnedOff : t("The server's log says why there is no newer one."),
    ].join(" ");
  return keep === 0 ? turnedOff : undefined;
}

const rowSx = { gap: 2, justifyContent: "space-between", flexWrap: "wrap", px: { xs: 2, sm: 3 }, py: 1.5 };

type RowProps = Readonly<{
  backup: Backup;
  /** The share of the file that has been downloaded; undefined when it is not downloading. */
  percent: number | undefined;
  onSave: () => void;
}>;

const BackupRow = ({ backup, percent, onSave }: RowProps) => (
  <Row component="li" sx={rowSx}>
    <Box sx={{ minWidth: 0, flex: "1 1 220px" }}>
      <Typography sx={{ fontWeight: 600 }}>{formatMoment(backup.madeAt)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {sizeOf(backup)} ·{" "}
        {backup.rehearsedAt
          ? t("restore tested on {time}", { time: formatMoment(backup.rehearsedAt) })
          : t("restore not tested yet")}
      </Typography>
    </Box>
    <BusyButton
      variant="outlined"
      busy={percent !== undefined}
      startIcon={<DownloadIcon />}
      onClick={onSave}
      aria-label={t("Download the backup of {time}", { time: formatMoment(backup.madeAt) })}
      sx={{ fontVariantNumeric: "tabular-nums" }}
    >
      {percent === undefined ? t("Download") : `${percent} %`}
    </BusyButton>
  </Row>
);

const empty = (
  <EmptyWindow
    title={t("No backup yet")}
    text={t("Create one now and keep the file away from the server. One command restores it, on either database.")}
  />
);

type BackupFilesProps = Readonly<{ list: BackupsList; work: Work; onSave: (backup: Backup) => void }>;

const BackupFiles = ({ list: { keep, backups }, work, onSave }: BackupFilesProps) => (
  <Card>
    <Typography variant="body2" color="textSecondary" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      {keep > 0 && `${t("One is created every night; the newest {count} are kept.", { count: keep })} `}
      {t("Anyone with a backup can open the whole site: keep it where nobody else can read it.")}
    </Typography>
    {backups.length === 0 ? (
      empty
    ) : (
      <PlainList divided aria-label={t("Backups")}>
        {backups.map((backup) => (
          <BackupRow key={backup.name} backup={backup} percent={work.get(backup.name)} onSave={() => onSave(backup)} />
        ))}
      </PlainList>
    )}
  </Card>
);

/** Shows when the site was last backed up and rehearsed, and the backup files. */
export function Backups() {
  const { data, error, work, make, save } = useBackups();
  const worry = data && worryOf(data);
  return (
    <>
      <PageHead title={t("Backups")} facts={about}>
        <BusyButton variant="contained" busy={work.has(making)} startIcon={<ArchiveIcon />} onClick={() => void make()}>
          {t("Create one now")}
        </BusyButton>
      </PageHead>
      {worry && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {worry}
        </Alert>
      )}
      {error && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {sentenceOf(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton role="status" aria-label={t("Loading")} variant="rounded" height={200} />}
      {data && <BackupFiles list={data} work={work} onSave={(backup) => void save(backup)} />}
    </>
  );
}
