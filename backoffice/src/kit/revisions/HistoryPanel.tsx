import type { Revision } from "@etalase/contracts/history.schema";
import { Box, Chip, Drawer, IconButton, ListItemButton, Skeleton, Typography } from "@mui/material";
import { XIcon } from "lucide-react";
import { useId, useState } from "react";
import { asSent } from "../data/copies.ts";
import { humanised } from "../language/humanised.ts";
import { t } from "../language/t.ts";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { formatMoment } from "../parts/format.ts";
import { PlainList } from "../parts/PlainList.tsx";
import { Note, Row } from "../theme/Words.tsx";
import { useRevisions } from "./useRevisions.ts";
import { VersionView } from "./VersionView.tsx";

type VersionListProps = Readonly<{
  revisions: readonly Revision[];
  labels: Readonly<Record<string, string>>;
  chosen: number | undefined;
  onChoose: (version: number) => void;
}>;

/** Names the changes of a version, in one line. */
function changesOf({ fields, version, by }: Revision, labels: VersionListProps["labels"]): string {
  if (fields.length > 0) return fields.map((field) => labels[field] ?? humanised(field)).join(", ");
  if (by.id === null) return t("Before versions were recorded");
  return version === 1 ? t("Created") : t("Restored, or saved without changes");
}

/** The versions, newest first. */
const VersionList = ({ revisions, labels, chosen, onChoose }: VersionListProps) => (
  <PlainList ordered aria-label={t("Versions")} sx={{ display: "grid", gap: 0.5 }}>
    {revisions.map((revision, index) => (
      <li key={revision.version}>
        <ListItemButton
          selected={revision.version === chosen}
          aria-current={revision.version === chosen ? "true" : undefined}
          onClick={() => onChoose(revision.version)}
          sx={{ display: "block", borderRadius: "10px", py: 1, minHeight: 44 }}
        >
          <Row sx={{ fontWeight: 600 }}>
            {formatMoment(revision.at)}
            {index === 0 && <Chip size="small" label={t("Now")} color="primary" />}
          </Row>
          <Box sx={{ fontSize: ".875rem" }}>{revision.by.name}</Box>
          <Note>{changesOf(revision, labels)}</Note>
        </ListItemButton>
      </li>
    ))}
  </PlainList>
);

/** The record whose versions are shown. */
export type HistoryOf = Readonly<{
  /** The path below the API's address. */
  path: string;
  /** Labels of the form's fields, by name. */
  labels: Readonly<Record<string, string>>;
}>;

const paper = { width: { xs: 1, sm: "min(980px, 94vw)" }, borderRadius: 0 };

/** The list beside the chosen version; on phones above it. */
const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", md: "300px minmax(0, 1fr)" },
  gap: { xs: 2, md: 3 },
  px: { xs: 2, sm: 3 },
  pb: 4,
  alignItems: "start",
};

/** On wide screens the list scrolls separately; on phones it leaves room for the chosen version. */
const list = {
  position: { md: "sticky" },
  top: { md: 0 },
  maxHeight: { xs: 260, md: "calc(100vh - 96px)" },
  overflow: "auto",
  mx: -1,
  px: 1,
};

const Loading = () => (
  <Box role="status" aria-label={t("Loading")} sx={{ display: "grid", gap: 1 }}>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={72} />
    ))}
  </Box>
);

function Versions({ path, labels, onRestored }: HistoryOf & Readonly<{ onRestored: () => void }>) {
  const { data, isError, refetch } = useRevisions(path);
  const [choice, setChoice] = useState<number>();
  if (isError) return <FailureNotice text={t("The versions could not be loaded.")} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const chosen = choice ?? data[0]?.version;
  return (
    <>
      <Box sx={list}>
        <VersionList revisions={data} {...{ labels, chosen }} onChoose={setChoice} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {chosen !== undefined && (
          <VersionView key={chosen} revisions={data} {...{ path, labels, chosen, onRestored }} />
        )}
      </Box>
    </>
  );
}

/** Shows who changed which fields and when, and restores versions. */
export function HistoryPanel({ onClose, path, labels }: HistoryOf & Readonly<{ onClose: () => void }>) {
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      // A drawer is normally below a dialog, but this one can be opened from a dialog.
      sx={{ zIndex: "modal" }}
      slotProps={{ paper: { sx: paper, role: "dialog", "aria-modal": true, "aria-labelledby": titleId } }}
    >
      <Row sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {t("History")}
        </Typography>
        <IconButton aria-label={t("Close history")} onClick={onClose} autoFocus>
          <XIcon />
        </IconButton>
      </Row>
      <Box sx={columns}>
        <Versions path={path} labels={asSent(labels)} onRestored={onClose} />
      </Box>
    </Drawer>
  );
}
