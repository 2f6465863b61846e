import { lazy } from "react";
import { loadChunk } from "../data/chunks.ts";

/** It comes when it is opened first. */
export const HistoryPanel = lazy(async () => ({
  default: (await loadChunk("HistoryPanel", () => import("./HistoryPanel.tsx"))).HistoryPanel,
}));
