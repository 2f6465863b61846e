import { TextField } from "@mui/material";
import { useState } from "react";
import { useListContext } from "react-admin";
import { piecesOf } from "../kit/form/pieces.ts";
import { t } from "../kit/language/t.ts";
import { useChangeMany } from "../kit/list/BulkChanges.tsx";
import { useBulk } from "../kit/list/useBulk.ts";
import { FormDialog } from "../kit/parts/FormDialog.tsx";
import { counted } from "../kit/parts/format.ts";
import { SelectField } from "../kit/parts/SelectField.tsx";
import { useTexts } from "../kit/parts/useTexts.ts";

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

  const apply = () => {
    if (!category && addTags.length === 0) return setProblem(t("Choose a category or type a tag."));
    onClose();
    run({
      calls: [callOf(selectedIds, { ...(category && { category }), ...(addTags.length > 0 && { addTags }) })],
      done: (count) => `${counted(count, "article")} ${t("changed")}`,
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
    </FormDialog>
  );
}
