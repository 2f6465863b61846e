import type { Media } from "@etalase/contracts/media.schema";
import { type ImageKind, imageRules } from "@etalase/contracts/rules/image";
import { Box, Button, Dialog, Typography } from "@mui/material";
import { useId, useState } from "react";
import { useNotify } from "react-admin";
import { firstPage, type LibraryQuery } from "../data/mediaApi.ts";
import { lostSentenceOf } from "../data/undo.ts";
import { t } from "../language/t.ts";
import { counted } from "../parts/format.ts";
import { lineAbove } from "../theme/looks.ts";
import { Row } from "../theme/Words.tsx";
import { LibraryGrid } from "./LibraryGrid.tsx";
import { LibraryTools } from "./LibraryTools.tsx";
import { MediaTile } from "./MediaTile.tsx";
import { UploadButton } from "./UploadButton.tsx";
import { UploadList } from "./UploadList.tsx";
import { useFileDrop } from "./useFileDrop.ts";
import { useRefreshLibrary } from "./useLibrary.ts";
import { useUploads } from "./useUploads.ts";

type MediaPickerProps = Readonly<{
  /** More than one picture can be chosen. */
  several?: boolean;
  /** The purpose of the pictures; by default, any displayable picture. */
  kind?: ImageKind;
  onChoose: (media: readonly Media[]) => void;
  onClose: () => void;
}>;

/** The pictures chosen so far; without `several`, the last one only. */
function useChosen(several: boolean) {
  const [chosen, setChosen] = useState<readonly Media[]>([]);
  const add = (media: Media) =>
    setChosen((last) => (several ? [...last.filter(({ id }) => id !== media.id), media] : [media]));
  const isChosen = ({ id }: Media) => chosen.some((one) => one.id === id);
  const toggle = (media: Media) =>
    isChosen(media) ? setChosen(chosen.filter(({ id }) => id !== media.id)) : add(media);
  return { chosen, add, isChosen, toggle };
}

/** Uploads pictures; each is chosen once the library has it. */
function useChosenUploads(choose: (media: Media) => void, kind: ImageKind | undefined) {
  const refresh = useRefreshLibrary();
  const notify = useNotify();
  return useUploads((media) => {
    choose(media);
    const lost = lostSentenceOf(media);
    if (lost) notify(lost, { type: "warning", autoHideDuration: null });
    void refresh();
  }, kind);
}

type TakeButtonProps = Readonly<{ several: boolean; count: number; onUse: () => void }>;

const TakeButton = ({ several, count, onUse }: TakeButtonProps) => (
  <Button
    variant="contained"
    aria-disabled={count === 0}
    onClick={() => count > 0 && onUse()}
    sx={count === 0 ? { opacity: 0.5 } : {}}
  >
    {several ? t("Use {pictures}", { pictures: counted(count, "picture") }) : t("Use picture")}
  </Button>
);

/** Chooses pictures of the library, including new uploads. */
export function MediaPicker({ several = false, kind, onChoose, onClose }: MediaPickerProps) {
  const titleId = useId();
  const [query, setQuery] = useState<LibraryQuery>({ ...firstPage, ...(kind && { kind }) });
  const { chosen, add, isChosen, toggle } = useChosen(several);
  const uploads = useChosenUploads(add, kind);
  useFileDrop((files) => uploads.add(several ? files : files.slice(0, 1)));

  const { types } = imageRules[kind ?? "photo"];
  const change = (next: Partial<LibraryQuery>) => setQuery((last) => ({ ...last, page: 1, ...next }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <Box sx={{ p: { xs: 2, sm: 3 }, overflow: "auto", minHeight: { sm: 420 } }}>
        <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
          {several ? t("Choose pictures") : t("Choose a picture")}
        </Typography>
        <LibraryTools query={query} onQuery={change} />
        <UploadList {...uploads} />
        <LibraryGrid
          query={query}
          onQuery={change}
          tile={(media) => <MediaTile media={media} chosen={isChosen(media)} onPress={() => toggle(media)} />}
          upload={<UploadButton multiple={several} label={t("Upload pictures")} types={types} onFiles={uploads.add} />}
        />
      </Box>
      <Row sx={{ flexWrap: "wrap", p: 2, ...lineAbove }}>
        <UploadButton
          multiple={several}
          label={several ? t("Upload pictures") : t("Upload a picture")}
          types={types}
          onFiles={uploads.add}
        />
        <Box sx={{ display: "flex", gap: 1, ml: "auto" }}>
          <Button variant="outlined" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <TakeButton several={several} count={chosen.length} onUse={() => onChoose(chosen)} />
        </Box>
      </Row>
    </Dialog>
  );
}
