import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Link as MuiLink } from "@mui/material";
import { RepeatIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { t } from "../../kit/language/t.ts";
import { counted } from "../../kit/parts/format.ts";
import { reach } from "../../kit/theme/palette.ts";

type LeadProps = Readonly<{ lead: Lead }>;

const quiet = { fontSize: 14, verticalAlign: -2, opacity: 0.65 };

const sentenceOf = ({ person }: Lead) =>
  person && person.leads > 1 && t("Wrote before: {leads}", { leads: counted(person.leads - 1, "lead") });

/** Marks the lead of a person with several, quietly. */
export function ReturningMark({ lead }: LeadProps) {
  const label = sentenceOf(lead);
  return label && <RepeatIcon role="img" aria-label={label} data-tip={label} style={quiet} />;
}

/** Links to the person of a lead who has several. */
export function WroteBefore({ lead }: LeadProps) {
  const label = sentenceOf(lead);
  return (
    label && (
      <MuiLink component={Link} to={`/dashboard/people/${lead.person?.id}`} sx={{ ml: { xs: 0, sm: 1 }, ...reach }}>
        {label}
      </MuiLink>
    )
  );
}
