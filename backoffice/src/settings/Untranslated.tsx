import { untranslated } from "@etalase/contracts/texts";
import type { ShownText, TextsAnswer } from "@etalase/contracts/texts.schema";
import { Alert, Button } from "@mui/material";
import { LanguagesIcon } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { type FieldValues, useFormContext, useFormState, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { AskDialog } from "../kit/parts/ConfirmDialog.tsx";
import { counted } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { linesAtMost } from "../kit/theme/looks.ts";
import { Note } from "../kit/theme/Words.tsx";

const field = "english";
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

/** Whether somebody has just switched the pages on; unsaved work that comes back asks nothing. */
function useAsksOnSwitch() {
  const { subscribe } = useFormContext();
  const { defaultValues } = useFormState();
  const [asks, setAsks] = useState(false);
  const follow = useEffectEvent((values: FieldValues) => setAsks(values[field] === true && !defaultValues?.[field]));
  useEffect(
    () =>
      subscribe({
        name: field,
        formState: { values: true },
        callback: ({ type, values }) => {
          if (type === "change") follow(values);
        },
      }),
    [subscribe],
  );
  return [asks, setAsks] as const;
}

/** Asks before pages in English are turned on while texts say something else there, and tells of these texts later. */
export function Untranslated() {
  const { setValue } = useFormContext();
  const navigate = useNavigate();
  const [asks, setAsks] = useAsksOnSwitch();
  const isOn = useWatch({ name: field }) === true;
  const { data: texts = [] } = useCall("texts", ["texts", "untranslated"], {
    select: (answer: TextsAnswer) => untranslated(answer.texts),
    enabled: isOn,
    retry: 3,
  });
  if (!isOn) return null;
  const count = { texts: counted(texts.length, "text") };
  const translate = () => void navigate("/dashboard/texts", { state: { keys: texts.map(({ key }) => key) } });
  return (
    <>
      <Note component="p">{t("Questions and testimonials stay out of English pages.")}</Note>
      {texts.length > 0 && (
        <Alert severity="warning" action={<Button onClick={translate}>{t("Translate")}</Button>} sx={{ mt: 1 }}>
          {t("{texts} not translated yet.", count)}
        </Alert>
      )}
      <AskDialog
        Icon={LanguagesIcon}
        open={asks && texts.length > 0}
        title={t("Turn on pages in English?")}
        confirmLabel={t("Turn on anyway")}
        busy={false}
        onConfirm={() => setAsks(false)}
        onClose={() => setValue(field, false, { shouldDirty: true })}
        other={{ label: t("Translate"), act: translate }}
      >
        {t("Outdated or missing in English: {texts}.", count)}
        <Differences texts={texts} />
      </AskDialog>
    </>
  );
}
