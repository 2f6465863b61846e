import { Button, Card, Typography } from "@mui/material";
import { type KeyboardEvent, useId, useState } from "react";
import { useFormState } from "react-hook-form";
import { EmptyWindow } from "../list/EmptyWindow.tsx";
import { counted } from "../parts/format.ts";
import { SearchField } from "../parts/keys/SearchField.tsx";
import { PlainList } from "../parts/PlainList.tsx";
import { Quiet, Row } from "../theme/Words.tsx";
import { TextInput } from "./TextInput.tsx";
import { isFound, nameOfKey, pageName, type Texts } from "./textFields.ts";

type Filters = Readonly<{ search: string; isOnlyChanged: boolean }>;
const noFilters: Filters = { search: "", isOnlyChanged: false };

const toolbar = { flexWrap: "wrap", gap: 1.25, p: { xs: 1.5, sm: "13px 16px" } };

/** Enter in the search field would save the form around it. */
const keepUnsaved = (event: KeyboardEvent) => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
};

type ToolbarProps = Readonly<{ filters: Filters; onFilter: (next: Filters) => void; count: number }>;

const Toolbar = ({ filters, onFilter, count }: ToolbarProps) => (
  <Row data-filters sx={toolbar} onKeyDown={keepUnsaved}>
    <SearchField
      placeholder="Search texts"
      applied={filters.search}
      apply={(search) => onFilter({ ...filters, search })}
    />
    <Button
      variant={filters.isOnlyChanged ? "contained" : "outlined"}
      aria-pressed={filters.isOnlyChanged}
      onClick={() => onFilter({ ...filters, isOnlyChanged: !filters.isOnlyChanged })}
    >
      Changed
    </Button>
    <Quiet role="status">{counted(count, "text")}</Quiet>
  </Row>
);

function NothingFound({ onClear }: Readonly<{ onClear: () => void }>) {
  const clear = () => {
    // The button is unmounted together with the filters that it clears.
    document.querySelector<HTMLElement>("[data-filters] input")?.focus();
    onClear();
  };
  return (
    <EmptyWindow title="Nothing found" text="No text matches these filters.">
      <Button size="small" variant="outlined" onClick={clear}>
        Clear filters
      </Button>
    </EmptyWindow>
  );
}

/** Returns the texts that the filters let through, and those with an error, which must not stay unseen. */
function useShown(texts: Texts, { search, isOnlyChanged }: Filters): Texts {
  const { errors, dirtyFields } = useFormState();
  return texts.filter((text) => {
    const name = nameOfKey(text.key);
    if (Object.hasOwn(errors, name)) return true;
    const isChanged = text.value !== text.default || Object.hasOwn(dirtyFields, name);
    return isFound(text, search) && (isChanged || !isOnlyChanged);
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
  const [filters, setFilters] = useState(noFilters);
  const shown = useShown(texts, filters);
  const pages = Map.groupBy(shown, ({ page }) => page);
  if (texts.length === 0)
    return (
      <Card>
        <EmptyWindow title="No texts" text="This version of the website has no texts that can be changed here." />
      </Card>
    );
  return (
    <>
      <Card>
        <Toolbar filters={filters} onFilter={setFilters} count={shown.length} />
        {shown.length === 0 && <NothingFound onClear={() => setFilters(noFilters)} />}
      </Card>
      {[...pages].map(([page, own]) => (
        <Page key={page} page={page} texts={own} />
      ))}
    </>
  );
}
