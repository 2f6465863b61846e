import type { MediaSort } from "@etalase/contracts/media";
import { FormControlLabel, Switch } from "@mui/material";
import type { LibraryQuery } from "../data/mediaApi.ts";
import { t } from "../language/t.ts";
import { type Choice, ChoiceSelect } from "../parts/ChoiceSelect.tsx";
import { SearchField } from "../parts/keys/SearchField.tsx";
import { Row } from "../theme/Words.tsx";

const sorts: readonly Choice<MediaSort>[] = [
  { id: "newest", name: t("Newest first") },
  { id: "oldest", name: t("Oldest first") },
  { id: "largest", name: t("Largest first") },
  { id: "name", name: t("Name A–Z") },
];

type LibraryToolsProps = Readonly<{ query: LibraryQuery; onQuery: (change: Partial<LibraryQuery>) => void }>;

/** Search, order and the filter of unused pictures. */
export const LibraryTools = ({ query, onQuery }: LibraryToolsProps) => (
  <Row sx={{ flexWrap: "wrap", gap: 1.25, mb: 2 }}>
    <SearchField
      placeholder={t("Search name or alternative text")}
      applied={query.search}
      apply={(search) => onQuery({ search })}
    />
    <ChoiceSelect
      label={t("Order")}
      choices={sorts}
      value={query.sort}
      onChoose={(sort) => onQuery({ sort })}
      width={{ width: { xs: 1, sm: 172 } }}
    />
    <FormControlLabel
      label={t("Unused only")}
      control={<Switch checked={query.unused} onChange={({ target }) => onQuery({ unused: target.checked })} />}
      sx={{ ml: 0 }}
    />
  </Row>
);
