import { publicationStates } from "@etalase/contracts/rules/publication";
import type { Shown } from "../src/domain/publication.ts";

const at = new Date("2026-11-21T03:04:05.678Z");

/** Publication states for repositories, at one moment. */
export const published: Shown = { states: ["published"], at };
export const drafts: Shown = { states: ["draft"], at };
export const everything: Shown = { states: publicationStates, at };
export const nothing: Shown = { states: [], at };
