import { type BlogFilters, blogQueryOf, type NewsFacets } from "@etalase/contracts/news";
import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { Logo } from "../components/Logo.tsx";
import { blog } from "../content/blog.ts";
import { FilterLink } from "./FilterLink.tsx";
import { tagName, withCategory, withSearch } from "./filters.ts";
import { useBlogChoice } from "./useBlogFilters.ts";

type Apply = (filters: BlogFilters) => void;

function SearchForm({ apply }: Readonly<{ apply: Apply }>) {
  const { filters, choose } = useBlogChoice();
  const [typed, setTyped] = useState(filters.search ?? "");
  const applied = filters.search ?? "";
  // What is typed stays as typed, spaces and all, as long as it says the same as the address.
  const value = typed.trim() === applied ? typed : applied;
  const others = [...blogQueryOf({ ...withSearch(filters), page: 1 })];
  const type = (text: string) => {
    setTyped(text);
    choose(withSearch(filters, text.trim()));
  };
  return (
    <form
      className="search"
      action="/berita"
      onSubmit={(event) => {
        event.preventDefault();
        apply(withSearch(filters, value.trim()));
      }}
    >
      <label className="vh" htmlFor="cari">
        {blog.searchLabel}
      </label>
      <Icon name="search" />
      <input
        id="cari"
        type="search"
        name="search"
        maxLength={100}
        placeholder={blog.searchLabel}
        autoComplete="off"
        value={value}
        onInput={(event) => type(event.currentTarget.value)}
      />
      {others.map(([name, other]) => (
        <input key={name + other} type="hidden" name={name} value={other} />
      ))}
      <button type="submit" className="btn btn-main">
        {blog.search}
      </button>
    </form>
  );
}

function Categories({ facets }: Readonly<{ facets: NewsFacets }>) {
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

type MastheadProps = Readonly<{ facets: NewsFacets; tagPage: string | undefined; apply: Apply }>;

/** The blog's own head: the navbar stays away until it is scrolled past. */
export function Masthead({ facets, tagPage, apply }: MastheadProps) {
  const tag = tagPage && tagName(facets, tagPage);
  return (
    <section className="mast">
      <div className="wrap">
        <div className="mast-top">
          <Logo />
          <a className="more" href={tag ? "/berita" : "/"}>
            {tag ? blog.allTags : blog.home}
            <Icon name="arrow-right" />
          </a>
        </div>
        <div className="mast-in">
          {tag ? <h1 className="mast-tag">{blog.tagTitle(tag)}</h1> : <h1>{blog.title}</h1>}
          <div className="mast-r">
            <p>{tag ? blog.tagDescription(tag) : blog.description}</p>
            <search>
              <SearchForm apply={apply} />
            </search>
          </div>
        </div>
        <Categories facets={facets} />
      </div>
    </section>
  );
}
