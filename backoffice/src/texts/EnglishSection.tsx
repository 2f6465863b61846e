import { isEnglish, untranslated } from "@etalase/contracts/texts";
import type { TextsAnswer } from "@etalase/contracts/texts.schema";
import { Button } from "@mui/material";
import { LanguagesIcon } from "lucide-react";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { counted } from "../kit/parts/format.ts";
import { Quiet } from "../kit/theme/Words.tsx";

/** The English texts of the form's record; none for a new or hidden one. */
function useEnglishTexts(): TextsAnswer["texts"] {
  const id = useRecordContext()?.id;
  const { data } = useCall<TextsAnswer>("texts", ["texts", "english"], { enabled: id !== undefined });
  return data?.texts.filter(({ key }) => isEnglish(key) && key.split(".")[2] === id) ?? [];
}

/** Tells how far the saved record is translated, and leads to its English texts. */
export function EnglishSection() {
  const texts = useEnglishTexts();
  const missing = untranslated(texts).length;
  if (texts.length === 0) return null;
  return (
    <FormSection title={t("English")}>
      <Quiet>
        {missing > 0
          ? t("{texts} not translated yet.", { texts: counted(missing, "text") })
          : t("All texts are translated.")}
      </Quiet>
      <Button
        component={Link}
        to="/dashboard/texts"
        state={{ keys: texts.map(({ key }) => key) }}
        variant="outlined"
        startIcon={<LanguagesIcon />}
      >
        {t("Translate")}
      </Button>
    </FormSection>
  );
}
