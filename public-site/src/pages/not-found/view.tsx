import type { SiteContext } from "@etalase/contracts/public-api";
import { brandPicturePath } from "@etalase/contracts/site/brand-colours";
import { paths, sectionPath } from "@etalase/contracts/site/paths";
import picture from "../../assets/not-found.svg";
import { Icon } from "../../components/Icon.tsx";
import { SearchField } from "../../lists/SearchField.tsx";
import { hasSection, useSite } from "../../site/site.ts";
import { elsewhere } from "./copy.ts";
import { notFound } from "./head.ts";

const links = [
  ["features", sectionPath("features")],
  ["price", sectionPath("price")],
  ["portfolio", paths.portfolio],
  ["blog", paths.blog],
  ["contact", sectionPath("contact")],
] as const;

const linksOf = (site: SiteContext) =>
  links.filter(([name]) => name === "portfolio" || name === "blog" || hasSection(site, name));

/** A search form that the blog answers, with or without scripts. */
const Search = () => (
  <search>
    <form className="search" action={paths.blog}>
      <SearchField label={elsewhere.searchLabel} submit={elsewhere.search} />
    </form>
  </search>
);

/** An empty place in the shop window, and links to the other places. */
export const View = () => (
  <div className="not-found">
    <div className="wrap not-found-inner">
      <div>
        <h1>{notFound.title}</h1>
        <p>{notFound.text}</p>
        <a className="button button-ink" href={paths.home}>
          <Icon name="house" />
          {elsewhere.home}
        </a>
        <Search />
        <p className="not-found-label" id="lost">
          {elsewhere.title}
        </p>
        <ul className="tags" aria-labelledby="lost">
          {linksOf(useSite()).map(([name, href]) => (
            <li key={name}>
              <a href={href}>{elsewhere.links[name]}</a>
            </li>
          ))}
        </ul>
      </div>
      <img src={brandPicturePath(useSite().settings.brand, picture)} alt="" width="560" height="420" decoding="async" />
    </div>
  </div>
);
