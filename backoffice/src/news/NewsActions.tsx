import type { NewsSummary } from "@etalase/contracts/news";
import { articlePath } from "@etalase/contracts/paths";
import { Box } from "@mui/material";
import { EyeIcon, PencilIcon } from "lucide-react";
import { useCreatePath } from "react-admin";
import { DeleteAction } from "../list/DeleteAction.tsx";
import { IconAction } from "../parts/IconAction.tsx";
import { specPath } from "../parts/specRouter.tsx";
import { deleteSentences } from "./sentences.ts";

/** View, edit and delete one article. */
export function NewsActions({ article }: { article: NewsSummary }) {
  const createPath = useCreatePath();
  const edit = specPath(createPath({ resource: "news", type: "edit", id: article.id }));
  const unavailable = article.status === "draft" ? "Publish to view" : undefined;
  return (
    <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
      <IconAction
        label={`View ${article.title}`}
        tip="View"
        Icon={EyeIcon}
        href={articlePath(article.slug)}
        unavailable={unavailable}
      />
      <IconAction label={`Edit ${article.title}`} tip="Edit" Icon={PencilIcon} to={edit} />
      <DeleteAction record={article} name={article.title} sentences={deleteSentences} />
    </Box>
  );
}
