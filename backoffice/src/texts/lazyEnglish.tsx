import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { lateSection } from "../kit/form/lateSection.tsx";

const Section = lateSection("EnglishSection", async () => (await import("./EnglishSection.tsx")).EnglishSection);

/** The section about a record's English texts, which loads only where the site has two languages. */
export const EnglishSection = () => (useSettings().settings.english ? <Section /> : null);
