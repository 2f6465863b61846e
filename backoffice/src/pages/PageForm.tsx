import { pagesLimits, privacyPolicyKept, privacyPolicySlug } from "@etalase/contracts/pages";
import { type OwnPage, type PageInput, pageFields, pageInput, pageUpdate } from "@etalase/contracts/pages.schema";
import { ownPagePath } from "@etalase/contracts/site/paths";
import { useRecordContext } from "react-admin";
import { RichTextInput } from "../editor/RichTextInput.tsx";
import { FormColumns } from "../kit/form/FormColumns.tsx";
import { LastSaved, type RecordForm, RecordScreen, screenWords } from "../kit/form/FormScreens.tsx";
import { SegmentInput } from "../kit/form/SegmentInput.tsx";
import { TitleInputs } from "../kit/form/TitleInputs.tsx";
import { refusal, t } from "../kit/language/t.ts";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { Quiet } from "../kit/theme/Words.tsx";
import { Coach } from "../publication/CoachSection.tsx";
import { withPublication } from "../publication/formRules.ts";
import { LanguageSection, useBase } from "../publication/LanguageSection.tsx";
import { PublishButton } from "../publication/PublishButton.tsx";
import { ScheduledPublicationInput } from "../publication/ScheduleInput.tsx";
import { SearchSection } from "../publication/SearchSection.tsx";
import { isLive } from "../publication/StateChip.tsx";
import { savedWords } from "../publication/scheduleWords.ts";
import { menuNames } from "./menus.ts";

const { navbarMax, navbarLetters } = pagesLimits;

const menus = [
  { id: "none", name: menuNames.none, dot: "text.disabled", helper: t("Found by links and by search engines.") },
  {
    id: "navbar",
    name: menuNames.navbar,
    dot: "primary.main",
    helper: t(
      "At the top and in the footer. On wide screens the navbar fits {pages} pages with {letters} letters in total; the rest, and all on smaller screens, are behind its menu button.",
      { pages: navbarMax, letters: navbarLetters },
    ),
  },
  { id: "footer", name: menuNames.footer, dot: "primary.main", helper: t("At the bottom of every page.") },
];

/** The privacy policy has an address of its own and parts that the site fills in, and is always there. */
const useIsPrivacyPolicy = () => useRecordContext<OwnPage>()?.slug === privacyPolicySlug;

const Publishing = () => (
  <FormSection title={t("Publishing")}>
    {useIsPrivacyPolicy() ? <Quiet>{`${refusal(privacyPolicyKept.status)}.`}</Quiet> : <ScheduledPublicationInput />}
    <SegmentInput source="menu" label={t(pageFields.menu.label)} choices={menus} />
  </FormSection>
);

/** The names in braces that the site replaces, with the parts that they stand for. */
const filledIn = t(
  "The site fills in {siteName} and, each on its own line, {controller} (name and addresses), {storedData} (the table of stored data), {consent} and {thirdParties} (for services turned on in the settings). Parts without a line go at the end.",
  {
    siteName: "{siteName}",
    controller: "{controller}",
    storedData: "{storedData}",
    consent: "{consent}",
    thirdParties: "{thirdParties}",
  },
);

const Aside = () => (
  <>
    <Publishing />
    <LanguageSection
      resource="pages"
      fixed={useIsPrivacyPolicy() ? `${refusal(privacyPolicyKept.language)}.` : undefined}
    />
  </>
);

function Inputs() {
  const isPrivacyPolicy = useIsPrivacyPolicy();
  const base = useBase("");
  return (
    <FormColumns aside={<Aside />}>
      <FormSection>
        <TitleInputs
          base={base}
          of={pageFields}
          fixed={isPrivacyPolicy ? refusal(privacyPolicyKept.slug) : undefined}
        />
      </FormSection>
      <div>
        {isPrivacyPolicy && <Quiet sx={{ mb: 1 }}>{filledIn}</Quiet>}
        <RichTextInput source="content" label={t(pageFields.content.label)} />
      </div>
      <SearchSection base={base} text="content" />
      <Coach text="content" />
    </FormColumns>
  );
}

const Save = ({ label }: { label: string }) => <PublishButton label={label} isAlwaysPublished={useIsPrivacyPolicy()} />;

const pageOf = ({ slug, language, ...page }: OwnPage) =>
  isLive(page) ? { name: t("View page"), href: ownPagePath(slug, language) } : undefined;

// The order in which a history shows the changes.
const { title, slug, content, status, menu, language, translationOf, ...others } = pageFields;

const { create, edit, sentences } = screenWords("page");

const form: RecordForm<OwnPage, PageInput> = {
  resource: "pages",
  fields: { title, slug, content, status, menu, language, translationOf, ...others },
  rules: { input: withPublication(pageInput), update: withPublication(pageUpdate) },
  facts: (page) => <LastSaved at={page.updatedAt} page={pageOf(page)} />,
  pageOf,
  create: { ...create, saved: savedWords(t("Page created")) },
  edit: { ...edit, saved: savedWords(t("Page updated")) },
  sentences,
  Inputs,
  Save,
};

export const PageForm = () => <RecordScreen form={form} />;
