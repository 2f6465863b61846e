import { serviceSchemas, services } from "@etalase/contracts/plain/services.schema";
import { CreateScreen, EditScreen } from "../kit/form/FormScreens.tsx";
import { t } from "../kit/language/t.ts";
import { DrawnInputs } from "../plain/DrawnInputs.tsx";
import { plainForm } from "../plain/plainForm.ts";

const helpers = {
  title: t("What you offer, in 2 to 60 characters."),
  text: t("A sentence below it. Optional."),
};

const form = plainForm(services, serviceSchemas, () => <DrawnInputs of={services} helpers={helpers} />);

export const ServiceCreate = () => <CreateScreen form={form} />;
export const ServiceEdit = () => <EditScreen form={form} />;
