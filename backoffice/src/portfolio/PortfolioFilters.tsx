import { Box } from "@mui/material";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterSelect } from "../list/FilterSelect.tsx";
import { FilterTabs } from "../list/FilterTabs.tsx";
import { publicationChoices } from "../parts/publication.tsx";
import { useTexts } from "../parts/useTexts.ts";
import { projectStatusChoices } from "./columns.ts";

const featured = [
  { id: "true", name: "Featured" },
  { id: "false", name: "Not featured" },
];

/** On phones the selects share a row; elsewhere everything flows. */
const selects = {
  display: { xs: "grid", sm: "contents" },
  width: 1,
  gap: 1.25,
  gridTemplateColumns: "1fr 1fr",
  "& > :first-of-type": { gridColumn: "1 / -1" },
};

export const PortfolioFilters = () => (
  <>
    <FilterSearch placeholder="Search project or client" />
    <Box sx={selects}>
      <FilterSelect
        source="projectType"
        label="Project type"
        allLabel="All types"
        choices={useTexts("portfolio/project-types")}
      />
      <FilterSelect source="status" label="Status" allLabel="Any status" choices={publicationChoices} />
      <FilterSelect source="isFeatured" label="Featured" allLabel="Featured?" choices={featured} />
    </Box>
    <FilterTabs source="projectStatus" label="Project status" choices={projectStatusChoices} />
  </>
);
