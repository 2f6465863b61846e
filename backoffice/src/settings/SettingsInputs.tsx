import { faviconRule, sharePictureRule, siteLogoRule } from "@etalase/contracts/rules/image";
import { socialNetworks } from "@etalase/contracts/settings";
import { messages } from "@etalase/contracts/text/messages";
import { Box } from "@mui/material";
import { GlobeIcon, MailIcon, PaletteIcon, SearchCodeIcon, Share2Icon } from "lucide-react";
import type { ComponentProps } from "react";
import { useFormState } from "react-hook-form";
import { isSuperadmin } from "../kit/data/session.ts";
import { FieldGroup } from "../kit/form/FieldLabel.tsx";
import { ImageInput } from "../kit/form/ImageInput.tsx";
import { SwitchInput } from "../kit/form/SwitchInput.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { refusal, t } from "../kit/language/t.ts";
import { ColoursInput } from "./ColoursInput.tsx";
import { OrderSections } from "./OrderSections.tsx";
import { PhoneInput } from "./PhoneInput.tsx";
import { codeLook, ScriptsInput } from "./ScriptsInput.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { settingsLabels as labels, socialAddressOf } from "./settingsValues.ts";
import { Untranslated } from "./Untranslated.tsx";

const logoLook = {
  width: "auto",
  maxWidth: 1,
  height: 60,
  aspectRatio: "auto",
  objectFit: "contain",
  bgcolor: "#fff",
  p: 0.75,
};
const iconLook = { ...logoLook, width: 60 };

type SettingName = keyof typeof labels;

/** A text of the settings with its label. */
const Text = (props: Omit<ComponentProps<typeof TextFieldInput>, "label"> & Readonly<{ source: SettingName }>) => (
  <TextFieldInput {...props} label={labels[props.source]} />
);

type PictureProps = Omit<ComponentProps<typeof ImageInput>, "label"> &
  Readonly<{ source: SettingName; className?: string }>;

/** A picture that the site may lack. */
const Picture = ({ className = "", ...picture }: PictureProps) => (
  <FieldGroup label={labels[picture.source]} className={className}>
    <ImageInput removable {...picture} label={labels[picture.source]} />
  </FieldGroup>
);

const General = () => (
  <SettingsSection
    title={t("General Settings")}
    text={t("Name, description and the pictures in the header and the browser tab.")}
    Icon={GlobeIcon}
  >
    <Text required source="siteName" className="wide" />
    <Text source="siteDescription" multiline minRows={2} className="wide" />
    <Picture
      source="logo"
      rule={siteLogoRule}
      prompt={t("Drop a logo or browse")}
      hint={t("Recommended size 200x60 px, up to 2 MB")}
      look={logoLook}
    />
    <Picture
      source="favicon"
      rule={faviconRule}
      prompt={t("Drop an icon or browse")}
      hint={t("Recommended size 32x32 px; ICO, PNG or SVG")}
      look={iconLook}
    />
    <Box className="wide">
      <SwitchInput
        source="english"
        label={labels.english}
        helper={t(
          "The landing page in English, at /en. Translate your services and packages under Texts: each appears once all its texts are translated. Articles, projects and pages are written in English, and can name their original.",
        )}
      />
      <Untranslated />
    </Box>
  </SettingsSection>
);

const Colours = () => (
  <SettingsSection
    title={t("Colours")}
    text={t("For pages, share pictures, icons and mails. Texts must stay readable.")}
    Icon={PaletteIcon}
  >
    <ColoursInput source="brand" />
  </SettingsSection>
);

const Contact = () => (
  <SettingsSection
    title={t("Contact Information")}
    text={t("Shown in the footer. The order buttons open a chat with the phone number.")}
    Icon={MailIcon}
  >
    <Text source="contactEmail" type="email" />
    <PhoneInput source="contactPhone" label={labels.contactPhone} />
    <Text source="address" multiline minRows={2} className="wide" />
  </SettingsSection>
);

const Social = () => (
  <SettingsSection
    title={t("Social Media Links")}
    text={t("Each one appears in the footer as an icon. Enter a name, a WhatsApp number or a full address.")}
    Icon={Share2Icon}
  >
    {socialNetworks.map((network) => (
      <Text
        key={network}
        source={network}
        type="url"
        placeholder={network === "whatsapp" ? "0812 3456 7890" : t("@name")}
        complete={(typed) => socialAddressOf(network, typed)}
      />
    ))}
  </SettingsSection>
);

const scriptsHelp = t(
  "They run on public pages once the visitor agrees, and only from the hosts above. The event etalase:order tells the code about orders.",
);
const codeHelp = t("For every public page, never in the dashboard.");

function Code() {
  const mayEdit = isSuperadmin();
  const { dirtyFields } = useFormState();
  // The code was typed as a superadmin, but the account has lost that role.
  const helperOf = (source: "customCss" | "customJs" | "scripts", help = codeHelp) => {
    if (mayEdit) return help;
    const rule = `${refusal(messages.settings.customCodeIsSuperadmins)}.`;
    return dirtyFields[source] ? `${rule} ${t("Your input will not be saved.")}` : rule;
  };
  const look = { multiline: true, minRows: 5, maxRows: 16, readOnly: !mayEdit, sx: codeLook };
  return (
    <>
      <Text source="customCss" {...look} helper={helperOf("customCss")} />
      <Text source="customJs" {...look} helper={helperOf("customJs")} />
      <ScriptsInput
        source="scripts"
        label={labels.scripts}
        mayEdit={mayEdit}
        helper={helperOf("scripts", scriptsHelp)}
      />
    </>
  );
}

const Seo = () => (
  <SettingsSection
    title={t("SEO & Additional Settings")}
    text={t("For search engines, shared links, statistics and your own code.")}
    Icon={SearchCodeIcon}
  >
    <Text source="metaTags" helper={t("Keywords separated by commas, or a JSON list of tags.")} multiline maxRows={8} />
    <Text source="googleAnalyticsId" placeholder="G-XXXXXXXX" helper={t("UA-XXXXX-Y or G-XXXXXXXX; empty for none.")} />
    <Picture
      className="wide"
      source="ogImage"
      rule={sharePictureRule}
      prompt={t("Drop a picture or browse")}
      hint={t("Shown where a link to the site is shared. Recommended size 1200x630 px, up to 2 MB")}
      look={{ aspectRatio: "1200 / 630", maxWidth: 360 }}
    />
    <Code />
  </SettingsSection>
);

export const SettingsInputs = () => (
  <>
    <General />
    <Colours />
    <Contact />
    <OrderSections />
    <Social />
    <Seo />
  </>
);
