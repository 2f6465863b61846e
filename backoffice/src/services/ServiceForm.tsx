import { serviceSchemas, services } from "@etalase/contracts/plain/services.schema";
import { sectionPath } from "@etalase/contracts/site/paths";
import { DrawnInputs } from "../drawn/DrawnInputs.tsx";
import { CreateScreen, EditScreen } from "../form/FormScreens.tsx";
import { t } from "../language/t.ts";
import { plainForm } from "../plain/plainForm.ts";

const helpers = {
  title: t("What you offer, in 2 to 60 characters."),
  text: t("A sentence below it. May stay empty."),
  isActive: t("Active services are shown on the landing page, inactive ones are hidden."),
};

const form = plainForm(services, serviceSchemas, {
  pageOf: ({ isActive }) => (isActive ? { name: t("View services"), href: sectionPath("features") } : undefined),
  Inputs: () => <DrawnInputs of={services} helpers={helpers} />,
});

export const ServiceCreate = () => <CreateScreen form={form} />;
export const ServiceEdit = () => <EditScreen form={form} />;
