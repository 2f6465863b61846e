import { serviceSchemas, services } from "@etalase/contracts/plain/services.schema";
import { showcaseSchemas, showcases } from "@etalase/contracts/plain/showcases.schema";
import { FormColumns } from "../kit/form/FormColumns.tsx";
import { RecordScreen } from "../kit/form/FormScreens.tsx";
import { ImageSection } from "../kit/form/ImageInput.tsx";
import { t } from "../kit/language/t.ts";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { EnglishSection } from "../texts/lazyEnglish.tsx";
import { PlainInput } from "./PlainInput.tsx";
import { plainForm } from "./plainForm.ts";

type InputsProps = Readonly<{
  of: typeof services | typeof showcases;
  /** The sentences below title and text. */
  helpers: Readonly<{ title: string; text: string }>;
}>;

/** The inputs of a record with a picture of its own, or one of the site's drawings in its place. */
const Inputs = ({ of, helpers }: InputsProps) => (
  <FormColumns
    aside={
      <>
        <ImageSection
          title={t("Picture")}
          source="picture"
          rule={of.picture.rule}
          hint={t("JPG, PNG, GIF or WebP, up to 5 MB. Any shape: the page crops it to fit.")}
          removable
        />
        <FormSection title={t("Visibility")}>
          <PlainInput of={of} source="isActive" />
        </FormSection>
        <EnglishSection />
      </>
    }
  >
    <FormSection title={t("Title and text")}>
      <PlainInput of={of} source="title" helper={helpers.title} />
      <PlainInput of={of} source="text" helper={helpers.text} />
    </FormSection>
    <FormSection title={t("Look")}>
      <PlainInput of={of} source="drawing" helper={t("Shown if there is no picture. Your own picture replaces it.")} />
    </FormSection>
  </FormColumns>
);

const ofServices = {
  title: t("What you offer, in 2 to 60 characters."),
  text: t("A sentence below it. Optional."),
};
const service = plainForm(services, serviceSchemas, () => <Inputs of={services} helpers={ofServices} />);

export const ServiceForm = () => <RecordScreen form={service} />;

const ofShowcases = {
  title: t("Whose work it is, in 2 to 60 characters."),
  text: t("Their business, such as “Kedai kopi”. Optional."),
};
const showcase = plainForm(showcases, showcaseSchemas, () => <Inputs of={showcases} helpers={ofShowcases} />);

export const ShowcaseForm = () => <RecordScreen form={showcase} />;
