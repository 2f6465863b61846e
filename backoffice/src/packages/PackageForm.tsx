import { packageLimits as limits, type Priced, priceProblems } from "@etalase/contracts/packages";
import { type Package, type PackageInput, packageInput, packageUpdate } from "@etalase/contracts/packages.schema";
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

/** The slug, by which orders refer to the package. */
function SlugInput() {
  const [name, slug]: (string | undefined)[] = useWatch({ name: ["name", "slug"] });
  const made = slug?.trim() || slugOf(name ?? "") || "…";
  return (
    <TextFieldInput
      source="slug"
      label="Code"
      placeholder="Made from the name"
      helper={`Orders are counted under ${made}. It stays when the name changes.`}
    />
  );
}

const About = () => (
  <FormSection title="What it is">
    <TextFieldInput required source="name" label="Name" helper={`${limits.nameMin} to ${limits.nameMax} characters.`} />
    <CountedTextInput
      source="description"
      label="Description"
      minRows={2}
      maxRows={6}
      max={limits.descriptionMax}
      helper="Whom it is for, in a sentence."
    />
    <SlugInput />
  </FormSection>
);

const Features = () => (
  <FormSection title="What is included">
    <FeaturesInput source="features" label="Features" />
  </FormSection>
);

const twoColumns = { display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" }, gap: 2 };

const Price = () => (
  <FormSection title="Price">
    <Box sx={twoColumns}>
      <PriceInput required source="price" label="Price" helper="Whole rupiah." />
      <PriceInput source="priceBefore" label="Price before" helper="Shown struck through. May stay empty." />
    </Box>
    <SwitchInput source="isFrom" label="Starting price" helper="Shown with “Mulai dari” above it." />
  </FormSection>
);

const Promo = () => (
  <FormSection title="Promo">
    <PromoInput source="promo" />
  </FormSection>
);

const Visibility = () => (
  <FormSection title="Visibility">
    <SwitchInput source="isActive" label="Active" helper="Active packages are shown on the home page." />
    <SwitchInput
      source="isHighlighted"
      label="Highlight"
      helper="One package stands out at most: this takes it from the other."
    />
    <TextFieldInput source="badge" label="Badge" placeholder="POPULER" helper="A word or two. May stay empty." />
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
  fields: {
    name: { label: "Name", initial: "" },
    slug: { label: "Code", initial: "", sent: "ifChanged" },
    description: { label: "Description", initial: "" },
    price: { label: "Price", initial: null },
    priceBefore: { label: "Price before", initial: null, sent: "nullable" },
    isFrom: { label: "Starting price", initial: false },
    features: { label: "Features", initial: [] },
    badge: { label: "Badge", initial: "" },
    isHighlighted: { label: "Highlight", initial: false },
    isActive: { label: "Active", initial: true },
    promo: { label: "Promo", initial: null, sent: "nullable" },
  },
  rules: { input: packageInput.check(fittingPrices), update: packageUpdate.check(fittingPrices) },
  facts: orderedFacts,
  pageOf: ({ isActive }) => (isActive ? { name: "View packages", href: sectionPath("price") } : undefined),
  Inputs,
};

export const PackageCreate = () => <CreateScreen form={form} />;
export const PackageEdit = () => <EditScreen form={form} />;
