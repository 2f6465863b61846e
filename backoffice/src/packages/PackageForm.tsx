import { type Priced, priceProblems } from "@etalase/contracts/packages";
import {
  type Package,
  type PackageInput,
  packageFields,
  packageInput,
  packageUpdate,
} from "@etalase/contracts/packages.schema";
import { messageOf } from "@etalase/contracts/refusals/refusal";
import { sectionPath } from "@etalase/contracts/site/paths";
import { slugOf } from "@etalase/contracts/text/slug";
import { Box } from "@mui/material";
import { type SyntheticEvent, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useOpenPreview } from "../kit/desk/PreviewButton.tsx";
import { CountedTextInput } from "../kit/form/CountedTextInput.tsx";
import { FormColumns } from "../kit/form/FormColumns.tsx";
import { orderedFacts, type RecordForm, RecordScreen, screenWords } from "../kit/form/FormScreens.tsx";
import { PriceInput } from "../kit/form/PriceField.tsx";
import { SwitchInput } from "../kit/form/SwitchInput.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { EnglishSection } from "../texts/lazyEnglish.tsx";
import { FeaturesInput } from "./FeaturesInput.tsx";
import { PromoInput } from "./PromoInput.tsx";

const { badge, description, features, isActive, isFrom, isHighlighted, name, price, priceBefore } = packageFields;

const summary = { fontSize: ".8125rem", color: "text.secondary", py: 1.5, my: -1.5 };

/** The slug, by which orders refer to the package; folded, since it hardly ever changes. */
function SlugInput() {
  const [name, slug]: (string | undefined)[] = useWatch({ name: ["name", "slug"] });
  const { errors } = useFormState({ name: "slug" });
  const [isOpen, setOpen] = useState(false);
  const label = t(packageFields.slug.label);
  const made = slug?.trim() || slugOf(name ?? "") || "…";
  return (
    <Box
      component="details"
      open={isOpen || Boolean(errors.slug)}
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)}
    >
      <Box component="summary" sx={summary}>
        {`${label}: ${made}`}
      </Box>
      <Box sx={{ mt: 2 }}>
        <TextFieldInput
          source="slug"
          label={label}
          placeholder={t("Generated from the name")}
          helper={t("Orders are counted under {made}, even when the name changes.", { made })}
        />
      </Box>
    </Box>
  );
}

const About = () => (
  <FormSection title={t("About the package")}>
    <TextFieldInput required source="name" label={t(name.label)} helper={t("{min} to {max} characters.", name)} />
    <CountedTextInput
      source="description"
      label={t(description.label)}
      minRows={2}
      maxRows={6}
      max={description.max}
      helper={t("Who it is for, in a sentence.")}
    />
    <SlugInput />
  </FormSection>
);

const Features = () => (
  <FormSection title={t("What is included")}>
    <FeaturesInput source="features" label={t(features.label)} />
  </FormSection>
);

const Price = () => (
  <FormSection title={t("Price")}>
    <Box sx={{ display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" }, gap: 2 }}>
      <PriceInput required source="price" label={t(price.label)} helper={t("Whole rupiah.")} />
      <PriceInput source="priceBefore" label={t(priceBefore.label)} helper={t("Shown struck through. Optional.")} />
    </Box>
    <SwitchInput source="isFrom" label={t(isFrom.label)} helper={t("Shown with “Mulai dari” above it.")} />
  </FormSection>
);

const Promo = () => (
  <FormSection title={t("Promo")}>
    <PromoInput source="promo" />
  </FormSection>
);

const Visibility = () => (
  <FormSection title={t("Visibility")}>
    <SwitchInput source="isActive" label={t(isActive.label)} helper={t("Active packages are shown on the homepage.")} />
    <SwitchInput
      source="isHighlighted"
      label={t(isHighlighted.label)}
      helper={t("Only one package can be highlighted at a time.")}
    />
    <TextFieldInput
      source="badge"
      label={t(badge.label)}
      placeholder={t("POPULER")}
      helper={t("A word or two. Optional.")}
    />
  </FormSection>
);

const Aside = () => (
  <>
    <Visibility />
    <EnglishSection />
  </>
);

function Inputs() {
  useOpenPreview();
  return (
    <FormColumns aside={<Aside />}>
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
  for (const [field, problem] of Object.entries(priceProblems({ price, priceBefore, promo })))
    issues.push({ code: "custom", message: messageOf(problem), path: [field], input: value });
});

const form: RecordForm<Package, PackageInput> = {
  ...screenWords("package"),
  resource: "packages",
  fields: packageFields,
  rules: { input: packageInput.check(fittingPrices), update: packageUpdate.check(fittingPrices) },
  facts: orderedFacts,
  pageOf: ({ isActive }) => (isActive ? { name: t("View packages"), href: sectionPath("price") } : undefined),
  Inputs,
};

export const PackageForm = () => <RecordScreen form={form} />;
