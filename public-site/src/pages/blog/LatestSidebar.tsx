import type { NewsSummary } from "@etalase/contracts/news.schema";
import { articlePath } from "@etalase/contracts/site/paths";
import { PostDate } from "../../components/Meta.tsx";
import { Picture } from "../../components/Picture.tsx";
import { SocialLinks } from "../../frame/SocialLinks.tsx";
import { Newsletter } from "../../newsletter/Newsletter.tsx";
import { socialLinks } from "../../site/contact.ts";
import { useSite } from "../../site/site.ts";
import { blog } from "./copy.ts";

const LatestPost = ({ post, linked }: Readonly<{ post: NewsSummary; linked: boolean }>) => (
  <li>
    <Picture src={post.featuredImage} set={post.featuredImageSet} sizes="96px" />
    <div>
      <h3>{linked ? <a href={articlePath(post.slug)}>{post.title}</a> : post.title}</h3>
      <PostDate date={post.date} />
    </div>
  </li>
);

type LatestSidebarProps = Readonly<{ latest: readonly NewsSummary[]; linked: boolean; listBeginsWithThem: boolean }>;

export function LatestSidebar({ latest, linked, listBeginsWithThem }: LatestSidebarProps) {
  const hasSocial = socialLinks(useSite()).length > 0;
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
      <Newsletter />
      {hasSocial ? (
        <section>
          <h2>{blog.follow}</h2>
          <SocialLinks />
        </section>
      ) : null}
    </aside>
  );
}
