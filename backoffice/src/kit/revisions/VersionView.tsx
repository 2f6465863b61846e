import type { Revision } from "@etalase/contracts/history.schema";
import { Box, Button, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { RotateCcwIcon } from "lucide-react";
import { useState } from "react";
import { t } from "../language/t.ts";
import { AskDialog, useAsking } from "../parts/ConfirmDialog.tsx";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { formatMoment } from "../parts/format.ts";
import { Row } from "../theme/Words.tsx";
import { Differences } from "./Differences.tsx";
import { differencesOf } from "./fields.ts";
import { useRestore, useVersion } from "./useRevisions.ts";

type VersionViewProps = Readonly<{
  path: string;
  labels: Readonly<Record<string, string>>;
  /** Newest first. */
  revisions: readonly Revision[];
  chosen: number;
  onRestored: () => void;
}>;

type Against = "before" | "now";

/** Returns the two versions to compare: the chosen one with the one before it, or with the latest. */
function pairOf({ revisions, chosen }: VersionViewProps, against: Against) {
  const index = revisions.findIndex(({ version }) => version === chosen);
  const [latest, former] = [revisions[0]?.version, revisions[index + 1]?.version];
  return against === "now" ? { before: chosen, after: latest } : { before: former, after: chosen };
}

const titles = { before: [t("Before"), t("This version")], now: [t("This version"), t("Now")] } as const;

/** The values before the first version. */
const nothing = {};

function Comparison({ against, ...of }: VersionViewProps & Readonly<{ against: Against }>) {
  const { path, labels } = of;
  const pair = pairOf(of, against);
  const [before, after] = [useVersion(path, pair.before), useVersion(path, pair.after)];
  if (before.isError || after.isError)
    return (
      <FailureNotice
        text={t("The version could not be loaded.")}
        onRetry={() => {
          void before.refetch();
          void after.refetch();
        }}
      />
    );
  const isFirst = pair.before === undefined;
  const was = isFirst ? nothing : before.data;
  if (!was || !after.data) return <Skeleton variant="rounded" height={160} aria-label={t("Loading")} role="status" />;
  return (
    <>
      {isFirst && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t("This is the first stored version:")}
        </Typography>
      )}
      <Box sx={isFirst ? { "&& ins": { all: "unset" } } : {}}>
        <Differences differences={differencesOf(was, after.data, labels)} titles={titles[against]} />
      </Box>
    </>
  );
}

type AgainstChoiceProps = Readonly<{ against: Against; isLatest: boolean; onChoose: (against: Against) => void }>;

const AgainstChoice = ({ against, isLatest, onChoose }: AgainstChoiceProps) => (
  <ToggleButtonGroup
    exclusive
    aria-label={t("Compare")}
    value={against}
    onChange={(_, next: Against | null) => next && onChoose(next)}
  >
    <ToggleButton value="before">{t("What it changed")}</ToggleButton>
    <ToggleButton value="now" disabled={isLatest}>
      {t("Compared with now")}
    </ToggleButton>
  </ToggleButtonGroup>
);

/** Shows one version: its changes or those since, and the button that restores it. */
export function VersionView(props: VersionViewProps) {
  const { path, revisions, chosen, onRestored } = props;
  const isLatest = revisions[0]?.version === chosen;
  const [choice, setChoice] = useState<Against>("before");
  const { mutate, isPending } = useRestore(path, revisions[0]?.version, onRestored);
  const against = isLatest ? "before" : choice;
  const at = revisions.find(({ version }) => version === chosen)?.at ?? "";
  const { ask, dialog } = useAsking(isPending, (close) => mutate({ version: chosen, at }, { onSettled: close }));
  return (
    <>
      <Row sx={{ flexWrap: "wrap", mb: 2 }}>
        <AgainstChoice against={against} isLatest={isLatest} onChoose={setChoice} />
        {!isLatest && (
          <Button variant="contained" startIcon={<RotateCcwIcon />} onClick={() => ask()} sx={{ ml: { sm: "auto" } }}>
            {t("Restore this version")}
          </Button>
        )}
      </Row>
      <Comparison key={`${chosen} ${against}`} {...props} against={against} />
      <AskDialog
        {...dialog}
        Icon={RotateCcwIcon}
        title={t("Restore this version?")}
        confirmLabel={t("Restore this version")}
      >
        {t(
          "The version of {time} becomes the newest; the others stay in this list. Your unsaved changes are kept and applied on top of it.",
          { time: at && formatMoment(at) },
        )}
      </AskDialog>
    </>
  );
}
