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
import { CountedTextInput } from "../form/CountedTextInput.tsx";
import { FormColumns } from "../form/FormColumns.tsx";
import { CreateScreen, EditScreen, orderedFacts, type RecordForm, screenWords } from "../form/FormScreens.tsx";
import { ImageSection } from "../form/ImageInput.tsx";
import { RecordInput } from "../form/RecordInput.tsx";
import { PublicationInput } from "../form/SegmentInput.tsx";
import { SelectInput } from "../form/SelectInput.tsx";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { FormSection } from "../parts/FormSection.tsx";

const { name, photo, portfolioId, quote, rating, role } = testimonialFields;

const ratings = Array.from({ length: limits.ratingMax }, (_, index) => index + limits.ratingMin);

const Aside = () => (
  <>
    <FormSection title="Publishing">
      <PublicationInput statuses={testimonialStatuses} />
      <RecordInput<PortfolioItem>
        source="portfolioId"
        label={portfolioId.label}
        resource="portfolio"
        name="title"
        helper="Its page shows the testimonial, too. May stay empty."
      />
    </FormSection>
    <ImageSection
      title="Photo"
      source="photo"
      rule={testimonialPhotoRule}
      hint="JPG, PNG, GIF or WebP, up to 2 MB. Shown as a circle."
      look={{ width: 120, aspectRatio: "1", borderRadius: "50%" }}
      removable
    />
  </>
);

const Inputs = () => (
  <FormColumns aside={<Aside />}>
    <FormSection title="What they say">
      <TextFieldInput required source="name" label={name.label} helper={`${name.min} to ${name.max} characters.`} />
      <TextFieldInput source="role" label={role.label} helper="What they do, and where. May stay empty." />
      <CountedTextInput
        required
        source="quote"
        label={quote.label}
        minRows={5}
        maxRows={14}
        max={quote.max}
        helper={`In their own words, at least ${quote.min} characters.`}
      />
      <SelectInput source="rating" label={rating.label}>
        <MenuItem value="">No rating</MenuItem>
        {ratings.map((rating) => (
          <MenuItem key={rating} value={rating}>{`${rating} of ${limits.ratingMax}`}</MenuItem>
        ))}
      </SelectInput>
    </FormSection>
  </FormColumns>
);

export const form: RecordForm<Testimonial, Omit<TestimonialInput, "photo">, "photo"> = {
  ...screenWords("testimonial"),
  resource: "testimonials",
  fields: testimonialFields,
  picture: { field: "photo", label: photo.label },
  rules: { input: testimonialInput, update: testimonialUpdate },
  facts: orderedFacts,
  pageOf: ({ status }) =>
    status === "published" ? { name: "View testimonials", href: sectionPath("testimonials") } : undefined,
  Inputs,
};

export const TestimonialCreate = () => <CreateScreen form={form} />;
export const TestimonialEdit = () => <EditScreen form={form} />;
