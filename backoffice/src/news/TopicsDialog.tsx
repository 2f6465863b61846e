import { newsLimits } from "@etalase/contracts/news";
import type { NewsSummary } from "@etalase/contracts/news.schema";
import { unlike } from "@etalase/contracts/text/words";
import { TextField } from "@mui/material";
import { useState } from "react";
import { useListContext } from "react-admin";
import { piecesOf } from "../kit/form/pieces.ts";
import { t } from "../kit/language/t.ts";
import { useChangeMany } from "../kit/list/BulkChanges.tsx";
import { useSelected } from "../kit/list/ListScreen.tsx";
import { useBulk } from "../kit/list/useBulk.ts";
import { FormDialog } from "../kit/parts/FormDialog.tsx";
import { counted } from "../kit/parts/format.ts";
import { SelectField } from "../kit/parts/SelectField.tsx";
import { useTexts } from "../kit/parts/useTexts.ts";
import { Note } from "../kit/theme/Words.tsx";

/** Names the first articles, and the number of others. */
function namesOf(articles: readonly NewsSummary[]): string {
  const names = articles.slice(0, 3).map(({ title }) => `“${title}”`);
  const others = articles.length - names.length;
  return [...names, ...(others > 0 ? [t("{count} more", { count: others })] : [])].join(", ");
}

/** The selected articles that cannot have these tags besides their own. */
function useFull(added: readonly string[]): readonly NewsSummary[] {
  const { here, elsewhere } = useSelected();
  const articles = [...here, ...elsewhere] as unknown as readonly NewsSummary[]; // the rows of this list
  return articles.filter(({ tags }) => unlike([...tags, ...added]).length > newsLimits.tagsMax);
}

/** Sets the category of all selected articles, and adds tags to those that each has. */
export function TopicsDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { selectedIds } = useListContext();
  const { run } = useBulk();
  const callOf = useChangeMany();
  const categories = useTexts("news/categories");
  const [category, setCategory] = useState("");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const addTags = piecesOf(typed);
  const full = useFull(addTags);
  const kept = t("{max} tags at most, so these get none: {names}", { max: newsLimits.tagsMax, names: namesOf(full) });

  const apply = () => {
    if (!category && addTags.length === 0) return setProblem(t("Choose a category or type a tag."));
    const isFull = new Set<unknown>(full.map(({ id }) => id));
    const change = category ? { category } : {};
    const tagged = selectedIds.filter((id) => addTags.length > 0 && !isFull.has(id));
    const others = category ? selectedIds.filter((id) => !tagged.includes(id)) : [];
    const calls = [callOf(tagged, { ...change, addTags }), callOf(others, change)].filter(({ ids }) => ids.length > 0);
    if (calls.length === 0) return setProblem(kept);
    onClose();
    run({
      calls,
      done: (count) => `${counted(count, "article")} ${t("changed")}${full.length > 0 ? `. ${kept}` : ""}`,
      failed: t("Failed to update news articles"),
    });
  };

  return (
    <FormDialog title={t("Category and tags")} submitLabel={t("Apply")} onSubmit={apply} onClose={onClose}>
      <SelectField
        label={t("Category")}
        value={category}
        choices={[{ id: "", name: t("Leave as it is") }, ...categories]}
        onChoose={setCategory}
      />
      <TextField
        label={t("Add tags")}
        placeholder={t("umkm, website")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem !== ""}
        helperText={problem || t("Separated by commas. Each article keeps the tags that it has.")}
      />
      {addTags.length > 0 && full.length > 0 && !problem && <Note>{kept}</Note>}
    </FormDialog>
  );
}
