import type { PublicationStatus } from "@etalase/contracts/content";
import { messages } from "@etalase/contracts/messages";
import type { NewsArticle } from "@etalase/contracts/news.schema";
import { articlePath } from "@etalase/contracts/paths";
import { Link as MuiLink } from "@mui/material";
import { CreateBase, useEditContext } from "react-admin";
import { EditScreen, FormPage } from "../form/FormPage.tsx";
import { counted, formatDay } from "../parts/format.ts";
import { PageSkeleton } from "../parts/PageSkeleton.tsx";
import { reach } from "../theme/palette.ts";
import { NewsInputs } from "./NewsInputs.tsx";
import { newsCreateSchema, newsEditSchema } from "./newsSchema.ts";

const list = "/dashboard/news";
const newArticle = {
  title: "",
  slug: "",
  content: "",
  category: "",
  tags: [],
  status: "draft" satisfies PublicationStatus,
  isHighlighted: false,
  featuredImage: null,
};

const labels = {
  title: "Title",
  slug: "Address",
  content: "Content",
  status: "Status",
  category: "Category",
  tags: "Tags",
  isHighlighted: "Highlight on the home page",
};

const { saveFailed: failed, noResponse } = messages.news;

export const NewsCreate = () => (
  <CreateBase resource="news" redirect={false}>
    <FormPage
      draft="news:new"
      labels={labels}
      title="Create News Article"
      list={list}
      submitLabel="Save Article"
      sentences={{ saved: "News article created", failed, noResponse }}
      schema={newsCreateSchema}
      defaultValues={newArticle}
    >
      <NewsInputs />
    </FormPage>
  </CreateBase>
);

const Facts = ({ article }: { article: NewsArticle }) => (
  <>
    Last saved {formatDay(article.updatedAt)} · {counted(article.views, "view")}
    {article.status === "published" && (
      <>
        {" · "}
        <MuiLink href={articlePath(article.slug)} target="_blank" rel="noopener" sx={reach}>
          View article
        </MuiLink>
      </>
    )}
  </>
);

function NewsEditForm() {
  const { record, refetch } = useEditContext<NewsArticle>();
  if (!record) return <PageSkeleton />;
  return (
    <FormPage
      draft={`news:${record.id}`}
      labels={labels}
      title="Edit News Article"
      facts={<Facts article={record} />}
      list={list}
      submitLabel="Update Article"
      sentences={{ saved: "News article updated", failed, noResponse }}
      schema={newsEditSchema}
      onReload={() => void refetch()}
    >
      <NewsInputs />
    </FormPage>
  );
}

export const NewsEdit = () => (
  <EditScreen resource="news" loadFailed="The news article could not be loaded">
    <NewsEditForm />
  </EditScreen>
);
