import { testimonialLimits as limits, testimonialPhotoRule } from "@etalase/contracts/testimonials";
import {
  type Testimonial,
  type TestimonialInput,
  testimonialInput,
  testimonialUpdate,
} from "@etalase/contracts/testimonials.schema";
import { Autocomplete, MenuItem, TextField } from "@mui/material";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useGetList, useGetOne, useInput } from "react-admin";
import * as z from "zod/mini";
import { CountedTextInput } from "../form/CountedTextInput.tsx";
import { FormColumns } from "../form/FormColumns.tsx";
import { CreateScreen, EditScreen, LastSaved, type RecordForm } from "../form/FormScreens.tsx";
import { ImageInput } from "../form/ImageInput.tsx";
import { optionalPicture } from "../form/pictures.ts";
import { SegmentInput } from "../form/SegmentInput.tsx";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { FormSection } from "../parts/FormSection.tsx";

const ratings = Array.from({ length: limits.ratingMax }, (_, index) => index + limits.ratingMin);

function RatingInput() {
  const { field, fieldState, id } = useInput({ source: "rating" });
  return (
    <TextField
      select
      id={id}
      inputRef={field.ref}
      label="Rating"
      value={field.value ?? ""}
      onChange={field.onChange}
      onBlur={() => field.onBlur()}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">No rating</MenuItem>
      {ratings.map((rating) => (
        <MenuItem key={rating} value={rating}>{`${rating} of ${limits.ratingMax}`}</MenuItem>
      ))}
    </TextField>
  );
}

type Project = Readonly<{ id: string; title: string }>;

/**
 * Offers the projects whose words match what is typed. react-admin's AutocompleteInput within a ReferenceInput would
 * weigh on every screen of the dashboard, since it comes with parts that all share.
 */
function ProjectInput() {
  const { field, fieldState, id } = useInput({ source: "portfolioId" });
  const [typed, setTyped] = useState("");
  const chosenId: string | null = field.value || null;
  const { data: chosen = null } = useGetOne<Project>("portfolio", { id: chosenId ?? "" }, { enabled: !!chosenId });
  const search = typed === chosen?.title ? "" : typed;
  const asked = {
    pagination: { page: 1, perPage: 25 },
    sort: { field: "title", order: "ASC" },
    filter: { search },
  } as const;
  const { data: found = [], isFetching } = useGetList<Project>("portfolio", asked, {
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      id={id}
      options={found}
      loading={isFetching}
      value={chosenId ? chosen : null}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, project) => field.onChange(project?.id ?? null)}
      onBlur={() => field.onBlur()}
      getOptionKey={(project) => project.id}
      getOptionLabel={(project) => project.title}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has searched already, also in words that the title does not hold.
      filterOptions={(projects) => projects}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Project"
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? "Its page shows the testimonial, too. May stay empty."}
        />
      )}
    />
  );
}

const statuses = [
  { id: "pending", name: "Pending", dot: "warning.main", helper: "Only visible in the dashboard." },
  { id: "published", name: "Published", dot: "success.main", helper: "Visible to everybody once it is saved." },
];

const face = { width: 120, aspectRatio: "1", borderRadius: "50%" };

const Aside = () => (
  <>
    <FormSection title="Publishing">
      <SegmentInput source="status" label="Status" choices={statuses} />
      <ProjectInput />
    </FormSection>
    <FormSection title="Photo">
      <ImageInput
        source="photo"
        label="Photo"
        rule={testimonialPhotoRule}
        hint="JPG, PNG, GIF or WebP, up to 2 MB. Shown as a circle."
        look={face}
        removable
      />
    </FormSection>
  </>
);

const Inputs = () => (
  <FormColumns aside={<Aside />}>
    <FormSection title="What they say">
      <TextFieldInput
        required
        source="name"
        label="Name"
        helper={`${limits.nameMin} to ${limits.nameMax} characters.`}
      />
      <TextFieldInput source="role" label="Role" helper="What they do, and where. May stay empty." />
      <CountedTextInput
        required
        source="quote"
        label="Quote"
        minRows={5}
        maxRows={14}
        max={limits.quoteMax}
        helper={`In their own words, at least ${limits.quoteMin} characters.`}
      />
      <RatingInput />
    </FormSection>
  </FormColumns>
);

const form: RecordForm<Testimonial, Omit<TestimonialInput, "photo">, "photo"> = {
  resource: "testimonials",
  fields: {
    name: { label: "Name", initial: "" },
    role: { label: "Role", initial: "" },
    quote: { label: "Quote", initial: "" },
    rating: { label: "Rating", initial: null },
    portfolioId: { label: "Project", initial: null },
    status: { label: "Status", initial: "pending" },
  },
  picture: "photo",
  create: {
    title: "Add New Testimonial",
    submitLabel: "Save Testimonial",
    saved: "Testimonial created",
    schema: z.extend(testimonialInput, { photo: optionalPicture }),
  },
  edit: {
    title: "Edit Testimonial",
    submitLabel: "Update Testimonial",
    saved: "Testimonial updated",
    loadFailed: "The testimonial could not be loaded",
    schema: z.extend(testimonialUpdate, { photo: optionalPicture }),
    facts: ({ updatedAt, order }) => <LastSaved at={updatedAt} facts={[`display order ${order + 1}`]} />,
  },
  sentences: {
    failed: (reason) => `Failed to save testimonial: ${reason || "Unknown error"}`,
    noResponse: "No response from server",
  },
  Inputs,
};

export const TestimonialCreate = () => <CreateScreen form={form} />;
export const TestimonialEdit = () => <EditScreen form={form} />;
