import type { Faq } from "@etalase/contracts/plain/faqs.schema";
import { visibleText } from "@etalase/contracts/text/text";
import { Box } from "@mui/material";
import { ActiveChip, activeNames } from "../active/ActiveChip.tsx";
import { ActiveToggle } from "../active/ActiveToggle.tsx";
import { t } from "../language/t.ts";
import { type Rows, remainingWidth, savedColumns } from "../list/columns.ts";
import { deleteSentences } from "../list/DeleteDialog.tsx";
import { orderColumnOf } from "../order/OrderedList.tsx";
import { RecordName } from "../parts/RecordName.tsx";
import { linesAtMost } from "../theme/looks.ts";

const nameOf = ({ question }: Faq) => question;

/** The question above the beginning of its answer. */
const Question = ({ faq }: Readonly<{ faq: Faq }>) => (
  <>
    <RecordName record={{ id: faq.id, name: faq.question }} note="" />
    <Box sx={{ ...linesAtMost(2), color: "text.secondary", fontSize: ".8125rem" }}>{visibleText(faq.answer)}</Box>
  </>
);

export const rows: Rows<Faq> = {
  nameOf,
  picture: () => null,
  words: (faq) => <Question faq={faq} />,
  columns: [
    orderColumnOf(nameOf),
    {
      name: t("Question"),
      source: "question",
      isName: true,
      sort: "ASC",
      sx: remainingWidth,
      of: nameOf,
      cell: (faq) => <Question faq={faq} />,
    },
    { name: t("Answer"), of: ({ answer }) => visibleText(answer) },
    {
      name: t("Category"),
      source: "category",
      of: ({ category }) => category,
      cell: ({ category }) => category || "–",
    },
    {
      name: t("Status"),
      source: "isActive",
      onCard: true,
      of: ({ isActive }) => activeNames[`${isActive}`],
      cell: ({ isActive }) => <ActiveChip isActive={isActive} />,
    },
    ...savedColumns,
  ],
  actions: (faq) => (
    <ActiveToggle
      record={{ ...faq, name: faq.question }}
      failed={t("Failed to update {noun}", { noun: t("question") })}
    />
  ),
  deleting: deleteSentences("question"),
};
