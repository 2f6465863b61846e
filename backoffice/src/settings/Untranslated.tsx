import { untranslated } from "@etalase/contracts/texts";
import type { TextsAnswer } from "@etalase/contracts/texts.schema";
import { Alert, Link as MuiLink } from "@mui/material";
import { useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";

const named = 3;

/** Lists missing and outdated English texts before pages in English are turned on. */
export function Untranslated() {
  const isOn = useWatch({ name: "english" }) === true;
  const { data = [] } = useCall("texts?english=true", ["texts", "untranslated"], {
    select: ({ texts }: TextsAnswer) => untranslated(texts),
    enabled: isOn,
    retry: 3,
  });
  if (!isOn || data.length === 0) return null;
  const originals = data.slice(0, named).map(({ original }) => `“${original}”`);
  const texts = originals.join(", ") + (data.length > named ? t(", and more") : "");
  return (
    <Alert severity="warning" sx={{ mt: 1, overflowWrap: "anywhere" }}>
      {t("{texts} not translated yet.", { texts: counted(data.length, "text") })}{" "}
      {t("Missing in English, or still the default: {texts}.", { texts })}{" "}
      <MuiLink component={Link} to="/dashboard/texts" state={{ keys: data.map(({ key }) => key) }}>
        {t("Translate")}
      </MuiLink>
    </Alert>
  );
}
