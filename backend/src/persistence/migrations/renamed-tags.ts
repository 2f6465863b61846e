type StoredTag = Readonly<Partial<Record<"bytes" | "slug", unknown>>>;

/** Names come by their bytes, since the databases compare texts differently. */
export const storedTags = "select distinct hex(name) as bytes, slug from news_tags";

/** The statements that give tags the address parts of a version. */
export const renamingTags = (tags: readonly StoredTag[], slugOf: (tag: string) => string): readonly string[] =>
  tags.flatMap(({ bytes, slug }) => {
    const present = slugOf(Buffer.from(String(bytes), "hex").toString());
    return present === slug ? [] : [`update news_tags set slug = '${present}' where hex(name) = '${bytes}';`];
  });
