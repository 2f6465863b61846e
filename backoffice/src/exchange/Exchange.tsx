import { t } from "../language/t.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { ExportCard } from "./ExportCard.tsx";
import { ImportCard } from "./ImportCard.tsx";

const about = t(
  "Articles, projects, packages, partners, testimonials and questions as a file: to keep, to work on, or to move.",
);

/** The screen for export and import. */
export function Exchange() {
  return (
    <>
      <PageHead title={t("Import & Export")} facts={about} />
      <ExportCard />
      <ImportCard />
    </>
  );
}
