import { mediaMessages } from "@etalase/contracts/media";
import type { Media } from "@etalase/contracts/media.schema";
import { imageRules } from "@etalase/contracts/rules/image";
import { Alert, Box, Button, Dialog, Typography } from "@mui/material";
import { HistoryIcon, Trash2Icon } from "lucide-react";
import { type FormEvent, Suspense, useEffect, useId, useState } from "react";
import { takenBackEvent, workOn } from "../data/undo.ts";
import { rich } from "../language/rich.ts";
import { refusal, t } from "../language/t.ts";
import { inTrash } from "../list/DeleteDialog.tsx";
import { BusyButton } from "../parts/BusyButton.tsx";
import { ConfirmDialog, useAsking } from "../parts/ConfirmDialog.tsx";
import { formatDay, formatNumber } from "../parts/format.ts";
import { HistoryPanel } from "../revisions/lazyPanel.ts";
import { columnsFrom } from "../theme/looks.ts";
import { Quiet, Row } from "../theme/Words.tsx";
import { FocalPoint } from "./FocalPoint.tsx";
import { MediaFields } from "./MediaFields.tsx";
import { UploadButton } from "./UploadButton.tsx";
import { UsedIn } from "./UsedIn.tsx";
import { type MediaDetailsProps, useMediaActs } from "./useMediaActs.ts";

const labels = {
  url: t("File"),
  picture: t("Picture"),
  name: t("Name"),
  alt: t("Alternative text"),
  caption: t("Caption"),
  focal: t("Focal point"),
};

const kB = 1024;

/** "1,600 × 900 px · 241 kB · 19 Nov 2026 · Ana". */
function factsOf({ width, height, bytes, createdAt, uploadedBy }: Media): string {
  const size =
    bytes < kB * kB
      ? `${formatNumber(Math.ceil(bytes / kB))} kB`
      : `${formatNumber(Math.round(bytes / kB / 102.4) / 10)} MB`;
  const facts = [`${formatNumber(width)} × ${formatNumber(height)} px`, size, formatDay(createdAt), uploadedBy?.name];
  return facts.filter(Boolean).join(" · ");
}

const columns = columnsFrom(3, { md: "minmax(0, 1.1fr) minmax(0, 1fr)" });

/** Returns the file types that may replace a picture, by its stored format. */
function typesInPlaceOf(url: string): readonly string[] {
  if (url.endsWith(".svg")) return imageRules.logo.types;
  return imageRules[url.endsWith(".webp") ? "photo" : "icon"].types;
}

/**
 * An undo or a restore elsewhere leaves the dialog with an outdated picture. What was typed stays: then the undo was one
 * of something else, since those of this picture end here.
 */
function useUndosElsewhere(id: string, isTyped: boolean, onClose: () => void): void {
  useEffect(() => void workOn(id), [id]);
  useEffect(() => {
    if (isTyped) return;
    window.addEventListener(takenBackEvent, onClose);
    return () => window.removeEventListener(takenBackEvent, onClose);
  }, [isTyped, onClose]);
}

function DeleteButton({ isUsed, onAsk }: Readonly<{ isUsed: boolean; onAsk: () => void }>) {
  const reasonId = useId();
  return (
    <>
      <Button
        color="error"
        startIcon={<Trash2Icon />}
        aria-disabled={isUsed}
        aria-describedby={isUsed ? reasonId : undefined}
        onClick={() => !isUsed && onAsk()}
        sx={isUsed ? { opacity: 0.5 } : {}}
      >
        {t("Delete")}
      </Button>
      {isUsed && <Quiet id={reasonId}>{refusal(mediaMessages.inUse)}</Quiet>}
    </>
  );
}

type HeadProps = Readonly<{ media: Media; titleId: string; failure: string | undefined }>;

