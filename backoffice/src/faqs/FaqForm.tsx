import { faqSchemas, faqs } from "@etalase/contracts/plain/faqs.schema";
import { MarkedInput } from "../editor/MarkedInput.tsx";
import { FormColumns } from "../kit/form/FormColumns.tsx";
import { RecordScreen } from "../kit/form/FormScreens.tsx";
import { t } from "../kit/language/t.ts";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { PlainInput } from "../plain/PlainInput.tsx";
import { plainForm } from "../plain/plainForm.ts";

const { answer } = faqs.fields;

const Aside = () => (
  <FormSection title={t("Visibility")}>
    <PlainInput of={faqs} source="isActive" />
    <PlainInput
      of={faqs}
      source="category"
      helper={t("Questions in the same category are shown together. Optional.")}
    />
  </FormSection>
);

const Inputs = () => (
  <FormColumns aside={<Aside />}>
    <FormSection title={t("Question and answer")}>
      <PlainInput of={faqs} source="question" helper={t("As visitors would ask it.")} />
      <MarkedInput
        source="answer"
        label={t(answer.label)}
        max={answer.max}
        helper={t("A few sentences. Link to packages, articles or the contact form.")}
      />
    </FormSection>
  </FormColumns>
);

const form = plainForm(faqs, faqSchemas, Inputs);

export const FaqForm = () => <RecordScreen form={form} />;
