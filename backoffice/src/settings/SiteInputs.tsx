import { faviconRule, siteLogoRule } from "@etalase/contracts/rules/image";
import { socialNetworks } from "@etalase/contracts/settings";
import { Box } from "@mui/material";
import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { isSuperadmin } from "../kit/data/session.ts";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { codeLook } from "../kit/theme/looks.ts";
import { FoldedField } from "./FoldedField.tsx";
import { PhoneInput } from "./PhoneInput.tsx";
import { PictureField } from "./PictureField.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { codeHelp, settingsLabels as labels, type SettingName, socialAddressOf } from "./settingsValues.ts";

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

/** A text of the settings with its label. */
const Text = (props: Omit<ComponentProps<typeof TextFieldInput>, "label"> & Readonly<{ source: SettingName }>) => (
  <TextFieldInput {...props} label={labels[props.source]} />
);

const General = () => (
  <>
    <Text required source="siteName" />
    <Text source="siteDescription" multiline minRows={2} />
    <PictureField
      source="logo"
      rule={siteLogoRule}
      prompt={t("Drop a logo or browse")}
      hint={t("Recommended size 200x60 px, up to 2 MB")}
      look={logoLook}
    />
    <PictureField
      source="favicon"
      rule={faviconRule}
      prompt={t("Drop an icon or browse")}
      hint={t("Recommended size 32x32 px; ICO, PNG or SVG")}
      look={iconLook}
    />
  </>
);

const Contact = () => (
  <>
    <Text source="contactEmail" type="email" />
    <PhoneInput source="contactPhone" label={labels.contactPhone} />
    <FoldedField sources={["address"]} line={useWatch({ name: "address" }) || t("None yet")}>
      <Text source="address" multiline minRows={2} />
    </FoldedField>
  </>
);

const social = { display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr 1fr", lg: "1fr 1fr 1fr" } };

const Social = () => (
  <Box className="wide" sx={social}>
    {socialNetworks.map((network) => (
      <Text
        key={network}
        source={network}
        type="url"
        placeholder={network === "whatsapp" ? "0812 3456 7890" : t("@name")}
        complete={(typed) => socialAddressOf(network, typed)}
      />
    ))}
  </Box>
);

function Seo() {
  const code = { multiline: true, minRows: 3, maxRows: 16, readOnly: !isSuperadmin(), sx: codeLook };
  const helper = codeHelp(t("For every public page, never in the dashboard."));
  return (
    <>
      <Text
        source="metaTags"
        helper={t("Keywords separated by commas, or a JSON list of tags.")}
        multiline
        maxRows={8}
      />
      <Text
        source="googleAnalyticsId"
        placeholder="G-XXXXXXXX"
        helper={t("UA-XXXXX-Y or G-XXXXXXXX; empty for none.")}
      />
      <Text source="customCss" {...code} helper={helper} />
      <Text source="customJs" {...code} helper={helper} />
    </>
  );
}

const sections = [
  {
    id: "general",
    title: t("General Settings"),
    text: t("Name, description and the pictures in the header and the browser tab."),
    Inputs: General,
  },
  {
    id: "contact",
    title: t("Contact Information"),
    text: t("Shown in the footer. The order buttons open a chat with the phone number."),
    Inputs: Contact,
  },
  {
    id: "social",
    title: t("Social Media Links"),
    text: t("Each one appears in the footer as an icon. Enter a name, a WhatsApp number or a full address."),
    Inputs: Social,
  },
  {
    id: "seo",
    title: t("SEO & Additional Settings"),
    text: t("For search engines, statistics and your own code."),
    Inputs: Seo,
  },
];

/** The settings of the specification, in its order. */
export const SiteInputs = () => (
  <>
    {sections.map(({ Inputs, ...section }) => (
      <SettingsSection key={section.id} {...section}>
        <Inputs />
      </SettingsSection>
    ))}
  </>
);
