import { partnerLimits } from "@etalase/contracts/partners";
import { type Partner, type PartnerInput, partnerInput, partnerUpdate } from "@etalase/contracts/partners.schema";
import { logoRule } from "@etalase/contracts/rules/image";
import { sectionPath } from "@etalase/contracts/site/paths";
import { webAddressOf } from "@etalase/contracts/text/addresses";
import { messages } from "@etalase/contracts/text/messages";
import { CountedTextInput } from "../form/CountedTextInput.tsx";
import { FormColumns } from "../form/FormColumns.tsx";
import { CreateScreen, EditScreen, orderedFacts, type RecordForm, screenWords } from "../form/FormScreens.tsx";
import { ImageSection } from "../form/ImageInput.tsx";
import { SwitchInput } from "../form/SwitchInput.tsx";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { FormSection } from "../parts/FormSection.tsx";
import { withAddress } from "../typed/addresses.ts";
import { LogoPreview } from "./PartnerLogo.tsx";

const About = () => (
  <FormSection title="About the partner">
    <TextFieldInput
      required
      source="name"
      label="Name"
      helper={`${partnerLimits.nameMin} to ${partnerLimits.nameMax} characters.`}
    />
    <TextFieldInput
      source="website"
      label="Website"
      type="url"
      placeholder="example.com"
      helper="May stay empty."
      complete={webAddressOf}
    />
    <CountedTextInput
      source="description"
      label="Description"
      minRows={4}
      maxRows={12}
      max={partnerLimits.descriptionMax}
      helper="What the partner does, in a sentence or two."
    />
  </FormSection>
);

const Visibility = () => (
  <FormSection title="Visibility">
    <SwitchInput
      source="isActive"
      label="Active"
      helper="Active partners are shown on the website, inactive ones are hidden."
    />
  </FormSection>
);

const belowEachOther = { gridTemplateColumns: "minmax(0, 1fr)" };

const Inputs = () => (
  <FormColumns
    asideWidth={380}
    asideLook={belowEachOther}
    aside={
      <>
        <ImageSection
          title="Logo"
          required
          source="logo"
          label="Partner logo"
          rule={logoRule}
          prompt="Drop a logo or browse"
          hint="JPG, PNG, GIF, WebP or SVG, up to 2 MB. Recommended size: 200x100 px"
          preview={(src, alt) => <LogoPreview src={src} alt={alt} />}
        />
        <Visibility />
      </>
    }
  >
    <About />
  </FormColumns>
);

const form: RecordForm<Partner, PartnerInput, "logo"> = {
  ...screenWords("partner"),
  sentences: { failed: messages.partners.saveFailed, noResponse: messages.partners.noResponse },
  resource: "partners",
  fields: {
    name: { label: "Name", initial: "" },
    website: { label: "Website", initial: "" },
    description: { label: "Description", initial: "" },
    isActive: { label: "Active", initial: true },
  },
  picture: { field: "logo", label: "Logo", missing: messages.partners.logoRequired },
  rules: withAddress("website", { input: partnerInput, update: partnerUpdate }),
  facts: orderedFacts,
  pageOf: ({ isActive }) => (isActive ? { name: "View partners", href: sectionPath("partners") } : undefined),
  Inputs,
};

export const PartnerCreate = () => <CreateScreen form={form} />;
export const PartnerEdit = () => <EditScreen form={form} />;
