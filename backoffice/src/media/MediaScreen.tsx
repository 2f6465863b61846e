import { mediaSorts } from "@etalase/contracts/media";
import type { Media } from "@etalase/contracts/media.schema";
import { Alert, Box, Button, Card, Dialog, Skeleton, Typography } from "@mui/material";
import { Trash2Icon } from "lucide-react";
import { useId, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { firstPage, type LibraryQuery, mediaApi } from "../kit/data/mediaApi.ts";
import { t } from "../kit/language/t.ts";
import { LibraryGrid } from "../kit/media/LibraryGrid.tsx";
import { LibraryTools } from "../kit/media/LibraryTools.tsx";
import { MediaDetails } from "../kit/media/MediaDetails.tsx";
import { MediaTile } from "../kit/media/MediaTile.tsx";
import { UploadButton } from "../kit/media/UploadButton.tsx";
import { UploadList } from "../kit/media/UploadList.tsx";
import { useFileDrop } from "../kit/media/useFileDrop.ts";
import { useRefreshLibrary, useUnused } from "../kit/media/useLibrary.ts";
import { useUploads } from "../kit/media/useUploads.ts";
import { useDone } from "../kit/notices/UndoButton.tsx";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { counted, formatNumber } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
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
function CleanUp({ onClose }: Readonly<{ onClose: () => void }>) {
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

const queryIn = (address: URLSearchParams): LibraryQuery => ({
  page: Math.max(1, Number.parseInt(address.get("page") ?? "", 10) || 1),
  search: address.get("search") ?? "",
  sort: mediaSorts.find((sort) => sort === address.get("sort")) ?? firstPage.sort,
  unused: address.get("unused") === "true",
});

/** Keeps the query in the address, so that Back leads to the same place. */
function useAddressQuery() {
  const [address, setAddress] = useSearchParams();
  const query = queryIn(address);
  const setQuery = (change: Partial<LibraryQuery>) => {
    // The browser's address is ahead of the rendered one: a choice must not undo the one just before it.
    const current = queryIn(new URLSearchParams(location.search));
    const next = Object.entries({ ...current, page: 1, ...change });
    const unusual = next.filter(([name, value]) => value !== firstPage[name as keyof LibraryQuery]);
    setAddress(Object.fromEntries(unusual.map(([name, value]) => [name, String(value)])));
  };
  return { query, setQuery };
}

/** Uploads pictures into the library, and reports each result. */
function useLibraryUploads() {
  const tell = useDone();
  const refresh = useRefreshLibrary();
  return useUploads((stored) => {
    tell(t("“{name}” is in the library", { name: stored.name }), stored);
    void refresh();
  });
}

const dropLook = (over: boolean) => ({
  p: { xs: 1.5, sm: 2.5 },
  ...(over && { outline: "3px dashed", outlineColor: "primary.main", outlineOffset: -8 }),
});

/** Shows all pictures of the site. */
export function MediaScreen() {
  const { query, setQuery } = useAddressQuery();
  const [shown, setShown] = useState<Media>();
  const [cleaning, setCleaning] = useState(false);
  const uploads = useLibraryUploads();
  const over = useFileDrop(uploads.add);
  return (
    <>
      <PageHead
        title={t("Media Library")}
        facts={t("Every picture of the site, and where it is used. Drop new ones anywhere here.")}
      >
        <Button variant="outlined" startIcon={<Trash2Icon />} onClick={() => setCleaning(true)}>
          {t("Clean up")}
        </Button>
        <UploadButton multiple label={t("Upload pictures")} variant="contained" onFiles={uploads.add} />
      </PageHead>
      <Card sx={dropLook(over)}>
        <LibraryTools query={query} onQuery={setQuery} />
        <UploadList {...uploads} />
        <LibraryGrid
          query={query}
          onQuery={setQuery}
          tile={(media) => <MediaTile media={media} onPress={() => setShown(media)} />}
          upload={<UploadButton multiple label={t("Upload pictures")} onFiles={uploads.add} />}
        />
      </Card>
      {shown && <MediaDetails media={shown} onChanged={setShown} onClose={() => setShown(undefined)} />}
      {cleaning && <CleanUp onClose={() => setCleaning(false)} />}
      <Box sx={{ height: { xs: 16, sm: 0 } }} />
    </>
  );
}
