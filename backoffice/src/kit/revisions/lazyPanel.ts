import { lazy } from "react";
import { loadChunk } from "../data/chunks.ts";

/** Loaded when it is first opened. */
export const HistoryPanel = lazy(async () => ({
  default: (await loadChunk("HistoryPanel", () => import("./HistoryPanel.tsx"))).HistoryPanel,
}));
