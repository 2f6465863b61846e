import { portfolioLimits } from "@etalase/contracts/portfolio";
import {
  type PortfolioInput,
  type PortfolioItem,
  portfolioFields,
  portfolioInput,
  portfolioUpdate,
} from "@etalase/contracts/portfolio.schema";
import { rule } from "@etalase/contracts/rules/fields";
import { paths, projectPath } from "@etalase/contracts/site/paths";
import { webAddressOf } from "@etalase/contracts/text/addresses";
import { messages } from "@etalase/contracts/text/messages";
import { Box, Divider } from "@mui/material";
import { useRecordContext } from "react-admin";
import { useFormState, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { AddableSelectInput } from "../kit/form/AddableSelectInput.tsx";
import { CountedTextInput } from "../kit/form/CountedTextInput.tsx";
import { FormColumns } from "../kit/form/FormColumns.tsx";
import { LastSaved, type RecordForm, RecordScreen } from "../kit/form/FormScreens.tsx";
import { FeaturedImage } from "../kit/form/ImageInput.tsx";
import { lateSection } from "../kit/form/lateSection.tsx";
import { SegmentInput } from "../kit/form/SegmentInput.tsx";
import { SwitchInput } from "../kit/form/SwitchInput.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { TitleInputs } from "../kit/form/TitleInputs.tsx";
import { t } from "../kit/language/t.ts";
import { picture } from "../kit/media/picture.ts";
import { FoldedSection } from "../kit/parts/FoldedSection.tsx";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { useTexts } from "../kit/parts/useTexts.ts";
import { Coach } from "../publication/CoachSection.tsx";
import { withPublication } from "../publication/formRules.ts";
import { LanguageSection, useBase } from "../publication/LanguageSection.tsx";
import { PublishButton } from "../publication/PublishButton.tsx";
import { ScheduledPublicationInput } from "../publication/ScheduleInput.tsx";
import { SearchSection } from "../publication/SearchSection.tsx";
import { isLive } from "../publication/StateChip.tsx";
import { savedWords } from "../publication/scheduleWords.ts";
import { GalleryInput } from "./GalleryInput.tsx";
import { pictureProblem } from "./gallery.ts";
import { TechnologiesInput } from "./TechnologiesInput.tsx";

const AskSection = lateSection(
  "AskSection",
  async () => (await import("../testimonials/requests/AskSection.tsx")).AskSection,
);

// The order in which a history shows the changes.
const { title, slug, client, images, ...others } = portfolioFields;
const { description, projectType, technologies, websiteUrl, completionDate, projectStatus, isFeatured } = others;

const projectStatuses = [
  { id: "progress", name: t("In Progress"), dot: "primary.main", helper: t("Shown as work in progress.") },
  { id: "completed", name: t("Completed"), dot: "success.main", helper: t("Shown as finished work.") },
] as const;

const Project = () => (
  <FormSection>
    <TitleInputs base={useBase(paths.portfolio)} of={portfolioFields} />
    <TextFieldInput required source="client" label={t(client.label)} placeholder={t("Who it was made for")} />
    <CountedTextInput
      required
      source="description"
      label={t(description.label)}
      minRows={7}
      maxRows={24}
      max={description.max}
      helper={t("Plain text, at least {min} characters.", { min: description.min })}
    />
  </FormSection>
);

/** Fields that not every project needs; open where one of them is filled in. */
function Making() {
  const { errors } = useFormState();
  const values: unknown[] = useWatch({ name: ["technologies", "websiteUrl", "completionDate"] });
  const hasAny = values.some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
  const isRefused = Boolean(errors.technologies ?? errors.websiteUrl ?? errors.completionDate);
  return (
    <FoldedSection
      title={t("How it was made")}
      about={t("Technologies, address and date")}
      isOpen={hasAny || isRefused}
    >
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2.25 }}>
        <TechnologiesInput source="technologies" label={t(technologies.label)} />
        <TextFieldInput
          source="websiteUrl"
          label={t(websiteUrl.label)}
          type="url"
          placeholder={t("example.com")}
          complete={webAddressOf}
        />
        <TextFieldInput
          source="completionDate"
          label={t(completionDate.label)}
          type="date"
          sx={{ "& input": { minWidth: 0 } }}
        />
      </Box>
    </FoldedSection>
  );
}

const Publishing = () => (
  <FormSection title={t("Publishing")}>
    <ScheduledPublicationInput />
    <AddableSelectInput
      source="projectType"
      label={t(projectType.label)}
      options={useTexts("portfolio/project-types").map(({ id }) => id)}
      max={projectType.max}
    />
    <SegmentInput source="projectStatus" label={t(projectStatus.label)} choices={projectStatuses} />
    <Divider />
    <SwitchInput
      source="isFeatured"
      label={t(isFeatured.label)}
      helper={t("The homepage shows the newest {count} featured projects.", { count: portfolioLimits.featuredLimit })}
    />
  </FormSection>
);

/** The section that asks for a testimonial; only for projects that are already saved. */
function Asking() {
  const project = useRecordContext<PortfolioItem>();
  return project?.id ? <AskSection key={project.id} project={project} /> : null;
}

const Search = () => <SearchSection base={useBase(paths.portfolio)} text="description" />;

const Inputs = () => (
  <FormColumns
    aside={
      <>
        <Publishing />
        <FeaturedImage problemOf={pictureProblem} />
        <LanguageSection resource="portfolio" />
        <Asking />
      </>
    }
  >
    <Project />
    <Making />
    <FormSection title={t("Gallery")}>
      <GalleryInput source="images" label={t(images.label)} />
    </FormSection>
    <Search />
    <Coach text="description" />
  </FormColumns>
);

const gallery = z
  .array(picture)
  .check(
    rule((pictures) => (pictures.length > portfolioLimits.imagesMax ? messages.portfolio.tooManyImages : undefined)),
  );

const pageOf = ({ slug, language, ...project }: PortfolioItem) =>
  isLive(project) ? { name: t("View project"), href: projectPath(slug, language) } : undefined;

const typed = {
  input: z.extend(portfolioInput, { images: gallery }),
  update: z.extend(portfolioUpdate, { images: z.optional(gallery) }),
};

const form: RecordForm<PortfolioItem, PortfolioInput, "featuredImage"> = {
  resource: "portfolio",
  fields: { title, slug, client, ...others, images },
  picture: { field: "featuredImage", label: t("Featured image"), missing: messages.featuredImageRequired },
  rules: { input: withPublication(typed.input), update: withPublication(typed.update) },
  facts: (project) => <LastSaved at={project.updatedAt} page={pageOf(project)} />,
  pageOf,
  create: {
    title: t("Create Portfolio Item"),
    submitLabel: t("Save Project"),
    saved: savedWords(t("Portfolio item created")),
  },
  edit: {
    title: t("Edit Portfolio Item"),
    submitLabel: t("Update Project"),
    saved: savedWords(t("Portfolio item updated")),
    loadFailed: t("The portfolio item could not be loaded"),
  },
  sentences: {
    failed: (reason) => t("Failed to save portfolio: {reason}", { reason: reason || t("Server Error") }),
    noResponse: t(messages.portfolio.noResponse),
  },
  Inputs,
  Save: PublishButton,
};

export const PortfolioForm = () => <RecordScreen form={form} />;
