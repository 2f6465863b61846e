import type { Lead, LeadWithHistory } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import { Fragment, type ReactNode } from "react";
import { t } from "../../kit/language/t.ts";
import { FormSection } from "../../kit/parts/FormSection.tsx";
import { formatMoment, rupiah } from "../../kit/parts/format.ts";
import { isByHand, isClick, originOf } from "../lead/words.ts";
import { Contact } from "./Contact.tsx";
import { History } from "./History.tsx";
import { Progress, type Save, Status } from "./Progress.tsx";
import { Chat, Message } from "./Wish.tsx";

const look = {
  display: "grid",
  gridTemplateColumns: "minmax(84px, auto) minmax(0, 1fr)",
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  fontSize: ".875rem",
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, overflowWrap: "anywhere" },
};

type FactsProps = Readonly<{ of: readonly Readonly<{ name: string; value: ReactNode }>[] }>;

/** Facts as a description list, as far as they are known. */
const Facts = ({ of }: FactsProps) => (
  <Box component="dl" sx={look}>
    {of
      .filter(({ value }) => value)
      .map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </Box>
);

/** Returns the facts about the request. */
const wishFacts = ({ package: wanted, createdAt, firstAnswerAt }: Lead) => [
  {
    name: t("Package"),
    value: wanted && t("{name}, {price} at the time", { name: wanted.name, price: rupiah(wanted.price) }),
  },
  { name: t("Received"), value: formatMoment(createdAt) },
  { name: t("First answer"), value: firstAnswerAt && formatMoment(firstAnswerAt) },
];

const pageName = (path: string) => (path === "/" ? t("Homepage") : path);

/** Returns the visitor's source, as far as the browser sent it. */
function originFacts(lead: Lead) {
  const { utmSource, utmMedium, utmCampaign, landing, path, referrer } = lead.source;
  return [
    { name: t("Came from"), value: originOf(lead) },
    { name: t("Campaign"), value: !isByHand(lead) && [utmSource, utmMedium, utmCampaign].filter(Boolean).join(" / ") },
    { name: t("First page"), value: pageName(landing) },
    { name: t("Sent from"), value: pageName(path) },
    // The address of a channel alone says nothing more than its name.
    { name: t("Referrer"), value: /^https?:\/\/[^/]+\/?$/.test(referrer) ? "" : referrer },
  ];
}

const one = "minmax(0, 1fr)";

/** On tablets the progress is between the request and the history, from lg on beside both. */
const layout = {
  display: "grid",
  gap: { xs: 1.5, sm: 2.5 },
  alignItems: "start",
  gridTemplateColumns: { xs: one, lg: `${one} 340px` },
  gridTemplateRows: { lg: "auto auto 1fr" },
  gridTemplateAreas: { lg: '". aside" ". aside" ". aside"' },
};

const aside = { display: "grid", gap: 2.5, gridTemplateColumns: one, gridArea: { lg: "aside" } };

/** Puts the label beside its field, which leaves one more line to the note. */
const oneLine = {
  "& .MuiFormControl-root": { flexDirection: "row", alignItems: "center", gap: 2 },
  "& .MuiInputLabel-root": { flex: "none", mb: 0 },
};

type LayoutProps = Readonly<{ lead: LeadWithHistory; save: Save; noteForm: ReactNode; isPhone: boolean }>;

/** On phones everything needed on the road fits on one screen: the request, the contact data, the status and a note. */
export function Layout({ lead, save, noteForm, isPhone }: LayoutProps) {
  const status = <Status {...{ lead, save }} />;
  return (
    <Box sx={layout}>
      <FormSection title={t("What they want")}>
        {lead.message && <Message text={lead.message} isShort={isPhone} />}
        {isClick(lead) && <Chat {...lead} />}
        {!isPhone && <Facts of={[{ name: t("Code"), value: lead.code }, ...wishFacts(lead)]} />}
        <Contact {...{ lead, save }} />
      </FormSection>
      {isPhone && (
        <FormSection>
          <Box sx={oneLine}>{status}</Box>
          {noteForm}
        </FormSection>
      )}
      <Box sx={aside}>
        <Progress {...{ lead, save }}>{!isPhone && status}</Progress>
      </Box>
      <FormSection title={isPhone ? t("History") : t("Notes and history")}>
        {!isPhone && noteForm}
        <History lead={lead} />
      </FormSection>
      <FormSection title={isPhone ? t("Details") : t("Origin")}>
        <Facts of={[...(isPhone ? wishFacts(lead) : []), ...originFacts(lead)]} />
      </FormSection>
    </Box>
  );
}
