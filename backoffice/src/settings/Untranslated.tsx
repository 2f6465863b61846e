import { untranslated } from "@etalase/contracts/texts";
import type { TextsAnswer } from "@etalase/contracts/texts.schema";
import { Alert, Button } from "@mui/material";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";
import { Note } from "../kit/theme/Words.tsx";

const field = "english";
/** Tells of the texts that pages in English still say in another way, and leads to them. */
export function Untranslated() {
  const navigate = useNavigate();
  const isOn = useWatch({ name: field }) === true;
  const { data: texts = [] } = useCall("texts", ["texts", "untranslated"], {
    select: (answer: TextsAnswer) => untranslated(answer.texts),
    enabled: isOn,
    retry: 3,
  });
  if (!isOn) return null;
  const translate = () => void navigate("/dashboard/texts", { state: { keys: texts.map(({ key }) => key) } });
  return (
    <>
      <Note component="p">{t("Questions and testimonials stay out of English pages.")}</Note>
      {texts.length > 0 && (
        <Alert severity="warning" action={<Button onClick={translate}>{t("Translate")}</Button>} sx={{ mt: 1 }}>
          {t("{texts} not translated yet.", { texts: counted(texts.length, "text") })}
        </Alert>
      )}
    </>
  );
}
