import { partnerLimits } from "@etalase/contracts/partners";
import { type Partner, type PartnerInput, partnerInput, partnerUpdate } from "@etalase/contracts/partners.schema";
import { logoRule } from "@etalase/contracts/rules/image";
import { messages } from "@etalase/contracts/text/messages";
import * as z from "zod/mini";
import { CountedTextInput } from "../form/CountedTextInput.tsx";
import { FormColumns } from "../form/FormColumns.tsx";
import { CreateScreen, EditScreen, LastSaved, type RecordForm } from "../form/FormScreens.tsx";
import { ImageInput } from "../form/ImageInput.tsx";
import { optionalPicture, requiredPicture } from "../form/pictures.ts";
import { SwitchInput } from "../form/SwitchInput.tsx";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { FormSection } from "../parts/FormSection.tsx";
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
      placeholder="https://example.com"
      helper="Begins with https:// or http://. May stay empty."
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

const Logo = () => (
  <FormSection title="Logo">
    <ImageInput
      source="logo"
      label="Partner logo"
      rule={logoRule}
      prompt="Drop a logo or browse"
      hint="JPG, PNG, GIF, WebP or SVG, up to 2 MB. Recommended size: 200x100 px"
      preview={(src, alt) => <LogoPreview src={src} alt={alt} />}
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
        <Logo />
        <Visibility />
      </>
    }
  >
    <About />
  </FormColumns>
);

const form: RecordForm<Partner, PartnerInput, "logo"> = {
  resource: "partners",
  fields: {
    name: { label: "Name", initial: "" },
    website: { label: "Website", initial: "" },
    description: { label: "Description", initial: "" },
    isActive: { label: "Active", initial: true },
  },
  picture: "logo",
  create: {
    title: "Add New Partner",
    submitLabel: "Save Partner",
    saved: "Partner created",
    schema: z.extend(partnerInput, { logo: requiredPicture(messages.partners.logoRequired) }),
  },
  edit: {
    title: "Edit Partner",
    submitLabel: "Update Partner",
    saved: "Partner updated",
    loadFailed: "The partner could not be loaded",
    schema: z.extend(partnerUpdate, { logo: optionalPicture }),
    facts: ({ updatedAt, order }) => <LastSaved at={updatedAt} facts={[`display order ${order + 1}`]} />,
  },
  sentences: { failed: messages.partners.saveFailed, noResponse: messages.partners.noResponse },
  Inputs,
};

export const PartnerCreate = () => <CreateScreen form={form} />;
export const PartnerEdit = () => <EditScreen form={form} />;
