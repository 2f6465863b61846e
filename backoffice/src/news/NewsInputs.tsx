import { photoRule } from "@etalase/contracts/image";
import { newsLimits } from "@etalase/contracts/news";
import { paths } from "@etalase/contracts/paths";
import { Box, Divider } from "@mui/material";
import { RichTextInput } from "../editor/RichTextInput.tsx";
import { AddableSelectInput } from "../form/AddableSelectInput.tsx";
import { ImageInput } from "../form/ImageInput.tsx";
import { SegmentInput } from "../form/SegmentInput.tsx";
import { SlugInput } from "../form/SlugInput.tsx";
import { SwitchInput } from "../form/SwitchInput.tsx";
import { TagsInput } from "../form/TagsInput.tsx";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { FormSection } from "../parts/FormSection.tsx";
import { useTexts } from "../parts/useTexts.ts";

const statuses = [
  { id: "draft", name: "Draft", dot: "warning.main", helper: "Only visible in the dashboard." },
  { id: "published", name: "Published", dot: "success.main", helper: "Visible to everybody once it is saved." },
] as const;

const titleLook = { "& input": { fontSize: "1.1875rem", fontWeight: 700, letterSpacing: "-.01em" } };

const Publishing = () => (
  <FormSection title="Publishing">
    <SegmentInput source="status" label="Status" choices={statuses} />
    <AddableSelectInput
      source="category"
      label="Category"
      options={useTexts("news/categories").map(({ id }) => id)}
      max={newsLimits.categoryMax}
    />
    <TagsInput
      source="tags"
      label="Tags"
      placeholder="umkm, website"
      helper={`Separated by commas, at most ${newsLimits.tagsMax}`}
    />
    <Divider />
    <SwitchInput source="isHighlighted" label="Highlight on the home page" helper="Shown first among the articles." />
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
  position: { lg: "sticky" },
  top: { lg: 168 },
};

export const NewsInputs = () => (
  <Box sx={columns}>
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <FormSection>
        <TextFieldInput
          required
          source="title"
          label="Title"
          helper={`${newsLimits.titleMin} to ${newsLimits.titleMax} characters.`}
          sx={titleLook}
        />
        <SlugInput base={paths.blog} />
      </FormSection>
      <RichTextInput source="content" label="Content" />
    </Box>
    <Box sx={aside}>
      <Publishing />
      <FormSection title="Featured image">
        <ImageInput
          source="featuredImage"
          label="Featured image"
          rule={photoRule}
          hint="JPG, PNG, GIF or WebP, up to 5 MB"
        />
      </FormSection>
    </Box>
  </Box>
);
