import { showcaseSchemas, showcases } from "@etalase/contracts/plain/showcases.schema";
import { DrawnInputs } from "../drawn/DrawnInputs.tsx";
import { CreateScreen, EditScreen } from "../form/FormScreens.tsx";
import { t } from "../language/t.ts";
import { plainForm } from "../plain/plainForm.ts";

const helpers = {
  title: t("Whose work it is, in 2 to 60 characters."),
  text: t("Their business, such as “Kedai kopi”. Optional."),
};

const form = plainForm(showcases, showcaseSchemas, () => <DrawnInputs of={showcases} helpers={helpers} />);

export const ShowcaseCreate = () => <CreateScreen form={form} />;
export const ShowcaseEdit = () => <EditScreen form={form} />;
