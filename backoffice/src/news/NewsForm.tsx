import { newsLimits } from "@etalase/contracts/news";
import { type NewsArticle, type NewsInput, newsFields, newsInput, newsUpdate } from "@etalase/contracts/news.schema";
import { photoRule } from "@etalase/contracts/rules/image";
import { articlePath, paths } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { Divider, MenuItem } from "@mui/material";
import { useRecordContext } from "react-admin";
import { storedUser } from "../data/session.ts";
import { useStaff } from "../data/useStaff.ts";
import { RichTextInput } from "../editor/RichTextInput.tsx";
import { AddableSelectInput } from "../form/AddableSelectInput.tsx";
import { FormColumns } from "../form/FormColumns.tsx";
import { CreateScreen, EditScreen, LastSaved, type RecordForm } from "../form/FormScreens.tsx";
import { ImageSection } from "../form/ImageInput.tsx";
import { SelectInput } from "../form/SelectInput.tsx";
import { SwitchInput } from "../form/SwitchInput.tsx";
import { TitleInputs } from "../form/TitleInputs.tsx";
import { FormSection } from "../parts/FormSection.tsx";
import { counted } from "../parts/format.ts";
import { useTexts } from "../parts/useTexts.ts";
import { Coach } from "../publication/CoachSection.tsx";
import { withPublication } from "../publication/formRules.ts";
import { PublishButton } from "../publication/PublishButton.tsx";
import { ScheduledPublicationInput } from "../publication/ScheduleInput.tsx";
import { SearchSection } from "../publication/SearchSection.tsx";
import { isLive } from "../publication/StateChip.tsx";
import { savedWords } from "../publication/scheduleWords.ts";
import { NewsletterSection } from "./NewsletterSection.tsx";
import { TagsInput } from "./TagsInput.tsx";

/** Chooses the name in the article's byline: that of an account, or the current one. */
function AuthorInput() {
  const record = useRecordContext<NewsArticle>();
  const authors = useStaff();
  const present = record ? record.author.name : (storedUser()?.name ?? "Me");
  const isGone = record?.authorId && !authors.some(({ id }) => id === record.authorId);
  return (
    <SelectInput source="authorId" label={newsFields.authorId.label}>
      {!record?.authorId && <MenuItem value="">{present}</MenuItem>}
      {isGone && <MenuItem value={record.authorId ?? ""}>{present}</MenuItem>}
      {authors
        .filter(({ id }) => record || id !== storedUser()?.id)
        .map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
    </SelectInput>
  );
}

const Publishing = () => (
  <FormSection title="Publishing">
    <ScheduledPublicationInput />
    <AddableSelectInput
      source="category"
      label={newsFields.category.label}
      options={useTexts("news/categories").map(({ id }) => id)}
      max={newsFields.category.max}
    />
    <TagsInput
      source="tags"
      label={newsFields.tags.label}
      placeholder="umkm, website"
      helper={`Separated by commas, at most ${newsLimits.tagsMax}`}
    />
    <AuthorInput />
    <Divider />
    <SwitchInput
      source="isHighlighted"
      label={newsFields.isHighlighted.label}
      helper="Shown first among the articles."
    />
  </FormSection>
);

const Inputs = () => (
  <FormColumns
    aside={
      <>
        <Publishing />
        <ImageSection
          title="Featured image"
          required
          source="featuredImage"
          rule={photoRule}
          hint="JPG, PNG, GIF or WebP, up to 5 MB"
        />
        <NewsletterSection />
      </>
    }
  >
    <FormSection>
      <TitleInputs base={paths.blog} of={newsFields} />
    </FormSection>
    <RichTextInput source="content" label={newsFields.content.label} />
    <SearchSection base={paths.blog} text="content" />
    <Coach text="content" />
  </FormColumns>
);

const pageOf = ({ slug, ...article }: NewsArticle) =>
  isLive(article) ? { name: "View article", href: articlePath(slug) } : undefined;

// The order in which a history shows the changes.
const { title, slug, content, status, ...others } = newsFields;

const form: RecordForm<NewsArticle, NewsInput, "featuredImage"> = {
  resource: "news",
  fields: { title, slug, content, status, ...others },
  picture: { field: "featuredImage", label: "Featured image", missing: messages.featuredImageRequired },
  rules: { input: withPublication(newsInput), update: withPublication(newsUpdate) },
  facts: (article) => (
    <LastSaved at={article.updatedAt} facts={[counted(article.views, "view")]} page={pageOf(article)} />
  ),
  pageOf,
  create: { title: "Create News Article", submitLabel: "Save Article", saved: savedWords("News article created") },
  edit: {
    title: "Edit News Article",
    submitLabel: "Update Article",
    saved: savedWords("News article updated"),
    loadFailed: "The news article could not be loaded",
  },
  sentences: { failed: messages.news.saveFailed, noResponse: messages.news.noResponse },
  Inputs,
  Save: PublishButton,
};

export const NewsCreate = () => <CreateScreen form={form} />;
export const NewsEdit = () => <EditScreen form={form} />;
