import type { SiteContext } from "@etalase/contracts/public-api";
import { brandPicturePath } from "@etalase/contracts/site/brand-colours";
import { paths, sectionPath } from "@etalase/contracts/site/paths";
import picture from "../../assets/not-found.svg";
import { Icon } from "../../components/Icon.tsx";
import { SearchField } from "../../lists/SearchField.tsx";
import { hasList, hasSection, homeOf, pathIn, usePathHere, useSite, useWords } from "../../site/site.ts";
import { elsewhere as elsewhereWords } from "./copy.ts";
import { notFound as notFoundWords } from "./head.ts";

const names = ["features", "price", "portfolio", "blog", "contact"] as const;

/** The links to sections that the landing page has, and to lists that are there in its language. */
const linksOf = (site: SiteContext) =>
  names.flatMap((name): readonly (readonly [typeof name, string])[] => {
    if (name === "portfolio" || name === "blog")
      return hasList(site, paths[name]) ? [[name, pathIn(site)(paths[name])]] : [];
    return hasSection(site, name) ? [[name, sectionPath(name, homeOf(site))]] : [];
  });

/** A search form that the blog answers, with or without scripts. */
const Search = () => {
  const pathHere = usePathHere();
  const elsewhere = useWords(elsewhereWords);
  return (
    <search>
      <form className="search" action={pathHere(paths.blog)}>
        <SearchField label={elsewhere.searchLabel} submit={elsewhere.search} />
      </form>
    </search>
  );
};

/** An empty place in the shop window, and links to the other places. */
export function View() {
  const notFound = useWords(notFoundWords);
  const elsewhere = useWords(elsewhereWords);
  const site = useSite();
  return (
    <div className="not-found">
      <div className="wrap not-found-inner">
        <div>
          <h1>{notFound.title}</h1>
          <p>{notFound.text}</p>
          <a className="button button-ink" href={homeOf(site)}>
            <Icon name="house" />
            {elsewhere.home}
          </a>
          {hasList(site, paths.blog) ? <Search /> : null}
          <p className="not-found-label" id="lost">
            {elsewhere.title}
          </p>
          <ul className="tags" aria-labelledby="lost">
            {linksOf(site).map(([name, href]) => (
              <li key={name}>
                <a href={href}>{elsewhere.links[name]}</a>
              </li>
            ))}
          </ul>
        </div>
        <img src={brandPicturePath(site.settings.brand, picture)} alt="" width="560" height="420" decoding="async" />
      </div>
    </div>
  );
}
