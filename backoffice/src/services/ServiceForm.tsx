import { serviceSchemas, services } from "@etalase/contracts/plain/services.schema";
import { DrawnInputs } from "../drawn/DrawnInputs.tsx";
import { CreateScreen, EditScreen } from "../form/FormScreens.tsx";
import { t } from "../language/t.ts";
import { plainForm } from "../plain/plainForm.ts";

const helpers = {
  title: t("What you offer, in 2 to 60 characters."),
  text: t("A sentence below it. Optional."),
};

const form = plainForm(services, serviceSchemas, () => <DrawnInputs of={services} helpers={helpers} />);

export const ServiceCreate = () => <CreateScreen form={form} />;
export const ServiceEdit = () => <EditScreen form={form} />;
