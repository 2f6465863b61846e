import { type ComponentProps, lazy, Suspense } from "react";
import { loadChunk } from "../data/chunks.ts";

const MergeDialog = lazy(async () => ({
  default: (await loadChunk("MergeDialog", () => import("./MergeDialog.tsx"))).MergeDialog,
}));

/** The dialog about fields that both sides changed, loaded on demand. */
export const MergeQuestion = (props: ComponentProps<typeof MergeDialog>) => (
  <Suspense fallback={null}>
    <MergeDialog {...props} />
  </Suspense>
);
