import type { FetchedPictures, FetchProgress } from "@etalase/contracts/operating/exchange.schema";
import { Alert, Box, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isAbort, problemOf } from "../data/http.ts";
import { isSuperadmin } from "../data/session.ts";
import { t } from "../language/t.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { EditLink } from "../parts/EditLink.tsx";
import { counted } from "../parts/format.ts";
import { exchangeApi } from "./api.ts";
import { WorkProgress } from "./WorkProgress.tsx";

/** Counts the pictures of imports that are still on the old site, and fetches them while the screen is open. */
function usePicturesLeft() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ["exchange", "pictures"],
    queryFn: ({ signal }) => exchangeApi.picturesLeft(signal),
    retry: false,
  });
  const [progress, setProgress] = useState<FetchProgress>();
  const [end, setEnd] = useState<Readonly<{ result?: FetchedPictures; failure?: string }>>({});
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  const fetch = async () => {
    under.current = new AbortController();
    setProgress({ done: 0, of: 0 });
    try {
      const watch = { signal: under.current.signal, onProgress: () => {}, onWork: setProgress };
      setEnd({ result: await exchangeApi.fetchPictures(watch) });
    } catch (error) {
      if (!isAbort(error)) setEnd({ failure: problemOf(error) });
    }
    setProgress(undefined);
    await queries.invalidateQueries();
  };

  return { left: data?.left ?? 0, progress, fetch, ...end };
}

type Props = Readonly<{
  /** Begins without being told to, since it was ticked before the import. */
  begins?: boolean;
}>;

const leftSentence = (left: number) =>
  left === 1
    ? t("One picture of imported articles is still on the old site.")
    : t("{count} pictures of imported articles are still on the old site.", { count: left });

const Failed = ({ failed }: Pick<FetchedPictures, "failed">) => (
  <Box
    component="ul"
    aria-label={t("Pictures that could not be fetched")}
    sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: "auto" }}
  >
    {failed.map(({ id, title, address, problem }) => (
      <li key={`${id} ${address}`}>
        <EditLink resource="news" id={id} name={title} />: {address}, {problem}
      </li>
    ))}
  </Box>
);

/** Tells superadmins which pictures of imports are still on the old site, and fetches them. */
export function PicturesLeft({ begins = false }: Props) {
  return isSuperadmin() ? <Left begins={begins} /> : null;
}

type Fetching = ReturnType<typeof usePicturesLeft>;

const Progress = ({ progress }: Readonly<{ progress: FetchProgress }>) => (
  <Alert severity="info" icon={false} role="group" sx={look}>
    <WorkProgress
      doing={t("Fetching pictures …")}
      count={t("{done} of {total}", { done: progress.done, total: progress.of })}
      {...(progress.of > 0 ? { share: progress.done / progress.of } : {})}
    />
    <Typography variant="body2" sx={{ mt: 1 }}>
      {t(
        "Please stay on this screen. The pictures that are left when you go can be fetched later, here or in the media library.",
      )}
    </Typography>
  </Alert>
);

function Result({ left, result, failure, fetch }: Fetching) {
  const { fetched = 0, failed = [] } = result ?? {};
  return (
    <Alert severity={failure ? "error" : left > 0 ? "warning" : "success"} role="group" sx={look}>
      {failure && `${failure} `}
      {fetched > 0 && `${t("{pictures} fetched.", { pictures: counted(fetched, "picture") })} `}
      {left > 0 ? leftSentence(left) : fetched === 0 && t("No picture is left on the old site.")}
      {failed.length > 0 && <Failed failed={failed} />}
      {left > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <BusyButton variant="outlined" size="small" busy={false} onClick={() => void fetch()}>
            {result || failure ? t("Try again") : left === 1 ? t("Fetch it") : t("Fetch them")}
          </BusyButton>
        </Box>
      )}
    </Alert>
  );
}

function Left({ begins }: Required<Props>) {
  const fetching = usePicturesLeft();
  const { left, progress, result, failure, fetch } = fetching;
  const begin = useEffectEvent(() => void fetch());
  useEffect(() => {
    if (begins) begin();
  }, [begins]);
  return (
    <>
      {progress && <Progress progress={progress} />}
      {/* Stands there before its text: screen readers announce only changes of a region that they know. */}
      <div role="status">{!progress && (left > 0 || result || failure) && <Result {...fetching} />}</div>
    </>
  );
}

const look = {
  mt: 2,
  alignItems: "flex-start",
  overflowWrap: "anywhere",
  "& .MuiAlert-message": { flexGrow: 1, minWidth: 0 },
} as const;
