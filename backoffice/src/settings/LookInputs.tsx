import { sharePictureRule } from "@etalase/contracts/rules/image";
import { Box } from "@mui/material";
import { SwitchInput } from "../kit/form/SwitchInput.tsx";
import { t } from "../kit/language/t.ts";
import { ColoursInput } from "./ColoursInput.tsx";
import { PictureField } from "./PictureField.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { settingsLabels as labels } from "./settingsValues.ts";
import { Untranslated } from "./Untranslated.tsx";

export const LookInputs = () => (
  <>
    <SettingsSection
      title={t("Colours")}
      text={t("For pages, share pictures, icons and mails. Texts must stay readable.")}
    >
      <ColoursInput source="brand" />
    </SettingsSection>
    <SettingsSection title={t("Shared links")}>
      <PictureField
        source="ogImage"
        rule={sharePictureRule}
        prompt={t("Drop a picture or browse")}
        hint={t("Shown where a link to the site is shared. Recommended size 1200x630 px, up to 2 MB")}
        look={{ aspectRatio: "1200 / 630", maxWidth: 360 }}
      />
    </SettingsSection>
    <SettingsSection title={t("Languages")}>
      <Box id="english" className="wide">
        <SwitchInput
          source="english"
          label={labels.english}
          helper={t(
            "The landing page in English, at /en. Services and packages appear there once all their texts are translated.",
          )}
        />
        <Untranslated />
      </Box>
    </SettingsSection>
  </>
);
