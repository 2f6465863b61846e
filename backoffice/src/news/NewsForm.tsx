import { newsLimits } from "@etalase/contracts/news";
import { type NewsArticle, type NewsInput, newsFields, newsInput, newsUpdate } from "@etalase/contracts/news.schema";
import { articlePath, paths } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { Divider, MenuItem } from "@mui/material";
import { useRecordContext } from "react-admin";
import { RichTextInput } from "../editor/RichTextInput.tsx";
import { storedUser } from "../kit/data/session.ts";
import { useStaff } from "../kit/data/useStaff.ts";
import { AddableSelectInput } from "../kit/form/AddableSelectInput.tsx";
import { FormColumns } from "../kit/form/FormColumns.tsx";
import { LastSaved, type RecordForm, RecordScreen } from "../kit/form/FormScreens.tsx";
import { FeaturedImage } from "../kit/form/ImageInput.tsx";
import { ahead, lateSection } from "../kit/form/lateSection.tsx";
import { SelectInput } from "../kit/form/SelectInput.tsx";
import { SwitchInput } from "../kit/form/SwitchInput.tsx";
import { TitleInputs } from "../kit/form/TitleInputs.tsx";
import { t } from "../kit/language/t.ts";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { counted } from "../kit/parts/format.ts";
import { useTexts } from "../kit/parts/useTexts.ts";
import { Coach } from "../publication/CoachSection.tsx";
import { withPublication } from "../publication/formRules.ts";
import { LanguageSection, useBase } from "../publication/LanguageSection.tsx";
import { PublishButton } from "../publication/PublishButton.tsx";
import { ScheduledPublicationInput } from "../publication/ScheduleInput.tsx";
import { SearchSection } from "../publication/SearchSection.tsx";
import { isLive } from "../publication/StateChip.tsx";
import { savedWords } from "../publication/scheduleWords.ts";
import { TagsInput } from "./TagsInput.tsx";

const NewsletterSection = lateSection(
  "NewsletterSection",
  ahead(async () => (await import("./NewsletterSection.tsx")).NewsletterSection),
);

/** Chooses the name in the article's byline: that of an account, or the current one. */
function AuthorInput() {
  const record = useRecordContext<NewsArticle>();
  const authors = useStaff();
  const present = record ? record.author.name : (storedUser()?.name ?? t("Me"));
  const isGone = record?.authorId && !authors.some(({ id }) => id === record.authorId);
  return (
    <SelectInput source="authorId" label={t(newsFields.authorId.label)}>
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
  <FormSection title={t("Publishing")}>
    <ScheduledPublicationInput />
    <AddableSelectInput
      source="category"
      label={t(newsFields.category.label)}
      options={useTexts("news/categories").map(({ id }) => id)}
      max={newsFields.category.max}
    />
    <TagsInput
      source="tags"
      label={t(newsFields.tags.label)}
      placeholder={t("umkm, website")}
      helper={t("Separated by commas, at most {max}", { max: newsLimits.tagsMax })}
    />
    <AuthorInput />
    <Divider />
    <SwitchInput
      source="isHighlighted"
      label={t(newsFields.isHighlighted.label)}
      helper={t("Shown before the other articles.")}
    />
  </FormSection>
);

const Address = () => (
  <FormSection>
    <TitleInputs base={useBase(paths.blog)} of={newsFields} />
  </FormSection>
);

const Search = () => <SearchSection base={useBase(paths.blog)} text="content" />;

const Inputs = () => (
  <FormColumns
    aside={
      <>
        <Publishing />
        <FeaturedImage />
        <LanguageSection resource="news" />
        <NewsletterSection />
      </>
    }
  >
    <Address />
    <RichTextInput source="content" label={t(newsFields.content.label)} />
    <Search />
    <Coach text="content" />
  </FormColumns>
);

const pageOf = ({ slug, language, ...article }: NewsArticle) =>
  isLive(article) ? { name: t("View article"), href: articlePath(slug, language) } : undefined;

// The order in which a history shows the changes.
const { title, slug, content, status, ...others } = newsFields;

const form: RecordForm<NewsArticle, NewsInput, "featuredImage"> = {
  resource: "news",
  fields: { title, slug, content, status, ...others },
  picture: { field: "featuredImage", label: t("Featured image"), missing: messages.featuredImageRequired },
  rules: { input: withPublication(newsInput), update: withPublication(newsUpdate) },
  facts: (article) => (
    <LastSaved at={article.updatedAt} facts={[counted(article.views, "view")]} page={pageOf(article)} />
  ),
  pageOf,
  create: {
    title: t("Create News Article"),
    submitLabel: t("Save Article"),
    saved: savedWords(t("News article created")),
  },
  edit: {
    title: t("Edit News Article"),
    submitLabel: t("Update Article"),
    saved: savedWords(t("News article updated")),
    loadFailed: t("The news article could not be loaded"),
  },
  sentences: {
    failed: (reason) => t("Failed to save news article: {reason}", { reason: reason || t("Unknown error") }),
    noResponse: t(messages.news.noResponse),
  },
  Inputs,
  Save: PublishButton,
};

export const NewsForm = () => <RecordScreen form={form} />;
