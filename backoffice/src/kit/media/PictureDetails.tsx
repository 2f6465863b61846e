import type { Media } from "@etalase/contracts/media.schema";
import type { ImageKind } from "@etalase/contracts/rules/image";
import { Alert, Box, Button, Dialog, Skeleton } from "@mui/material";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { problemOf } from "../data/http.ts";
import { mediaApi } from "../data/mediaApi.ts";
import { t } from "../language/t.ts";
import { Progress } from "../parts/Progress.tsx";
import { MediaDetails } from "./MediaDetails.tsx";
import { usePictureAt, useRefreshLibrary } from "./useLibrary.ts";

type Shared = Readonly<{ onDescribed?: ((media: Media) => void) | undefined; onClose: () => void }>;

const Waiting = ({ onClose, children }: Pick<Shared, "onClose"> & Readonly<{ children: ReactNode }>) => (
  <Dialog open onClose={onClose} aria-label={t("Picture")} maxWidth="sm" fullWidth>
    <Box sx={{ p: 3 }}>{children}</Box>
  </Dialog>
);

const Failed = ({ text, onClose }: Pick<Shared, "onClose"> & Readonly<{ text: string }>) => (
  <Alert severity="error" role="alert" action={<Button onClick={onClose}>{t("Close")}</Button>}>
    {text}
  </Alert>
);

/** The details of the picture at an address. */
function Stored({ url, onDescribed, onClose }: Shared & Readonly<{ url: string }>) {
  const { data: media, isPending } = usePictureAt(url);
  const changed = (after: Media) => {
    onDescribed?.(after);
    onClose();
  };
  if (media) return <MediaDetails media={media} onChanged={changed} onClose={onClose} />;
  return (
    <Waiting onClose={onClose}>
      {isPending ? (
        <Skeleton role="status" aria-label={t("Loading")} variant="rounded" height={240} />
      ) : (
        <Failed text={t("The picture could not be loaded.")} onClose={onClose} />
      )}
    </Waiting>
  );
}

/** Uploads a file first, since only pictures of the library can be described. */
function Storing({ file, kind, onDescribed, onClose }: Shared & Readonly<{ file: File; kind: ImageKind }>) {
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const refresh = useRefreshLibrary();
  const store = useEffectEvent(async (signal: AbortSignal) => {
    try {
      onDescribed?.(await mediaApi.add(file, { signal, onProgress: setSent }, kind));
      void refresh();
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    void store(controller.signal);
    return () => controller.abort();
  }, []);
  return (
    <Waiting onClose={onClose}>
      {problem ? (
        <Failed text={`${file.name}: ${problem}`} onClose={onClose} />
      ) : (
        <>
          <Box sx={{ mb: 1.5, overflowWrap: "anywhere" }}>{t("Uploading {what}", { what: file.name })}</Box>
          <Progress label={t("Upload of {name}", { name: file.name })} share={sent} />
        </>
      )}
    </Waiting>
  );
}

type PictureDetailsProps = Shared &
  Readonly<{
    /** The address of a stored picture, or a file that was only chosen. */
    picture: string | File;
    kind: ImageKind;
  }>;

/** The details of a form's picture, stored or not. */
export const PictureDetails = ({ picture, kind, ...shared }: PictureDetailsProps) =>
  picture instanceof File ? <Storing file={picture} kind={kind} {...shared} /> : <Stored url={picture} {...shared} />;
