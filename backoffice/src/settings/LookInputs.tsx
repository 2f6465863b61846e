import { sharePictureRule } from "@etalase/contracts/rules/image";
import { t } from "../kit/language/t.ts";
import { ColoursInput } from "./ColoursInput.tsx";
import { EnglishInput } from "./EnglishInput.tsx";
import { PictureField } from "./PictureField.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

export const LookInputs = () => (
  <>
    <SettingsSection
      title={t("Colours")}
      text={t("For pages, share pictures, icons and mails. Texts must stay readable.")}
    >
      <ColoursInput />
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
      <EnglishInput />
    </SettingsSection>
  </>
);
