import { blogQueryOf } from "@etalase/contracts/news";
import type { NewsFacets } from "@etalase/contracts/news.schema";
import { paths } from "@etalase/contracts/site/paths";
import { Icon } from "../../components/Icon.tsx";
import { Logo } from "../../frame/Logo.tsx";
import { useSearchField } from "../../lists/SearchField.tsx";
import { SuggestingField } from "../../lists/SuggestingField.tsx";
import { usePathHere, useWords } from "../../site/site.ts";
import { fill } from "../../site/texts.ts";
import { blog as blogWords } from "./copy.ts";
import { FilterLink, useBlogChoice, withCategory, withSearch } from "./FilterLink.tsx";
import { tagName } from "./filters.ts";
import { blogHead as blogHeadWords } from "./head.ts";

function useSearch() {
  const { filters, choose } = useBlogChoice();
  const search = filters.search ?? "";
  const { input, typed } = useSearchField(search, () => apply());
  const apply = (afterMs?: number) => choose(withSearch(filters, typed()), afterMs);
  return { input, search, apply };
}

function SearchForm() {
  const pathHere = usePathHere();
  const blog = useWords(blogWords);
  const { filters } = useBlogChoice();
  const { input, search, apply } = useSearch();
  const others = [...blogQueryOf({ ...withSearch(filters), page: 1 })];
  return (
    <form
      className="search"
      action={pathHere(paths.blog)}
      onInput={() => apply()}
      onSubmit={(event) => {
        event.preventDefault();
        apply(0);
      }}
    >
      <SuggestingField
        list="news"
        label={blog.searchLabel}
        submit={blog.search}
        input={input}
        search={search}
        apply={() => apply(0)}
      >
        {others.map(([name, other]) => (
          <input key={name + other} type="hidden" name={name} value={other} />
        ))}
      </SuggestingField>
    </form>
  );
}

function Categories({ facets }: Readonly<{ facets: NewsFacets }>) {
  const blog = useWords(blogWords);
  const { filters } = useBlogChoice();
  return (
    <nav className="chips" aria-label={blog.categories}>
      <FilterLink to={withCategory(filters)} className="chip" current={!filters.category}>
        {blog.all}
      </FilterLink>
      {facets.categories.map(({ name }) => (
        <FilterLink key={name} to={withCategory(filters, name)} className="chip" current={filters.category === name}>
          {name}
        </FilterLink>
      ))}
    </nav>
  );
}

/** The blog's own head: the navbar stays hidden until it is scrolled past. */
export function Masthead({ facets, tagPage }: Readonly<{ facets: NewsFacets; tagPage: string | undefined }>) {
  const pathHere = usePathHere();
  const blog = useWords(blogWords);
  const blogHead = useWords(blogHeadWords);
  const tag = tagPage && tagName(facets, tagPage);
  return (
    <section className="masthead">
      <div className="wrap">
        <div className="masthead-top">
          <Logo />
          <a className="more" href={pathHere(tag ? paths.blog : paths.home)}>
            {tag ? blog.allTags : blog.home}
            <Icon name="arrow-right" />
          </a>
        </div>
        <div className="masthead-inner">
          {tag ? <h1 className="masthead-tag">{fill(blogHead.tagTitle, { tag })}</h1> : <h1>{blogHead.title}</h1>}
          <div className="masthead-side">
            <p>{tag ? fill(blogHead.tagDescription, { tag }) : blogHead.description}</p>
            <search>
              <SearchForm />
            </search>
          </div>
        </div>
        <Categories facets={facets} />
      </div>
    </section>
  );
}
