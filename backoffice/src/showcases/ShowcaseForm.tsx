import { showcaseSchemas, showcases } from "@etalase/contracts/plain/showcases.schema";
import { sectionPath } from "@etalase/contracts/site/paths";
import { DrawnInputs } from "../drawn/DrawnInputs.tsx";
import { CreateScreen, EditScreen } from "../form/FormScreens.tsx";
import { plainForm } from "../plain/plainForm.ts";

const helpers = {
  title: "Whose work it is, in 2 to 60 characters.",
  text: "Their trade, such as “Kedai kopi”. May stay empty.",
  isActive: "Active showcases are shown on the landing page, inactive ones are hidden.",
};

const form = plainForm(showcases, showcaseSchemas, {
  pageOf: ({ isActive }) => (isActive ? { name: "View showcases", href: sectionPath("home") } : undefined),
  Inputs: () => <DrawnInputs of={showcases} helpers={helpers} />,
});

export const ShowcaseCreate = () => <CreateScreen form={form} />;
export const ShowcaseEdit = () => <EditScreen form={form} />;
