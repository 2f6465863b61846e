import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Button, Card, Typography } from "@mui/material";
import { useGetList, useListContext } from "react-admin";
import { t } from "../kit/language/t.ts";
import { EditLink } from "../kit/parts/EditLink.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { Grow, Quiet, Row } from "../kit/theme/Words.tsx";
import { ChatAction } from "./lead/AnswerButtons.tsx";
import { FollowUp } from "./lead/marks.tsx";
import { nameOf, wishOf } from "./lead/words.ts";

const shown = 3;
const dueQuery = { pagination: { page: 1, perPage: 100 }, filter: { due: true } };

/** Sorts the leads that are due longest first. */
const byDay = (a: Lead, b: Lead) => (a.followUpAt ?? "").localeCompare(b.followUpAt ?? "");

const row = { py: 0.5 };

/** Loads the leads that are due by today, for an unfiltered list. */
export function useDue() {
  const isWhole = !Object.values(useListContext().filterValues).some(Boolean);
  const due = useGetList<Lead>("leads", dueQuery, { retry: false, enabled: isWhole });
  return { ...due, isWhole };
}

/** Lists the leads that are due by today, above the unfiltered list; a phone only counts them. */
export function DueCard({ data = [], total = 0, isWhole }: ReturnType<typeof useDue>) {
  const { setFilters } = useListContext();
  if (total === 0 || !isWhole) return null;
  return (
    <Card
      component="section"
      aria-labelledby="due-leads"
      sx={{ mb: 2, px: 2, pt: { xs: 1, sm: 1.5 }, pb: { xs: 0, sm: 0.5 } }}
    >
      <Row sx={{ pb: 1 }}>
        <Typography id="due-leads" variant="h2" sx={{ flex: 1 }}>
          {total === 1 ? t("1 follow-up due") : t("{count} follow-ups due", { count: total })}
        </Typography>
        <Button
          size="small"
          onClick={() => setFilters({ due: "true" })}
          sx={{ display: { sm: total > shown ? "inline-flex" : "none" } }}
        >
          {t("Show all")}
        </Button>
      </Row>
      <PlainList divided sx={{ display: { xs: "none", sm: "block" } }}>
        {data
          .toSorted(byDay)
          .slice(0, shown)
          .map((lead) => (
            <Row component="li" key={lead.id} sx={row}>
              <Grow>
                <EditLink id={lead.id} name={nameOf(lead)} />
                <Quiet sx={{ display: "flex", flexWrap: "wrap", columnGap: 1 }}>
                  <span>{wishOf(lead)}</span>
                  <FollowUp lead={lead} />
                </Quiet>
              </Grow>
              <ChatAction lead={lead} />
            </Row>
          ))}
      </PlainList>
    </Card>
  );
}
