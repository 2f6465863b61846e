import type { NewsArticle, NewsAuthors } from "@etalase/contracts/news.schema";
import { MenuItem } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider, useRecordContext } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { storedUser } from "../data/session.ts";
import { SelectInput } from "../form/SelectInput.tsx";

/** The accounts that an article may be by. Without an answer the byline stays as it is. */
function useAuthors(): NewsAuthors {
  const provider = useDataProvider<EtalaseProvider>();
  const { data } = useQuery({
    queryKey: ["news", "authors"],
    queryFn: ({ signal }) => provider.call<NewsAuthors>("news/authors", { signal }),
    retry: false,
  });
  return data?.data ?? [];
}

/** Whose name stands under the article: another account's, or as it is. */
export function AuthorInput() {
  const record = useRecordContext<NewsArticle>();
  const authors = useAuthors();
  const present = record ? record.author.name : (storedUser()?.name ?? "Me");
  const isGone = record?.authorId && !authors.some(({ id }) => id === record.authorId);
  return (
    <SelectInput source="authorId" label="Author">
      {!record?.authorId && <MenuItem value="">{present}</MenuItem>}
      {isGone && <MenuItem value={record.authorId ?? ""}>{present}</MenuItem>}
      {authors
        .filter(({ id }) => record || id !== storedUser()?.id)
        .map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
    </SelectInput>
  );
}
