import { portfolioLimits } from "@etalase/contracts/portfolio";
import {
  type PortfolioInput,
  type PortfolioItem,
  portfolioInput,
  portfolioUpdate,
} from "@etalase/contracts/portfolio.schema";
import { rule } from "@etalase/contracts/rules/fields";
import { photoRule } from "@etalase/contracts/rules/image";
import { paths, projectPath } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { Divider } from "@mui/material";
import * as z from "zod/mini";
import { AddableSelectInput } from "../form/AddableSelectInput.tsx";
import { CountedTextInput } from "../form/CountedTextInput.tsx";
import { FormColumns } from "../form/FormColumns.tsx";
import { CreateScreen, EditScreen, LastSaved, type RecordForm } from "../form/FormScreens.tsx";
import { ImageInput } from "../form/ImageInput.tsx";
import { optionalPicture, picture, requiredPicture } from "../form/pictures.ts";
import { PublicationInput, SegmentInput } from "../form/SegmentInput.tsx";
import { SwitchInput } from "../form/SwitchInput.tsx";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { TitleInputs } from "../form/TitleInputs.tsx";
import { FormSection } from "../parts/FormSection.tsx";
import { useTexts } from "../parts/useTexts.ts";
import { GalleryInput } from "./GalleryInput.tsx";
import { pictureProblem } from "./gallery.ts";
import { TechnologiesInput } from "./TechnologiesInput.tsx";

const { titleMin, titleMax, descriptionMin, descriptionMax, projectTypeMax, featuredLimit } = portfolioLimits;

const projectStatuses = [
  { id: "progress", name: "In Progress", dot: "primary.main", helper: "Shown as work that is under way." },
  { id: "completed", name: "Completed", dot: "success.main", helper: "Shown as finished work." },
] as const;

const Project = () => (
  <FormSection>
    <TitleInputs base={paths.portfolio} min={titleMin} max={titleMax} />
    <TextFieldInput required source="client" label="Client" placeholder="Who it was made for" />
    <CountedTextInput
      required
      source="description"
      label="Description"
      minRows={7}
      maxRows={24}
      max={descriptionMax}
      helper={`Plain text, at least ${descriptionMin} characters.`}
    />
  </FormSection>
);

const Making = () => (
  <FormSection title="How it was made">
    <TechnologiesInput source="technologies" label="Technologies" />
    <TextFieldInput source="websiteUrl" label="Website URL" type="url" placeholder="https://example.com" />
  </FormSection>
);

const Publishing = () => (
  <FormSection title="Publishing">
    <PublicationInput />
    <SegmentInput source="projectStatus" label="Project status" choices={projectStatuses} />
    <AddableSelectInput
      source="projectType"
      label="Project type"
      options={useTexts("portfolio/project-types").map(({ id }) => id)}
      max={projectTypeMax}
    />
    <TextFieldInput source="completionDate" label="Completion date" type="date" sx={{ "& input": { minWidth: 0 } }} />
    <Divider />
    <SwitchInput
      source="isFeatured"
      label="Featured"
      helper={`The home page shows the newest ${featuredLimit} featured projects.`}
    />
  </FormSection>
);

const FeaturedImage = () => (
  <FormSection title="Featured image">
    <ImageInput
      source="featuredImage"
      label="Featured image"
      rule={photoRule}
      problemOf={pictureProblem}
      hint="JPG, PNG, GIF or WebP, up to 5 MB"
    />
  </FormSection>
);

const Inputs = () => (
  <FormColumns
    aside={
      <>
        <Publishing />
        <FeaturedImage />
      </>
    }
  >
    <Project />
    <Making />
    <FormSection title="Gallery">
      <GalleryInput source="images" label="Gallery" />
    </FormSection>
  </FormColumns>
);

const gallery = z
  .array(picture)
  .check(
    rule((pictures) => (pictures.length > portfolioLimits.imagesMax ? messages.portfolio.tooManyImages : undefined)),
  );

const form: RecordForm<PortfolioItem, PortfolioInput, "featuredImage"> = {
  resource: "portfolio",
  fields: {
    title: { label: "Title", initial: "" },
    slug: { label: "Address", initial: "" },
    client: { label: "Client", initial: "" },
    description: { label: "Description", initial: "" },
    projectType: { label: "Project type", initial: "" },
    technologies: { label: "Technologies", initial: [] },
    websiteUrl: { label: "Website URL", initial: "" },
    completionDate: { label: "Completion date", initial: "" },
    status: { label: "Status", initial: "published" },
    projectStatus: { label: "Project status", initial: "completed" },
    isFeatured: { label: "Featured", initial: false },
    images: { label: "Gallery", initial: [] },
  },
  picture: "featuredImage",
  create: {
    title: "Create Portfolio Item",
    submitLabel: "Save Project",
    saved: "Portfolio item created",
    schema: z.extend(portfolioInput, {
      featuredImage: requiredPicture(messages.featuredImageRequired),
      images: gallery,
    }),
  },
  edit: {
    title: "Edit Portfolio Item",
    submitLabel: "Update Project",
    saved: "Portfolio item updated",
    loadFailed: "The portfolio item could not be loaded",
    schema: z.extend(portfolioUpdate, { featuredImage: optionalPicture, images: z.optional(gallery) }),
    facts: ({ updatedAt, status, slug }) => (
      <LastSaved at={updatedAt} page={status === "published" && { name: "View project", href: projectPath(slug) }} />
    ),
  },
  sentences: { failed: messages.portfolio.saveFailed, noResponse: messages.portfolio.noResponse },
  Inputs,
};

export const PortfolioCreate = () => <CreateScreen form={form} />;
export const PortfolioEdit = () => <EditScreen form={form} />;
