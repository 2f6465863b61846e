import { type Priced, priceProblems } from "@etalase/contracts/packages";
import {
  type Package,
  type PackageInput,
  packageFields,
  packageInput,
  packageUpdate,
} from "@etalase/contracts/packages.schema";
import { sectionPath } from "@etalase/contracts/site/paths";
import { slugOf } from "@etalase/contracts/text/slug";
import { Box } from "@mui/material";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useOpenPreview } from "../desk/PreviewButton.tsx";
import { CountedTextInput } from "../form/CountedTextInput.tsx";
import { FormColumns } from "../form/FormColumns.tsx";
import { CreateScreen, EditScreen, orderedFacts, type RecordForm, screenWords } from "../form/FormScreens.tsx";
import { PriceInput } from "../form/PriceField.tsx";
import { SwitchInput } from "../form/SwitchInput.tsx";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { FormSection } from "../parts/FormSection.tsx";
import { FeaturesInput } from "./FeaturesInput.tsx";
import { PromoInput } from "./PromoInput.tsx";

const { badge, description, features, isActive, isFrom, isHighlighted, name, price, priceBefore } = packageFields;

/** The slug, by which orders refer to the package. */
function SlugInput() {
  const [name, slug]: (string | undefined)[] = useWatch({ name: ["name", "slug"] });
  const made = slug?.trim() || slugOf(name ?? "") || "…";
  return (
    <TextFieldInput
      source="slug"
      label={packageFields.slug.label}
      placeholder="Made from the name"
      helper={`Orders are counted under ${made}. It stays when the name changes.`}
    />
  );
}

const About = () => (
  <FormSection title="What it is">
    <TextFieldInput required source="name" label={name.label} helper={`${name.min} to ${name.max} characters.`} />
    <CountedTextInput
      source="description"
      label={description.label}
      minRows={2}
      maxRows={6}
      max={description.max}
      helper="Whom it is for, in a sentence."
    />
    <SlugInput />
  </FormSection>
);

const Features = () => (
  <FormSection title="What is included">
    <FeaturesInput source="features" label={features.label} />
  </FormSection>
);

const twoColumns = { display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" }, gap: 2 };

const Price = () => (
  <FormSection title="Price">
    <Box sx={twoColumns}>
      <PriceInput required source="price" label={price.label} helper="Whole rupiah." />
      <PriceInput source="priceBefore" label={priceBefore.label} helper="Shown struck through. May stay empty." />
    </Box>
    <SwitchInput source="isFrom" label={isFrom.label} helper="Shown with “Mulai dari” above it." />
  </FormSection>
);

const Promo = () => (
  <FormSection title="Promo">
    <PromoInput source="promo" />
  </FormSection>
);

const Visibility = () => (
  <FormSection title="Visibility">
    <SwitchInput source="isActive" label={isActive.label} helper="Active packages are shown on the home page." />
    <SwitchInput
      source="isHighlighted"
      label={isHighlighted.label}
      helper="One package stands out at most: this takes it from the other."
    />
    <TextFieldInput source="badge" label={badge.label} placeholder="POPULER" helper="A word or two. May stay empty." />
  </FormSection>
);

function Inputs() {
  useOpenPreview();
  return (
    <FormColumns aside={<Visibility />}>
      <About />
      <Price />
      <Promo />
      <Features />
    </FormColumns>
  );
}

/** Reports contradictory prices while they are typed; the server also checks against the stored values. */
const fittingPrices = z.check<Partial<Priced>>(({ value, issues }) => {
  const { price, priceBefore = null, promo = null } = value;
  if (typeof price !== "number") return;
  for (const [field, message] of Object.entries(priceProblems({ price, priceBefore, promo })))
    issues.push({ code: "custom", message, path: [field], input: value });
});

const form: RecordForm<Package, PackageInput> = {
  ...screenWords("package"),
  resource: "packages",
  fields: packageFields,
  rules: { input: packageInput.check(fittingPrices), update: packageUpdate.check(fittingPrices) },
  facts: orderedFacts,
  pageOf: ({ isActive }) => (isActive ? { name: "View packages", href: sectionPath("price") } : undefined),
  Inputs,
};

export const PackageCreate = () => <CreateScreen form={form} />;
export const PackageEdit = () => <EditScreen form={form} />;
