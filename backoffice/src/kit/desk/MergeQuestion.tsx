import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../parts/lazyPart.ts";

const MergeDialog = lazyPart("MergeDialog", () => import("./MergeDialog.tsx"));

/** The dialog about fields that both sides changed, loaded on demand. */
export const MergeQuestion = (props: ComponentProps<typeof MergeDialog>) => (
  <Suspense fallback={null}>
    <MergeDialog {...props} />
  </Suspense>
);
