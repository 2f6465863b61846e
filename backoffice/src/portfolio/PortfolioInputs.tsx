import { photoRule } from "@etalase/contracts/image";
import { paths } from "@etalase/contracts/paths";
import { portfolioLimits } from "@etalase/contracts/portfolio";
import { Box, Divider } from "@mui/material";
import { AddableSelectInput } from "../form/AddableSelectInput.tsx";
import { CountedTextInput } from "../form/CountedTextInput.tsx";
import { ImageInput } from "../form/ImageInput.tsx";
import { SegmentInput } from "../form/SegmentInput.tsx";
import { SlugInput } from "../form/SlugInput.tsx";
import { SwitchInput } from "../form/SwitchInput.tsx";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { FormSection } from "../parts/FormSection.tsx";
import { useTexts } from "../parts/useTexts.ts";
import { GalleryInput } from "./GalleryInput.tsx";
import { pictureProblem } from "./pictureProblem.ts";
import { TechnologiesInput } from "./TechnologiesInput.tsx";

const { titleMin, titleMax, descriptionMin, descriptionMax, projectTypeMax, featuredLimit } = portfolioLimits;

const statuses = [
  { id: "draft", name: "Draft", dot: "warning.main", helper: "Only visible in the dashboard." },
  { id: "published", name: "Published", dot: "success.main", helper: "Visible to everybody once it is saved." },
] as const;

const projectStatuses = [
  { id: "progress", name: "In Progress", dot: "primary.main", helper: "Shown as work that is under way." },
  { id: "completed", name: "Completed", dot: "success.main", helper: "Shown as finished work." },
] as const;

const titleLook = { "& input": { fontSize: "1.1875rem", fontWeight: 700, letterSpacing: "-.01em" } };

const Project = () => (
  <FormSection>
    <TextFieldInput
      required
      source="title"
      label="Title"
      helper={`${titleMin} to ${titleMax} characters.`}
      sx={titleLook}
    />
    <SlugInput base={paths.portfolio} />
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
    <SegmentInput source="status" label="Status" choices={statuses} />
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

/** Content left, publishing right and in sight; below each other where there is no room. */
const columns = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
};

const aside = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr", lg: "minmax(0, 1fr)" },
};

export const PortfolioInputs = () => (
  <Box sx={columns}>
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Project />
      <Making />
      <FormSection title="Gallery">
        <GalleryInput source="images" label="Gallery" />
      </FormSection>
    </Box>
    <Box sx={aside}>
      <Publishing />
      <FormSection title="Featured image">
        <ImageInput
          source="featuredImage"
          label="Featured image"
          rule={photoRule}
          problemOf={pictureProblem}
          hint="JPG, PNG, GIF or WebP, up to 5 MB"
        />
      </FormSection>
    </Box>
  </Box>
);
