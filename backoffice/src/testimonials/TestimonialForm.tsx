import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { sectionPath } from "@etalase/contracts/site/paths";
import {
  testimonialLimits as limits,
  testimonialPhotoRule,
  testimonialStatuses,
} from "@etalase/contracts/testimonials";
import {
  type Testimonial,
  type TestimonialInput,
  testimonialFields,
  testimonialInput,
  testimonialUpdate,
} from "@etalase/contracts/testimonials.schema";
import { MenuItem } from "@mui/material";
import { CountedTextInput } from "../kit/form/CountedTextInput.tsx";
import { FormColumns } from "../kit/form/FormColumns.tsx";
import { orderedFacts, type RecordForm, RecordScreen, screenWords } from "../kit/form/FormScreens.tsx";
import { ImageSection } from "../kit/form/ImageInput.tsx";
import { RecordInput } from "../kit/form/RecordInput.tsx";
import { PublicationInput } from "../kit/form/SegmentInput.tsx";
import { SelectInput } from "../kit/form/SelectInput.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { FormSection } from "../kit/parts/FormSection.tsx";

const { name, photo, portfolioId, quote, rating, role } = testimonialFields;

const ratings = Array.from({ length: limits.ratingMax }, (_, index) => index + limits.ratingMin);

const Aside = () => (
  <>
    <FormSection title={t("Publishing")}>
      <PublicationInput statuses={testimonialStatuses} />
      <RecordInput<PortfolioItem>
        source="portfolioId"
        label={t(portfolioId.label)}
        resource="portfolio"
        name="title"
        helper={t("The project's page shows the testimonial too. Optional.")}
      />
    </FormSection>
    <ImageSection
      title={t("Photo")}
      source="photo"
      rule={testimonialPhotoRule}
      hint={t("JPG, PNG, GIF or WebP, up to 2 MB. Shown as a circle.")}
      look={{ width: 120, aspectRatio: "1", borderRadius: "50%" }}
      removable
    />
  </>
);

const Inputs = () => (
  <FormColumns aside={<Aside />}>
    <FormSection title={t("What they say")}>
      <TextFieldInput required source="name" label={t(name.label)} helper={t("{min} to {max} characters.", name)} />
      <TextFieldInput source="role" label={t(role.label)} helper={t("Job and company. Optional.")} />
      <CountedTextInput
        required
        source="quote"
        label={t(quote.label)}
        minRows={5}
        maxRows={14}
        max={quote.max}
        helper={t("In their own words, at least {min} characters.", { min: quote.min })}
      />
      <SelectInput source="rating" label={t(rating.label)}>
        <MenuItem value="">{t("No rating")}</MenuItem>
        {ratings.map((rating) => (
          <MenuItem key={rating} value={rating}>
            {t("{rating} of {max}", { rating, max: limits.ratingMax })}
          </MenuItem>
        ))}
      </SelectInput>
    </FormSection>
  </FormColumns>
);

export const form: RecordForm<Testimonial, Omit<TestimonialInput, "photo">, "photo"> = {
  ...screenWords("testimonial"),
  resource: "testimonials",
  fields: testimonialFields,
  picture: { field: "photo", label: t(photo.label) },
  rules: { input: testimonialInput, update: testimonialUpdate },
  facts: orderedFacts,
  pageOf: ({ status }) =>
    status === "published" ? { name: t("View testimonials"), href: sectionPath("testimonials") } : undefined,
  Inputs,
};

export const TestimonialForm = () => <RecordScreen form={form} />;
