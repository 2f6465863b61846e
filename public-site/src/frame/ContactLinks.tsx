import { phoneHref } from "@etalase/contracts/text/phone";
import { Icon } from "../components/Icon.tsx";
import { useSite } from "../site/site.ts";

/** Links to mail and phone, as far as the settings have them. */
export function ContactLinks() {
  const { contactEmail, contactPhone } = useSite().settings;
  return (
    <>
      {contactEmail ? (
        <a href={`mailto:${contactEmail}`}>
          <Icon name="mail" />
          <span>{contactEmail}</span>
        </a>
      ) : null}
      {contactPhone ? (
        <a href={phoneHref(contactPhone)}>
          <Icon name="phone" />
          <span>{contactPhone}</span>
        </a>
      ) : null}
    </>
  );
}
