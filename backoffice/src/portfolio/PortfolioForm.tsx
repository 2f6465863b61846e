import type { PublicationStatus } from "@etalase/contracts/content";
import { messages } from "@etalase/contracts/messages";
import { projectPath } from "@etalase/contracts/paths";
import type { ProjectStatus } from "@etalase/contracts/portfolio";
import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { Link as MuiLink } from "@mui/material";
import { CreateBase, useEditContext } from "react-admin";
import { EditScreen, FormPage } from "../form/FormPage.tsx";
import { formatDay } from "../parts/format.ts";
import { PageSkeleton } from "../parts/PageSkeleton.tsx";
import { reach } from "../theme/palette.ts";
import { PortfolioInputs } from "./PortfolioInputs.tsx";
import { portfolioCreateSchema, portfolioEditSchema } from "./portfolioSchema.ts";

const list = "/dashboard/portfolio";

const newItem = {
  title: "",
  slug: "",
  client: "",
  description: "",
  projectType: "",
  technologies: [],
  websiteUrl: "",
  completionDate: "",
  status: "published" satisfies PublicationStatus,
  projectStatus: "completed" satisfies ProjectStatus,
  isFeatured: false,
  featuredImage: null,
  images: [],
};

const labels = {
  title: "Title",
  slug: "Address",
  client: "Client",
  description: "Description",
  projectType: "Project type",
  technologies: "Technologies",
  websiteUrl: "Website URL",
  completionDate: "Completion date",
  status: "Status",
  projectStatus: "Project status",
  isFeatured: "Featured",
  images: "Gallery",
};

const { saveFailed: failed, noResponse } = messages.portfolio;

export const PortfolioCreate = () => (
  <CreateBase resource="portfolio" redirect={false}>
    <FormPage
      draft="portfolio:new"
      labels={labels}
      title="Create Portfolio Item"
      list={list}
      submitLabel="Save Project"
      sentences={{ saved: "Portfolio item created", failed, noResponse }}
      schema={portfolioCreateSchema}
      defaultValues={newItem}
    >
      <PortfolioInputs />
    </FormPage>
  </CreateBase>
);

const Facts = ({ item }: { item: PortfolioItem }) => (
  <>
    Last saved {formatDay(item.updatedAt)}
    {item.status === "published" && (
      <>
        {" · "}
        <MuiLink href={projectPath(item.slug)} target="_blank" rel="noopener" sx={reach}>
          View project
        </MuiLink>
      </>
    )}
  </>
);

function PortfolioEditForm() {
  const { record, refetch } = useEditContext<PortfolioItem>();
  if (!record) return <PageSkeleton />;
  return (
    <FormPage
      draft={`portfolio:${record.id}`}
      labels={labels}
      title="Edit Portfolio Item"
      facts={<Facts item={record} />}
      list={list}
      submitLabel="Update Project"
      sentences={{ saved: "Portfolio item updated", failed, noResponse }}
      schema={portfolioEditSchema}
      onReload={() => void refetch()}
    >
      <PortfolioInputs />
    </FormPage>
  );
}

export const PortfolioEdit = () => (
  <EditScreen resource="portfolio" loadFailed="The portfolio item could not be loaded">
    <PortfolioEditForm />
  </EditScreen>
);
