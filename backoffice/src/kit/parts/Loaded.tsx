import { Skeleton } from "@mui/material";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { t } from "../language/t.ts";
import { FailureNotice } from "./FailureNotice.tsx";

type LoadedProps<Data> = Readonly<{
  answer: UseQueryResult<Data>;
  /** The sentence for a failure. */
  failed: string;
  /** The height of the content, as far as it is known. */
  height: number;
  children: (data: Data) => ReactNode;
}>;

/** Shows an answer of the API once it is there: before, its place, or a failure that can be retried. */
export function Loaded<Data>({
  answer: { data, isError, isFetching, refetch },
  failed,
  height,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (isError && !isFetching) return <FailureNotice text={failed} onRetry={() => void refetch()} />;
  return <Skeleton role="status" aria-label={t("Loading")} variant="rounded" height={height} />;
}
