import { Alert, Box, Button, Dialog, Skeleton, Typography } from "@mui/material";
import { useId } from "react";
import { mediaApi } from "../kit/data/mediaApi.ts";
import { t } from "../kit/language/t.ts";
import { useRefreshLibrary, useUnused } from "../kit/media/useLibrary.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { counted, formatNumber } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { End } from "../kit/theme/Words.tsx";

const megabytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1024 / 102.4) / 10)} MB`;

const grid = {
  mt: 2,
  display: "grid",
  gap: 1,
  gridTemplateColumns: "repeat(auto-fill, minmax(84px, 1fr))",
  maxHeight: 300,
  overflow: "auto",
};

type Unused = NonNullable<ReturnType<typeof useUnused>["data"]>;

const Summary = ({ media, total, bytes }: Unused) => (
  <Typography color="textSecondary">
    {total === 0
      ? t("Every picture is in use. There is nothing to delete.")
      : t("{pictures} not used on the site, {size} in total. Nothing has been deleted yet.", {
          pictures: counted(total, "picture"),
          size: megabytes(bytes),
        })}
    {total > media.length && ` ${t("These are the {count} oldest.", { count: media.length })}`}
  </Typography>
);

const Pictures = ({ media }: Pick<Unused, "media">) => (
  <PlainList aria-label={t("Pictures that would be deleted")} sx={grid}>
    {media.map(({ id, name, alt, url, set }) => (
      <li key={id}>
        <Box
          component="img"
          src={url}
          srcSet={set.srcset}
          sizes="96px"
          alt={alt || name}
          title={name}
          loading="lazy"
          sx={{ width: 1, aspectRatio: "1", objectFit: "cover", borderRadius: "8px", display: "block" }}
        />
      </li>
    ))}
  </PlainList>
);

/** Shows the pictures to delete before it deletes any. */
export function CleanUp({ onClose }: Readonly<{ onClose: () => void }>) {
  const titleId = useId();
  const { data, error, isPending, refetch } = useUnused();
  const refresh = useRefreshLibrary();
  const {
    mutate,
    isPending: busy,
    error: refusal,
  } = useAct({
    does: (_call, ids: readonly string[]) => mediaApi.remove(ids),
    done: (_, ids) => t("{what} deleted", { what: counted(ids.length, "picture") }),
    // The dialog shows the reason.
    failed: () => undefined,
    onDone: onClose,
    onFail: () => void refetch(),
    onEnd: () => void refresh(),
  });
  const { media = [], total = 0 } = data ?? {};
  const removeAll = () => mutate(media.map(({ id }) => id));
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <Box sx={{ p: 3 }}>
        <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
          {t("Clean up unused pictures")}
        </Typography>
        {refusal && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {refusal.message}
          </Alert>
        )}
        {error && <FailureNotice text={t("The unused pictures could not be loaded.")} onRetry={() => void refetch()} />}
        {isPending && <Skeleton role="status" aria-label={t("Loading")} variant="rounded" height={120} />}
        {data && <Summary {...data} />}
        {media.length > 0 && <Pictures media={media} />}
        <End sx={{ gap: 1, mt: 3 }}>
          <Button variant="outlined" onClick={onClose} autoFocus>
            {total > 0 ? t("Cancel") : t("Close")}
          </Button>
          {media.length > 0 && (
            <BusyButton variant="contained" color="error" busy={busy} onClick={removeAll}>
              {t("Delete {pictures}", { pictures: counted(media.length, "picture") })}
            </BusyButton>
          )}
        </End>
      </Box>
    </Dialog>
  );
}
