import { showcaseSchemas, showcases } from "@etalase/contracts/plain/showcases.schema";
import { CreateScreen, EditScreen } from "../kit/form/FormScreens.tsx";
import { t } from "../kit/language/t.ts";
import { DrawnInputs } from "../plain/DrawnInputs.tsx";
import { plainForm } from "../plain/plainForm.ts";

const helpers = {
  title: t("Whose work it is, in 2 to 60 characters."),
  text: t("Their business, such as “Kedai kopi”. Optional."),
};

const form = plainForm(showcases, showcaseSchemas, () => <DrawnInputs of={showcases} helpers={helpers} />);

export const ShowcaseCreate = () => <CreateScreen form={form} />;
export const ShowcaseEdit = () => <EditScreen form={form} />;