const Head = ({ media, titleId, failure }: HeadProps) => (
  <>
    <Typography id={titleId} variant="h2" sx={{ overflowWrap: "anywhere" }}>
      {media.name}
    </Typography>
    <Quiet sx={{ mb: 2 }}>{factsOf(media)}</Quiet>
    {failure && (
      <Alert severity="error" role="alert" sx={{ mb: 2 }}>
        {failure}
      </Alert>
    )}
  </>
);

/** The fields of the picture while they are edited. */
function useEdited(media: Media) {
  const [edited, setEdited] = useState(() => ({ ...media }));
  const isTyped = JSON.stringify({ ...media, ...edited }) !== JSON.stringify(media);
  return { edited, setEdited, isTyped };
}

type ColumnsProps = Readonly<{ media: Media; edited: Media; onChange: (edited: Media) => void }>;

const Columns = ({ media, edited, onChange }: ColumnsProps) => (
  <Box sx={columns}>
    <FocalPoint media={media} focal={edited.focal} onChange={(focal) => onChange({ ...edited, focal })} />
    <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
      <MediaFields edited={edited} onChange={onChange} />
      <UsedIn usedIn={media.usedIn} />
    </Box>
  </Box>
);

type ActionsProps = Readonly<{
  media: Media;
  isTyped: boolean;
  busy: boolean;
  onReplace: (file: File) => void;
  onAsk: () => void;
  onHistory: () => void;
  onClose: () => void;
}>;

const Actions = ({ media, isTyped, busy, onReplace, onAsk, onHistory, onClose }: ActionsProps) => (
  <Row sx={{ flexWrap: "wrap", mt: 3 }}>
    <UploadButton
      label={t("Replace everywhere")}
      types={typesInPlaceOf(media.url)}
      onFiles={([file]) => file && onReplace(file)}
    />
    <DeleteButton isUsed={media.usedIn.length > 0} onAsk={onAsk} />
    <Button
      startIcon={<HistoryIcon />}
      aria-haspopup="dialog"
      // Restoring a version reloads the picture, and unsaved input would be lost.
      disabled={isTyped}
      onClick={onHistory}
    >
      {t("History")}
    </Button>
    <Box sx={{ display: "flex", gap: 1, ml: "auto" }}>
      <Button variant="outlined" onClick={onClose}>
        {t("Cancel")}
      </Button>
      <BusyButton type="submit" variant="contained" busy={busy}>
        {t("Save picture")}
      </BusyButton>
    </Box>
  </Row>
);

/** Shows a picture's details, and edits its description. */
export function MediaDetails(props: MediaDetailsProps) {
  const { media, onClose } = props;
  const titleId = useId();
  const { edited, setEdited, isTyped } = useEdited(media);
  const [showsHistory, setShowsHistory] = useState(false);
  const { busy, failure, save, replace, remove } = useMediaActs(props);
  const { ask, dialog } = useAsking(busy, (close) => {
    close();
    void remove();
  });
  useUndosElsewhere(media.id, isTyped, onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be open above a form, which must not be submitted now.
    event.stopPropagation();
    const { name, alt, caption, focal } = edited;
    if (!busy && name.trim()) void save({ name, alt, caption, focal });
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <Box component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
        <Head {...{ media, titleId, failure }} />
        <Columns media={media} edited={edited} onChange={setEdited} />
        <Actions
          {...{ media, isTyped, busy, onClose }}
          onReplace={(file) => void replace(file)}
          onAsk={ask}
          onHistory={() => setShowsHistory(true)}
        />
      </Box>
      {showsHistory && (
        <Suspense fallback={null}>
          <HistoryPanel path={`media/${media.id}`} labels={labels} onClose={() => setShowsHistory(false)} />
        </Suspense>
      )}
      <ConfirmDialog {...dialog} title={t("Delete picture")} confirmLabel={t("Delete picture")}>
        {rich("{name} will move to the trash with all its sizes.", { name: <strong>{media.name}</strong> })} {inTrash}
      </ConfirmDialog>
    </Dialog>
  );
}
