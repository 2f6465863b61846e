import type { BlogFilters } from "@etalase/contracts/news";
import type { NewsFacets, NewsSummary } from "@etalase/contracts/news.schema";
import { articlePath } from "@etalase/contracts/site/paths";
import type { ReactNode } from "react";
import { PostDate } from "../../components/Meta.tsx";
import { Picture } from "../../components/Picture.tsx";
import { useFormats } from "../../content/format.ts";
import { SocialLinks } from "../../frame/ContactLinks.tsx";
import { Newsletter } from "../../newsletter/Newsletter.tsx";
import { socialLinks } from "../../site/contact.ts";
import { usePathHere, useSite, useWords } from "../../site/site.ts";
import { blog as blogWords } from "./copy.ts";
import { FilterLink, toggleTag, useBlogChoice, withArchive, withCategory } from "./FilterLink.tsx";

const LatestPost = ({ post, linked }: Readonly<{ post: NewsSummary; linked: boolean }>) => {
  const pathHere = usePathHere();
  return (
    <li>
      <Picture src={post.featuredImage} set={post.featuredImageSet} sizes="96px" />
      <div>
        <h3>{linked ? <a href={pathHere(articlePath(post.slug))}>{post.title}</a> : post.title}</h3>
        <PostDate date={post.date} />
      </div>
    </li>
  );
};

type LatestSidebarProps = Readonly<{ latest: readonly NewsSummary[]; linked: boolean; listBeginsWithThem: boolean }>;

export function LatestSidebar({ latest, linked, listBeginsWithThem }: LatestSidebarProps) {
  const blog = useWords(blogWords);
  const site = useSite();
  return (
    <aside className="sidebar sidebar-latest" aria-label={blog.more}>
      {latest.length > 0 ? (
        <section className={listBeginsWithThem ? "seen" : undefined}>
          <h2>{blog.latest}</h2>
          <ul className="latest">
            {latest.map((post) => (
              <LatestPost key={post._id} post={post} linked={linked} />
            ))}
          </ul>
        </section>
      ) : null}
      {/* Its letters are in Indonesian. */}
      {site.language ? null : <Newsletter />}
      {socialLinks(site).length > 0 ? (
        <section>
          <h2>{blog.follow}</h2>
          <SocialLinks />
        </section>
      ) : null}
    </aside>
  );
}

type ChoiceProps = Readonly<{ to: BlogFilters; current: boolean; count: number; children: string }>;

const Choice = ({ to, current, count, children }: ChoiceProps) => {
  const { formatCount } = useFormats();
  return (
    <li>
      <FilterLink to={to} current={current}>
        {children}
        <span>{formatCount(count)}</span>
      </FilterLink>
    </li>
  );
};

type ChoicesProps = Readonly<{ title: string; className: "categories" | "tags"; children: ReactNode }>;

const Choices = ({ title, className, children }: ChoicesProps) => (
  <section>
    <h2>{title}</h2>
    <ul className={className}>{children}</ul>
  </section>
);

const sum = (counts: readonly Readonly<{ count: number }>[]) => counts.reduce((total, { count }) => total + count, 0);

function Categories({ categories }: Pick<NewsFacets, "categories">) {
  const blog = useWords(blogWords);
  const { filters } = useBlogChoice();
  return (
    <Choices title={blog.categories} className="categories">
      <Choice to={withCategory(filters)} current={!filters.category} count={sum(categories)}>
        {blog.all}
      </Choice>
      {categories.map(({ name, count }) => (
        <Choice key={name} to={withCategory(filters, name)} current={filters.category === name} count={count}>
          {name}
        </Choice>
      ))}
    </Choices>
  );
}

function Archives({ archives }: Pick<NewsFacets, "archives">) {
  const blog = useWords(blogWords);
  const { formatMonth } = useFormats();
  const { filters } = useBlogChoice();
  return (
    <Choices title={blog.archives} className="categories">
      {archives.map(({ month, count }) => {
        const isCurrent = filters.archive === month;
        return (
          <Choice
            key={month}
            to={withArchive(filters, isCurrent ? undefined : month)}
            current={isCurrent}
            count={count}
          >
            {formatMonth(month)}
          </Choice>
        );
      })}
    </Choices>
  );
}

function Tags({ tags }: Pick<NewsFacets, "tags">) {
  const blog = useWords(blogWords);
  const { filters } = useBlogChoice();
  return (
    <Choices title={blog.tags} className="tags">
      {tags.map(({ name, slug, count }) => (
        <Choice key={slug} to={toggleTag(filters, slug)} current={filters.tags.includes(slug)} count={count}>
          {name}
        </Choice>
      ))}
    </Choices>
  );
}

export const FilterSidebar = ({ facets }: Readonly<{ facets: NewsFacets }>) => {
  const blog = useWords(blogWords);
  return (
    <aside className="sidebar sidebar-filters" aria-label={blog.narrow}>
      {facets.categories.length > 0 ? <Categories categories={facets.categories} /> : null}
      {facets.archives.length > 0 ? <Archives archives={facets.archives} /> : null}
      {facets.tags.length > 0 ? <Tags tags={facets.tags} /> : null}
    </aside>
  );
};
