import { lazy, Suspense } from "react";
import { loadChunk } from "../data/chunks.ts";
import { useSettings } from "../settings/SettingsProvider.tsx";

const Loaded = lazy(async () => ({
  default: (await loadChunk("EnglishSection", () => import("./EnglishSection.tsx"))).EnglishSection,
}));

/** The section about a record's English texts, which loads only where the site has two languages. */
export const EnglishSection = () =>
  useSettings().settings.english ? (
    <Suspense>
      <Loaded />
    </Suspense>
  ) : null;
