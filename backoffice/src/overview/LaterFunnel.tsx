import { Skeleton } from "@mui/material";
import { type ComponentProps, lazy, Suspense } from "react";
import { loadInTime } from "../data/chunks.ts";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import type { FunnelSection } from "./FunnelSection.tsx";

const LazySection = lazy(async () => ({
  default: (await loadInTime(() => import("./FunnelSection.tsx"))).FunnelSection,
}));

const room = <Skeleton variant="rounded" height={560} />;

type LaterFunnelProps = ComponentProps<typeof FunnelSection> & Readonly<{ isTime: boolean }>;

/** Loads the funnel once the figures above are shown, so that the first view of the overview does not wait for it. */
export const LaterFunnel = ({ isTime, ...section }: LaterFunnelProps) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={room}>{isTime ? <LazySection {...section} /> : room}</Suspense>
  </ErrorBoundary>
);
