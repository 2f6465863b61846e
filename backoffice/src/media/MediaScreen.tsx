import { mediaSorts } from "@etalase/contracts/media";
import type { Media } from "@etalase/contracts/media.schema";
import { Box, Button, Card } from "@mui/material";
import { Trash2Icon } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { firstPage, type LibraryQuery } from "../kit/data/mediaApi.ts";
import { t } from "../kit/language/t.ts";
import { LibraryGrid } from "../kit/media/LibraryGrid.tsx";
import { LibraryTools } from "../kit/media/LibraryTools.tsx";
import { MediaDetails } from "../kit/media/MediaDetails.tsx";
import { MediaTile } from "../kit/media/MediaTile.tsx";
import { UploadButton } from "../kit/media/UploadButton.tsx";
import { UploadList } from "../kit/media/UploadList.tsx";
import { useFileDrop } from "../kit/media/useFileDrop.ts";
import { useRefreshLibrary } from "../kit/media/useLibrary.ts";
import { useUploads } from "../kit/media/useUploads.ts";
import { useDone } from "../kit/notices/UndoButton.tsx";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { CleanUp } from "./CleanUp.tsx";

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
