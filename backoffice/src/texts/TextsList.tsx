import { Card, Typography } from "@mui/material";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { ListContextProvider, type ListControllerResult } from "react-admin";
import { useFormState } from "react-hook-form";
import { nameOfKey } from "../data/copies.ts";
import { EmptyWindow, NoMatch } from "../list/EmptyWindow.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs } from "../list/FilterSelect.tsx";
import { counted } from "../parts/format.ts";
import { PlainList } from "../parts/PlainList.tsx";
import { Quiet, Row } from "../theme/Words.tsx";
import { TextInput } from "./TextInput.tsx";
import { isFound, pageName, type Texts } from "./textFields.ts";

type Filters = Readonly<{ search?: string; only?: string }>;

const toolbar = { flexWrap: "wrap", gap: 1.25, p: { xs: 1.5, sm: "13px 16px" } };

/** Enter in the search field would save the form around it. */
const keepUnsaved = (event: KeyboardEvent) => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
};

const Toolbar = ({ count }: Readonly<{ count: number }>) => (
  <Row data-filters sx={toolbar} onKeyDown={keepUnsaved}>
    <FilterSearch placeholder="Search texts" />
    <Quiet role="status">{counted(count, "text")}</Quiet>
    <FilterTabs source="only" label="Show" choices={[{ id: "changed", name: "Changed" }]} />
  </Row>
);

/** Filters as the lists have them; the texts themselves are all there. */
function Filtered({
  filters,
  onFilter,
  children,
}: Readonly<{ filters: Filters; onFilter: (next: Filters) => void; children: ReactNode }>) {
  // The filters read nothing else of a list, which would come from the server by pages.
  const list = { filterValues: filters, setFilters: onFilter } as ListControllerResult;
  return <ListContextProvider value={list}>{children}</ListContextProvider>;
}

/** Returns the texts that the filters let through, and those with an error, which must not stay unseen. */
function useShown(texts: Texts, { search = "", only }: Filters): Texts {
  const { errors, dirtyFields } = useFormState();
  return texts.filter((text) => {
    const name = nameOfKey(text.key);
    if (Object.hasOwn(errors, name)) return true;
    const isChanged = text.value !== text.default || Object.hasOwn(dirtyFields, name);
    return isFound(text, search) && (only !== "changed" || isChanged);
  });
}

const group = { p: { xs: 2, sm: 3 }, mt: 2 };
const rows = { display: "grid", gap: 2.5, mt: 2 };

function Page({ page, texts }: Readonly<{ page: string; texts: Texts }>) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={group}>
      <Typography variant="h2" id={id}>
        {pageName(page)}
      </Typography>
      <PlainList sx={rows}>
        {texts.map((text) => (
          <TextInput key={text.key} text={text} />
        ))}
      </PlainList>
    </Card>
  );
}

/** All texts by their pages, searched and filtered in the browser. */
export function TextsList({ texts }: Readonly<{ texts: Texts }>) {
  const [filters, setFilters] = useState<Filters>({});
  const shown = useShown(texts, filters);
  const pages = Map.groupBy(shown, ({ page }) => page);
  if (texts.length === 0)
    return (
      <Card>
        <EmptyWindow title="No texts" text="This version of the website has no texts that can be changed here." />
      </Card>
    );
  return (
    <Filtered filters={filters} onFilter={setFilters}>
      <Card>
        <Toolbar count={shown.length} />
        {shown.length === 0 && <NoMatch title="Nothing found" text="No text matches these filters." />}
      </Card>
      {[...pages].map(([page, own]) => (
        <Page key={page} page={page} texts={own} />
      ))}
    </Filtered>
  );
}
