import type { ShownText } from "@etalase/contracts/texts.schema";
import { Box, Button } from "@mui/material";
import { PencilIcon, RotateCcwIcon } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { Note, Row } from "../kit/theme/Words.tsx";
import { labelOf, wholeLabelOf } from "./labels.ts";
import { canRestore, hintOf, inOneLine, nameOfKey } from "./textFields.ts";

/** A longer line is seen whole on a phone only when its field can grow. */
const wide = 32;

/** A field that grows would take Enter for a line break. */
const keepOneLine = (event: KeyboardEvent) => {
  if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
};

const ownWords = { flex: 1, minWidth: 0, whiteSpace: "pre-line", py: 0.75 };

/** A text is shown like one, and becomes a field when it is pointed at or typed in. */
const sentence = {
  position: "relative",
  "& label": { m: 0, fontWeight: 500, color: "text.secondary" },
  "& .MuiInputBase-root": { ml: "-14px", width: "calc(100% + 28px)", pr: 6, bgcolor: "transparent" },
  "& .MuiInputBase-root:not(:hover, .Mui-focused, .Mui-error) fieldset": { borderColor: "transparent" },
  "& > svg": { position: "absolute", right: 0, top: 32, fontSize: 16, color: "text.secondary", pointerEvents: "none" },
  "&:focus-within > svg": { visibility: "hidden" },
};

/** The place of a text stands above it, on wide screens beside it. */
const place = 230;
const placed = {
  ...sentence,
  "& .MuiFormControl-root": {
    display: { md: "grid" },
    gridTemplateColumns: `${place}px 1fr`,
    alignItems: { md: "baseline" },
  },
  "& .MuiFormControl-root > p": { gridColumn: 2 },
  "& > div:not(:first-of-type)": { ml: { md: `${place}px` } },
  "& > svg": { ...sentence["& > svg"], top: { xs: 32, md: 14 } },
};

/** The words to translate are above the field, on wide screens beside it. */
const beside = { display: "grid", gridTemplateColumns: { md: "2fr 3fr" }, columnGap: 5, rowGap: 0.5 };
const toTranslate = { minWidth: 0, whiteSpace: "pre-line", pt: { md: 3.5 } };

/** Shows the default below a changed text, and restores it. */
function OwnWords({ text, onRestore }: Readonly<{ text: ShownText; onRestore: () => void }>) {
  return (
    <Row sx={{ alignItems: "flex-start", mt: 0.5 }}>
      <Note sx={ownWords}>{t("Default: {text}", { text: text.default })}</Note>
      <Button
        size="small"
        startIcon={<RotateCcwIcon />}
        aria-label={t("Restore {name}", { name: wholeLabelOf(text) })}
        onClick={onRestore}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        {t("Restore")}
      </Button>
    </Row>
  );
}

type TextInputProps = Readonly<{
  text: ShownText;
  /** It translates nothing, or a text that has been changed since. */
  isMissing: boolean;
}>;

/** One text, edited in place. It renders again only when it is typed itself: a site has hundreds of them. */
export const TextInput = memo(({ text, isMissing }: TextInputProps) => {
  const name = nameOfKey(text.key);
  const { setValue, setFocus } = useFormContext();
  const typed: unknown = useWatch({ name });
  const value = typeof typed === "string" ? typed : "";
  const isLine = text.kind === "line";
  const restore = () => {
    setValue(name, text.default, { shouldDirty: true, shouldValidate: true });
    // The button is unmounted with the difference.
    setFocus(name);
  };
  const { original } = text;
  const isTranslation = original !== undefined;
  return (
    <Box component="li" onKeyDown={isLine ? keepOneLine : undefined} sx={{ py: 1, ...(isTranslation && beside) }}>
      {isTranslation && <Note sx={toTranslate}>{t("In Indonesian: {text}", { text: original })}</Note>}
      <Box sx={isTranslation ? sentence : placed}>
        <TextFieldInput
          source={name}
          label={labelOf(text)}
          multiline={!isLine || text.default.length > wide}
          minRows={original?.split("\n").length}
          complete={isLine ? inOneLine : undefined}
          helper={hintOf(text, value)}
        />
        <PencilIcon aria-hidden />
        {isMissing && value === text.value && (
          <Note sx={{ color: "warning.main" }}>
            {value ? t("The Indonesian text has changed since.") : t("Not translated")}
          </Note>
        )}
        {canRestore(text, value) && <OwnWords text={text} onRestore={restore} />}
      </Box>
    </Box>
  );
});
