import { lateSection } from "../layout/lateSection.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";

const Section = lateSection("EnglishSection", async () => (await import("./EnglishSection.tsx")).EnglishSection);

/** The section about a record's English texts, which loads only where the site has two languages. */
export const EnglishSection = () => (useSettings().settings.english ? <Section /> : null);
