import { untranslated } from "@etalase/contracts/texts";
import type { ShownText, TextsAnswer } from "@etalase/contracts/texts.schema";
import { Alert, Box, Button } from "@mui/material";
import { LanguagesIcon } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useCall } from "../kit/data/useCall.ts";
import { SwitchInput } from "../kit/form/SwitchInput.tsx";
import { t } from "../kit/language/t.ts";
import { AskDialog } from "../kit/parts/ConfirmDialog.tsx";
import { counted } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { linesAtMost } from "../kit/theme/looks.ts";
import { Note } from "../kit/theme/Words.tsx";
import { settingsLabels } from "./settingsValues.ts";

const source = "english";
const named = 5;
const list = { display: "grid", gap: 1, mt: 1.5, color: "text.primary" };

/** Lists what the pages in English say for texts that are not translated. */
const Differences = ({ texts }: Readonly<{ texts: readonly ShownText[] }>) => (
  <PlainList sx={list}>
    {texts.slice(0, named).map(({ key, original, value }) => (
      <li key={key}>
        “{original}”
        <Note sx={linesAtMost(2)}>{value ? t("In English: “{text}”", { text: value }) : t("Missing in English")}</Note>
      </li>
    ))}
    {texts.length > named && <li>{t("and {records} more", { records: counted(texts.length - named, "text") })}</li>}
  </PlainList>
);

/** The switch of pages in English: asks while texts say something else there, and tells of these texts later. */
export function EnglishInput() {
  const { setValue } = useFormContext();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const isOn = useWatch({ name: source }) === true;
  const { data: texts = [] } = useCall("texts", ["texts", "untranslated"], {
    select: (answer: TextsAnswer) => untranslated(answer.texts),
    enabled: isOn,
    retry: 3,
  });
  const isIncomplete = isOn && texts.length > 0;
  const count = { texts: counted(texts.length, "text") };
  const translate = () => void navigate("/dashboard/texts", { state: { keys: texts.map(({ key }) => key) } });
  return (
    <Box id={source} className="wide">
      <SwitchInput
        source={source}
        label={settingsLabels.english}
        helper={t(
          "The landing page in English, at /en. Services and packages appear there once all their texts are translated.",
        )}
        onSwitch={setAsks}
      />
      {isOn && <Note component="p">{t("Questions and testimonials stay out of English pages.")}</Note>}
      {isIncomplete && (
        <Alert severity="warning" action={<Button onClick={translate}>{t("Translate")}</Button>} sx={{ mt: 1 }}>
          {t("{texts} not translated yet.", count)}
        </Alert>
      )}
      <AskDialog
        Icon={LanguagesIcon}
        open={asks && isIncomplete}
        title={t("Turn on pages in English?")}
        confirmLabel={t("Turn on anyway")}
        busy={false}
        onConfirm={() => setAsks(false)}
        onClose={() => setValue(source, false, { shouldDirty: true })}
        other={{ label: t("Translate"), act: translate }}
      >
        {t("Outdated or missing in English: {texts}.", count)}
        <Differences texts={texts} />
      </AskDialog>
    </Box>
  );
}
