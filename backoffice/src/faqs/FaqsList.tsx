import type { Faq } from "@etalase/contracts/plain/faqs.schema";
import { visibleText } from "@etalase/contracts/text/text";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { RecordName } from "../kit/parts/RecordName.tsx";
import { linesAtMost } from "../kit/theme/looks.ts";
import { ActiveList } from "../plain/ActiveList.tsx";
import { activeRows } from "../plain/activeRows.tsx";

/** The question above the beginning of its answer. */
const Question = ({ id, question, answer }: Faq) => (
  <>
    <RecordName record={{ id, name: question }} note="" />
    <Box sx={{ ...linesAtMost(2), color: "text.secondary", fontSize: ".8125rem" }}>{visibleText(answer)}</Box>
  </>
);

const rows = activeRows<Faq>("faqs", {
  name: t("Question"),
  cell: (faq) => <Question {...faq} />,
  columns: [
    { name: t("Answer"), of: ({ answer }) => visibleText(answer) },
    {
      name: t("Category"),
      source: "category",
      of: ({ category }) => category,
      cell: ({ category }) => category || "–",
    },
  ],
});

export const FaqsList = () => (
  <ActiveList
    resource="faqs"
    invitation={t("Answers on the homepage save visitors a chat and you a repeated reply. Add the first one.")}
    rows={rows}
  />
);
