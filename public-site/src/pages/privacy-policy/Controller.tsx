import { phoneHref } from "../../site/contact.ts";
import { useSite } from "../../site/site.ts";
import { privacy } from "./copy.ts";

/** Names the data controller, as far as the settings tell. */
export function Controller() {
  const { siteName, contactEmail, contactPhone, address } = useSite().settings;
  const copy = privacy.controller;
  return (
    <>
      <p>{copy.text(siteName)}</p>
      <address className="controller">
        <b>{siteName}</b>
        {address ? <span>{address}</span> : null}
        {contactEmail ? <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : null}
        {contactPhone ? <a href={phoneHref(contactPhone)}>{contactPhone}</a> : null}
      </address>
    </>
  );
}
