import { newsLimits } from "@etalase/contracts/news";
import { type NewsArticle, type NewsInput, newsInput, newsUpdate } from "@etalase/contracts/news.schema";
import { photoRule } from "@etalase/contracts/rules/image";
import { articlePath, paths } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { Divider } from "@mui/material";
import * as z from "zod/mini";
import { RichTextInput } from "../editor/RichTextInput.tsx";
import { AddableSelectInput } from "../form/AddableSelectInput.tsx";
import { FormColumns } from "../form/FormColumns.tsx";
import { CreateScreen, EditScreen, LastSaved, type RecordForm } from "../form/FormScreens.tsx";
import { ImageInput } from "../form/ImageInput.tsx";
import { optionalPicture, requiredPicture } from "../form/pictures.ts";
import { PublicationInput } from "../form/SegmentInput.tsx";
import { SwitchInput } from "../form/SwitchInput.tsx";
import { TagsInput } from "../form/TagsInput.tsx";
import { TitleInputs } from "../form/TitleInputs.tsx";
import { FormSection } from "../parts/FormSection.tsx";
import { counted } from "../parts/format.ts";
import { useTexts } from "../parts/useTexts.ts";

const Publishing = () => (
  <FormSection title="Publishing">
    <PublicationInput />
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

const FeaturedImage = () => (
  <FormSection title="Featured image">
    <ImageInput
      source="featuredImage"
      label="Featured image"
      rule={photoRule}
      hint="JPG, PNG, GIF or WebP, up to 5 MB"
    />
  </FormSection>
);

const inSight = { position: { lg: "sticky" }, top: { lg: 168 } };

const Inputs = () => (
  <FormColumns
    asideLook={inSight}
    aside={
      <>
        <Publishing />
        <FeaturedImage />
      </>
    }
  >
    <FormSection>
      <TitleInputs base={paths.blog} min={newsLimits.titleMin} max={newsLimits.titleMax} />
    </FormSection>
    <RichTextInput source="content" label="Content" />
  </FormColumns>
);

const form: RecordForm<NewsArticle, NewsInput, "featuredImage"> = {
  resource: "news",
  fields: {
    title: { label: "Title", initial: "" },
    slug: { label: "Address", initial: "" },
    content: { label: "Content", initial: "" },
    status: { label: "Status", initial: "draft" },
    category: { label: "Category", initial: "" },
    tags: { label: "Tags", initial: [] },
    isHighlighted: { label: "Highlight on the home page", initial: false },
  },
  picture: "featuredImage",
  create: {
    title: "Create News Article",
    submitLabel: "Save Article",
    saved: "News article created",
    schema: z.extend(newsInput, { featuredImage: requiredPicture(messages.featuredImageRequired) }),
  },
  edit: {
    title: "Edit News Article",
    submitLabel: "Update Article",
    saved: "News article updated",
    loadFailed: "The news article could not be loaded",
    schema: z.extend(newsUpdate, { featuredImage: optionalPicture }),
    facts: ({ updatedAt, views, status, slug }) => (
      <LastSaved
        at={updatedAt}
        facts={[counted(views, "view")]}
        page={status === "published" && { name: "View article", href: articlePath(slug) }}
      />
    ),
  },
  sentences: { failed: messages.news.saveFailed, noResponse: messages.news.noResponse },
  Inputs,
};

export const NewsCreate = () => <CreateScreen form={form} />;
export const NewsEdit = () => <EditScreen form={form} />;
