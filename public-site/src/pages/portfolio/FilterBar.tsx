import { type PortfolioFilters, portfolioFiltersOf, projectStatuses } from "@etalase/contracts/portfolio";
import { paths } from "@etalase/contracts/site/paths";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { project as projectWords } from "../../content/project.ts";
import { useSearchField } from "../../lists/SearchField.tsx";
import { SuggestingField } from "../../lists/SuggestingField.tsx";
import type { FilterChoice } from "../../lists/useFilterChoice.ts";
import { usePathHere, useSite, useWords } from "../../site/site.ts";
import { portfolio as portfolioWords } from "./copy.ts";
import { portfolioHref } from "./data.ts";

type Choice = Pick<FilterChoice<PortfolioFilters>, "filters" | "choose">;

/** Reads the form, for the first page of the list. */
const filtersIn = (form: HTMLFormElement): PortfolioFilters =>
  portfolioFiltersOf(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

function useFilterForm({ filters, choose }: Choice) {
  const form = useRef<HTMLFormElement>(null);
  const search = filters.search ?? "";
  function apply(afterMs?: number) {
    if (form.current) choose(filtersIn(form.current), afterMs);
  }
  const { input } = useSearchField(search, () => apply());
  const site = useSite();
  useEffect(() => {
    // Choices made before the scripts loaded are applied.
    const href = portfolioHref(site, { ...filters, page: 1 });
    if (form.current && portfolioHref(site, filtersIn(form.current)) !== href) apply();
  }, []);
  return { form, input, search, apply };
}

type ChoiceFieldProps = Readonly<{ name: string; label: string; all: string; value: string; children: ReactNode }>;

const ChoiceField = ({ name, label, all, value, children }: ChoiceFieldProps) => (
  <label className="filter-choice">
    <span>{label}</span>
    <select name={name} value={value}>
      <option value="">{all}</option>
      {children}
    </select>
    <Icon name="chevron-down" />
  </label>
);

type SearchToggleProps = Readonly<{ input: RefObject<HTMLInputElement | null>; search: string; apply(): void }>;

/** Opens without scripts too; with scripts, it also focuses the search field. */
function SearchToggle({ input, search, apply }: SearchToggleProps) {
  const portfolio = useWords(portfolioWords);
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(search !== "");
  useEffect(() => {
    if (search && box.current) box.current.open = true;
  }, [search]);
  function startTyping() {
    // A toggle that is open from the start already has its text, and must not take the focus.
    if (box.current?.open && !input.current?.value) input.current?.focus();
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !box.current?.open) return;
    // Some browsers would also clear the text.
    event.preventDefault();
    box.current.open = false;
    box.current.querySelector("summary")?.focus();
  }
  return (
    <details className="search-toggle" ref={box} open={isOpenAtFirst} onToggle={startTyping} onKeyDown={closeOnEscape}>
      <summary className="search-button" aria-label={portfolio.toggleSearch}>
        <Icon name="search" />
      </summary>
      <div className="search">
        <SuggestingField
          list="portfolio"
          label={portfolio.searchLabel}
          submit={portfolio.search}
          input={input}
          search={search}
          apply={apply}
        />
      </div>
    </details>
  );
}

/** The types to choose from; the one in the address is always among them. */
const typesOf = (types: readonly string[] = [], chosen: string | undefined) =>
  chosen && !types.includes(chosen) ? [...types, chosen] : types;

type ChoicesProps = Readonly<{ filters: PortfolioFilters; types: readonly string[] | undefined }>;

function Choices({ filters, types }: ChoicesProps) {
  const portfolio = useWords(portfolioWords);
  const project = useWords(projectWords);
  const { projectType = "", projectStatus = "", isFeatured = false } = filters;
  return (
    <>
      <ChoiceField name="projectType" label={portfolio.projectType} all={portfolio.allTypes} value={projectType}>
        {typesOf(types, projectType).map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        name="projectStatus"
        label={portfolio.projectStatus}
        all={portfolio.allStatuses}
        value={projectStatus}
      >
        {projectStatuses.map((status) => (
          <option key={status} value={status} lang="en">
            {project.status[status]}
          </option>
        ))}
      </ChoiceField>
      <label className="filter-tick">
        <input type="checkbox" name="isFeatured" value="true" checked={isFeatured} />
        <span>
          <span lang="en">{portfolio.featuredOnly[0]}</span> {portfolio.featuredOnly[1]}
        </span>
      </label>
    </>
  );
}

type FilterBarProps = Readonly<{ choice: Choice; types: readonly string[] | undefined; children: ReactNode }>;

/** Without scripts, and in English, a plain form; else each change applies at once. */
export function FilterBar({ choice, types, children }: FilterBarProps) {
  const pathHere = usePathHere();
  const portfolio = useWords(portfolioWords);
  const { form, input, search, apply } = useFilterForm(choice);
  return (
    <search>
      <form
        className="filter-bar"
        ref={form}
        action={pathHere(paths.portfolio)}
        aria-label={portfolio.narrow}
        autoComplete="off"
        onInput={() => apply()}
        onSubmit={(event) => {
          event.preventDefault();
          apply(0);
        }}
      >
        <Choices filters={choice.filters} types={types} />
        <button type="submit" className="button button-line scriptless">
          {portfolio.apply}
        </button>
        {children}
        <SearchToggle input={input} search={search} apply={() => apply(0)} />
      </form>
    </search>
  );
}
