import { faviconRule, sharePictureRule, siteLogoRule } from "@etalase/contracts/image";
import { messages } from "@etalase/contracts/messages";
import { socialNetworkNames, socialNetworks } from "@etalase/contracts/settings";
import { isSuperadmin } from "../data/session.ts";
import { FieldGroup } from "../form/FieldLabel.tsx";
import { ImageInput } from "../form/ImageInput.tsx";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { GlobeIcon, MailIcon, SearchCodeIcon, Share2Icon } from "../theme/icons.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { settingsLabels as labels } from "./settingsValues.ts";

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
const codeLook = { "& textarea": { fontFamily: "ui-monospace, monospace", fontSize: ".8125rem", lineHeight: 1.6 } };

const General = () => (
  <SettingsSection
    title="General Settings"
    text="Name, description and the pictures in the header and the browser tab."
    Icon={GlobeIcon}
  >
    <TextFieldInput required source="siteName" label={labels.siteName} className="wide" />
    <TextFieldInput source="siteDescription" label={labels.siteDescription} multiline minRows={2} className="wide" />
    <FieldGroup label={labels.logo}>
      <ImageInput
        source="logo"
        label={labels.logo}
        rule={siteLogoRule}
        prompt="Drop a logo or browse"
        hint="Recommended size 200x60 px, up to 2 MB"
        look={logoLook}
        removable
      />
    </FieldGroup>
    <FieldGroup label={labels.favicon}>
      <ImageInput
        source="favicon"
        label={labels.favicon}
        rule={faviconRule}
        prompt="Drop an icon or browse"
        hint="Recommended size 32x32 px; ICO, PNG or SVG"
        look={iconLook}
        removable
      />
    </FieldGroup>
  </SettingsSection>
);

const Contact = () => (
  <SettingsSection
    title="Contact Information"
    text="Shown in the footer. The order buttons open a chat with the phone number."
    Icon={MailIcon}
  >
    <TextFieldInput source="contactEmail" label={labels.contactEmail} type="email" />
    <TextFieldInput source="contactPhone" label={labels.contactPhone} type="tel" placeholder="+62" />
    <TextFieldInput source="address" label={labels.address} multiline minRows={2} className="wide" />
  </SettingsSection>
);

const Social = () => (
  <SettingsSection
    title="Social Media Links"
    text="An icon appears in the footer for each address you fill in."
    Icon={Share2Icon}
  >
    {socialNetworks.map((network) => (
      <TextFieldInput
        key={network}
        source={network}
        label={socialNetworkNames[network]}
        type="url"
        placeholder="https://"
      />
    ))}
  </SettingsSection>
);

const codeHelp = "For every public page, never in the dashboard.";

function Code() {
  const mayEdit = isSuperadmin();
  const look = {
    multiline: true,
    minRows: 5,
    maxRows: 16,
    readOnly: !mayEdit,
    helper: mayEdit ? codeHelp : `${messages.settings.customCodeIsSuperadmins}.`,
    sx: codeLook,
  };
  return (
    <>
      <TextFieldInput source="customCss" label={labels.customCss} {...look} />
      <TextFieldInput source="customJs" label={labels.customJs} {...look} />
    </>
  );
}

const Seo = () => (
  <SettingsSection
    title="SEO & Additional Settings"
    text="For search engines, shared links, statistics and your own code."
    Icon={SearchCodeIcon}
  >
    <TextFieldInput
      source="metaTags"
      label={labels.metaTags}
      helper="Keywords separated by commas, or a JSON list of tags."
      multiline
      maxRows={8}
    />
    <TextFieldInput
      source="googleAnalyticsId"
      label={labels.googleAnalyticsId}
      placeholder="G-XXXXXXXX"
      helper="UA-XXXXX-Y or G-XXXXXXXX; empty for none."
    />
    <FieldGroup label={labels.ogImage} className="wide">
      <ImageInput
        source="ogImage"
        label={labels.ogImage}
        rule={sharePictureRule}
        prompt="Drop a picture or browse"
        hint="Shown where a link to the site is shared. Recommended size 1200x630 px, up to 2 MB"
        look={{ aspectRatio: "1200 / 630", maxWidth: 360 }}
        removable
      />
    </FieldGroup>
    <Code />
  </SettingsSection>
);

export const SettingsInputs = () => (
  <>
    <General />
    <Contact />
    <Social />
    <Seo />
  </>
);
