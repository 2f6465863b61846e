import { formatNumber } from "../parts/format.ts";
import { type BarRow, BarTable } from "./BarTable.tsx";
import { type Counts, leadsIn, rateOf } from "./funnelWords.ts";

const step = (name: string, count: number, whole: number): BarRow => ({
  key: name,
  name,
  share: whole > 0 ? count / whole : 0,
  cells: [formatNumber(count), rateOf(count, whole)],
});

/** The steps of visitors. A click and a message of the same visitor count as two leads. */
export const VisitorSteps = ({ counts }: Readonly<{ counts: Counts }>) => {
  const { visitors } = counts;
  return (
    <BarTable
      caption="What visitors did"
      headings={["Step", "Number", "Of visitors"]}
      empty=""
      rows={[
        step("Visited", visitors, visitors),
        step("Saw the packages", counts.packageViews, visitors),
        step("Clicked to order", counts.orders, visitors),
        step("Clicked for advice", counts.consultations, visitors),
        step("Wrote a message", counts.contacts, visitors),
      ]}
    />
  );
};

/** The steps of leads, from arrival to won. */
export const LeadSteps = ({ counts }: Readonly<{ counts: Counts }>) => {
  const leads = leadsIn(counts);
  return (
    <BarTable
      caption="What became of the leads"
      headings={["Step", "Number", "Of leads"]}
      empty=""
      rows={[step("Came", leads, leads), step("Answered", counts.answered, leads), step("Won", counts.won, leads)]}
    />
  );
};
