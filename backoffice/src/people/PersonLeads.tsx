import type { Lead } from "@etalase/contracts/leads/leads.schema";
import type { PersonWithLeads } from "@etalase/contracts/people.schema";
import { Button, Checkbox } from "@mui/material";
import { SplitIcon } from "lucide-react";
import { useState } from "react";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { refusalOr } from "../kit/notices/useOutcome.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { EditLink } from "../kit/parts/EditLink.tsx";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { counted, formatDay } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { focusTitle } from "../kit/parts/useFocusOnRemoval.ts";
import { linesAtMost } from "../kit/theme/looks.ts";
import { Cluster, Facts, Grow, Muted, Note, Row } from "../kit/theme/Words.tsx";
import { Value } from "../leads/lead/marks.tsx";
import { nameOf, statusNames, statusTones, wishOf } from "../leads/lead/words.ts";

const row = { alignItems: "start", py: 1.5, "&:first-of-type": { borderTop: 0, pt: 0 }, "&:last-of-type": { pb: 0 } };

type LeadRowProps = Readonly<{ lead: Lead; isChosen: boolean; onChoose: (() => void) | undefined }>;

/** One lead with its state and value, and a checkbox while leads are chosen. */
const LeadRow = ({ lead, isChosen, onChoose }: LeadRowProps) => (
  <Row component="li" sx={row}>
    {onChoose && (
      <Checkbox
        checked={isChosen}
        onChange={onChoose}
        sx={{ mt: -1, ml: -1 }}
        slotProps={{ input: { "aria-label": t("Select {name}", { name: `${nameOf(lead)}, ${lead.code}` }) } }}
      />
    )}
    <Grow>
      <EditLink id={lead.id} name={wishOf(lead)} resource="leads" />
      <Facts sx={{ color: "text.secondary", fontSize: ".8125rem" }}>
        <span>{formatDay(lead.createdAt)}</span>
        <span>{nameOf(lead)}</span>
        <Value of={lead} />
      </Facts>
      {lead.message && <Note sx={linesAtMost(2)}>{lead.message}</Note>}
    </Grow>
    <StatusChip tone={statusTones[lead.status]} label={statusNames[lead.status]} />
  </Row>
);

/** The leads of a person, the latest first; those of somebody else can be split off. */
export function PersonLeads({ person: { id, leads } }: Readonly<{ person: PersonWithLeads }>) {
  const [chosen, choose] = useState<readonly string[]>();
  const { mutate: split, isPending } = useAct({
    does: (call, ids: readonly string[]) => call(`people/${id}/split`, { method: "POST", data: { leads: ids } }),
    done: (_, ids) => t("{leads} split off", { leads: counted(ids.length, "lead") }),
    failed: refusalOr(t("The leads could not be split off")),
    refreshes: true,
    onDone: () => {
      choose(undefined);
      focusTitle();
    },
  });
  const toggle = (lead: string) =>
    chosen && choose(chosen.includes(lead) ? chosen.filter((one) => one !== lead) : [...chosen, lead]);
  return (
    <FormSection title={t("Leads")}>
      {chosen && (
        <Muted role="status">
          {t(
            "Select the leads of the other person. They stay apart, even with the same number. You can undo this for 30 minutes.",
          )}
        </Muted>
      )}
      <PlainList divided>
        {leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            isChosen={chosen?.includes(lead.id) ?? false}
            onChoose={chosen && (() => toggle(lead.id))}
          />
        ))}
      </PlainList>
      {leads.length > 1 && (
        <Cluster>
          {chosen && (
            <BusyButton
              variant="outlined"
              startIcon={<SplitIcon />}
              busy={isPending}
              disabled={chosen.length === 0 || chosen.length === leads.length}
              onClick={() => split(chosen)}
            >
              {chosen.length > 0 ? t("Split off {leads}", { leads: counted(chosen.length, "lead") }) : t("Split off")}
            </BusyButton>
          )}
          {/* One button for both keeps the focus. */}
          <Button variant="outlined" onClick={() => choose(chosen ? undefined : [])}>
            {chosen ? t("Cancel") : t("Not the same person?")}
          </Button>
        </Cluster>
      )}
    </FormSection>
  );
}
