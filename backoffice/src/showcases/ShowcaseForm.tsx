import { showcaseSchemas, showcases } from "@etalase/contracts/plain/showcases.schema";
import { sectionPath } from "@etalase/contracts/site/paths";
import { DrawnInputs } from "../drawn/DrawnInputs.tsx";
import { CreateScreen, EditScreen } from "../form/FormScreens.tsx";
import { t } from "../language/t.ts";
import { plainForm } from "../plain/plainForm.ts";

const helpers = {
  title: t("Whose work it is, in 2 to 60 characters."),
  text: t("Their trade, such as “Kedai kopi”. May stay empty."),
  isActive: t("Active showcases are shown on the landing page, inactive ones are hidden."),
};

const form = plainForm(showcases, showcaseSchemas, {
  pageOf: ({ isActive }) => (isActive ? { name: t("View showcases"), href: sectionPath("home") } : undefined),
  Inputs: () => <DrawnInputs of={showcases} helpers={helpers} />,
});

export const ShowcaseCreate = () => <CreateScreen form={form} />;
export const ShowcaseEdit = () => <EditScreen form={form} />;
