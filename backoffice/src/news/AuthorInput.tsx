import type { NewsArticle } from "@etalase/contracts/news.schema";
import { MenuItem } from "@mui/material";
import { useRecordContext } from "react-admin";
import { storedUser } from "../data/session.ts";
import { useStaff } from "../data/useStaff.ts";
import { SelectInput } from "../form/SelectInput.tsx";

/** Chooses the name in the article's byline: that of an account, or the current one. */
export function AuthorInput() {
  const record = useRecordContext<NewsArticle>();
  const authors = useStaff();
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
