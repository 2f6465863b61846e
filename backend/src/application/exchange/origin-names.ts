import { isRecordId } from "@etalase/contracts/text/text";

type Foreign = Readonly<{ id: string; slug: string; title: string; date: string | null }>;

/** The address of a site as far as its moves leave it: without the protocol, "www." and a closing slash. */
function siteOf(home: string): string {
  const url = URL.parse(home);
  return url ? `${url.host.replace(/^www\./, "")}${url.pathname.replace(/\/+$/, "")}` : "";
}

/**
 * Names the origins of the articles of one file from another product. An id of Ghost is that of no other article; one
 * of WordPress is a number of its site, and where the file does not name the site, the article itself stands in.
 */
export function createOriginNames(home: string) {
  const site = siteOf(home);
  const named = new Set<string>();
  return ({ id, slug, title, date }: Foreign): string => {
    const place = site || `${slug || title} ${date ?? title}`;
    const name = isRecordId(id) ? id : `${place} ${id}`;
    // A file that was put together from several may give an id twice.
    const own = id !== "" && !named.has(name) ? name : `${name} ${slug}`;
    named.add(own);
    return own;
  };
}
