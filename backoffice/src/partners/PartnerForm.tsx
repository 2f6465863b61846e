import { partnerSchemas, partners } from "@etalase/contracts/plain/partners.schema";
import { FormColumns } from "../kit/form/FormColumns.tsx";
import { RecordScreen } from "../kit/form/FormScreens.tsx";
import { ImageSection } from "../kit/form/ImageInput.tsx";
import { t } from "../kit/language/t.ts";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { PlainInput } from "../plain/PlainInput.tsx";
import { plainForm } from "../plain/plainForm.ts";
import { LogoPreview } from "./PartnerLogo.tsx";

const About = () => (
  <FormSection title={t("About the partner")}>
    <PlainInput of={partners} source="name" />
    <PlainInput of={partners} source="website" />
    <PlainInput of={partners} source="description" helper={t("What the partner does, in a sentence or two.")} />
  </FormSection>
);

const Visibility = () => (
  <FormSection title={t("Visibility")}>
    <PlainInput
      of={partners}
      source="isActive"
      helper={t("Active partners are shown on the website, inactive ones are hidden.")}
    />
  </FormSection>
);

const Inputs = () => (
  <FormColumns
    asideWidth={380}
    aside={
      <>
        <ImageSection
          title={t("Logo")}
          required
          source="logo"
          label={t("Partner logo")}
          rule={partners.picture.rule}
          prompt={t("Drop a logo or browse")}
          hint={t("JPG, PNG, GIF, WebP or SVG, up to 2 MB. Recommended size: 200x100 px")}
          preview={(src, alt) => <LogoPreview src={src} alt={alt} />}
        />
        <Visibility />
      </>
    }
  >
    <About />
  </FormColumns>
);

const form = plainForm(partners, partnerSchemas, Inputs);

export const PartnerForm = () => <RecordScreen form={form} />;
