import { logoRule } from "@etalase/contracts/image";
import { partnerLimits } from "@etalase/contracts/partners";
import { Box } from "@mui/material";
import { CountedTextInput } from "../form/CountedTextInput.tsx";
import { ImageInput } from "../form/ImageInput.tsx";
import { SwitchInput } from "../form/SwitchInput.tsx";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { FormSection } from "../parts/FormSection.tsx";
import { LogoPreview } from "./PartnerLogo.tsx";

const columns = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 380px" },
};

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

export const PartnerInputs = () => (
  <Box sx={columns}>
    <About />
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
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
      <FormSection title="Visibility">
        <SwitchInput
          source="isActive"
          label="Active"
          helper="Active partners are shown on the website, inactive ones are hidden."
        />
      </FormSection>
    </Box>
  </Box>
);
