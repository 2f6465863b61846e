import { type ProjectStatus, projectStatuses } from "@etalase/contracts/portfolio";
import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { projectPath } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { Box, Button, Card, Chip, Link as MuiLink, Typography } from "@mui/material";
import { StarIcon, StarOffIcon } from "lucide-react";
import { useId } from "react";
import { useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { t } from "../kit/language/t.ts";
import type { Column } from "../kit/list/columns.ts";
import { deleteSentences, inTrash } from "../kit/list/DeleteDialog.tsx";
import { RowActions, ViewAction } from "../kit/list/RowActions.tsx";
import { SelectBox } from "../kit/list/SelectBox.tsx";
import { useToggle } from "../kit/list/useToggle.ts";
import { useEditPath } from "../kit/parts/EditLink.tsx";
import { counted, formatCalendarDay, formatDay, isoDay } from "../kit/parts/format.ts";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { UnpublishedMark } from "../kit/parts/UnpublishedMark.tsx";
import { lineAbove } from "../kit/theme/looks.ts";
import { reach } from "../kit/theme/palette.ts";
import { Quiet, Row } from "../kit/theme/Words.tsx";
import { languageNames } from "../publication/languageNames.ts";
import { StateChip, stateName } from "../publication/StateChip.tsx";
import { ProjectPicture, WindowDots } from "./ProjectPicture.tsx";

const projectStatusNames: Readonly<Record<ProjectStatus, string>> = {
  progress: t("In Progress"),
  completed: t("Completed"),
};
export const projectStatusChoices = projectStatuses.map((id) => ({ id, name: projectStatusNames[id] }));

/** Columns of the export only, since each project is shown as a card instead of a row. */
export const columns: readonly Column<PortfolioItem>[] = [
  { name: t("Title"), of: ({ title }) => title },
  { name: t("Slug"), of: ({ slug }) => slug },
  { name: t("Client"), of: ({ client }) => client },
  { name: t("Project type"), of: ({ projectType }) => projectType },
  { name: t("Technologies"), of: ({ technologies }) => technologies.join(", ") },
  { name: t("Website"), of: ({ websiteUrl }) => websiteUrl },
  { name: t("Completion date"), of: ({ completionDate }) => completionDate },
  { name: t("Project status"), of: ({ projectStatus }) => projectStatusNames[projectStatus] },
  { name: t("Status"), of: stateName },
  { name: t("Featured"), of: ({ isFeatured }) => (isFeatured ? t("Yes") : t("No")) },
  { name: t("Created"), of: ({ createdAt }) => isoDay(new Date(createdAt)) },
];

export const deleting = deleteSentences("portfolio item", {
  title: t("Delete project?"),
  warning: `${t("will move to the trash with all pictures.")} ${inTrash}`,
  counted: (count) => counted(count, "project"),
  confirm: t("Delete"),
  failed: t(messages.portfolio.deleteFailed),
});

type ItemProps = Readonly<{ item: PortfolioItem }>;

const TitleBar = ({ item }: ItemProps) => (
  <Row sx={{ pl: 1.5, minHeight: 42 }}>
    <WindowDots />
    <Row sx={{ ml: "auto" }}>
      {item.isFeatured && (
        <Chip
          color="warning"
          size="small"
          label={t("Featured")}
          icon={<Box component={StarIcon} sx={{ fontSize: 15, fill: "currentColor" }} />}
        />
      )}
      <SelectBox id={item.id} label={item.title} />
    </Row>
  </Row>
);

function dayOf({ completionDate, createdAt, projectStatus }: PortfolioItem): string {
  if (projectStatus === "completed") return completionDate ? formatCalendarDay(completionDate) : formatDay(createdAt);
  return completionDate
    ? t("due {day}", { day: formatCalendarDay(completionDate) })
    : t("since {day}", { day: formatDay(createdAt) });
}

const Facts = ({ item, titleId }: ItemProps & Readonly<{ titleId: string }>) => (
  <Box sx={{ px: 2, pt: 1.75, pb: 1.5, flex: 1 }}>
    <Row sx={{ flexWrap: "wrap", rowGap: 0.5, mb: 1 }}>
      <StatusChip
        tone={item.projectStatus === "completed" ? "success" : "primary"}
        label={projectStatusNames[item.projectStatus]}
      />
      <StateChip of={item} quiet />
      <UnpublishedMark resource="portfolio" id={item.id} />
      <Quiet sx={{ ml: "auto", whiteSpace: "nowrap" }}>{dayOf(item)}</Quiet>
    </Row>
    <Typography variant="h2" id={titleId} sx={{ overflowWrap: "anywhere" }}>
      <MuiLink
        component={Link}
        to={useEditPath(item.id)}
        data-opens
        underline="hover"
        sx={{ color: "text.primary", ...reach }}
      >
        {item.title}
      </MuiLink>
    </Typography>
    <Box sx={{ color: "text.secondary", fontSize: ".875rem", overflowWrap: "anywhere" }}>
      {[item.client, item.projectType, item.language === "en" && languageNames.en].filter(Boolean).join(" · ")}
    </Box>
  </Box>
);

type FeatureButtonProps = ItemProps & Readonly<{ titleId: string }>;

/** Adds a project to the featured ones, or removes it. */
function FeatureButton({ item, titleId }: FeatureButtonProps) {
  const { title, isFeatured } = item;
  const { button, toggle } = useToggle(
    item,
    { isFeatured: !isFeatured },
    {
      done: isFeatured ? t("“{title}” is no longer featured", { title }) : t("“{title}” is featured", { title }),
      failed: t(messages.portfolio.featureFailed),
    },
  );
  return (
    <Button
      ref={button}
      size="small"
      startIcon={isFeatured ? <StarOffIcon /> : <StarIcon />}
      // Each card has this button, so the title tells them apart.
      aria-describedby={titleId}
      onClick={toggle}
      sx={{ px: 1 }}
    >
      {isFeatured ? t("Remove Featured") : t("Set as Featured")}
    </Button>
  );
}

const Actions = ({ item, titleId }: FeatureButtonProps) => (
  <Row sx={{ gap: 0, px: 1, py: 0.75, ...lineAbove }}>
    <FeatureButton item={item} titleId={titleId} />
    <Box sx={{ ml: "auto" }}>
      <RowActions record={item} name={item.title} deleting={deleting}>
        <ViewAction record={item} href={projectPath(item.slug, item.language)} />
      </RowActions>
    </Box>
  </Row>
);

/** A project in its display window. */
export function PortfolioCard({ item }: ItemProps) {
  const titleId = useId();
  const { selectedIds } = useListContext();
  const isSelected = selectedIds.includes(item.id);
  return (
    <Card
      component="li"
      aria-labelledby={titleId}
      sx={[
        { display: "flex", flexDirection: "column", minWidth: 0 },
        isSelected && { borderColor: "primary.main", boxShadow: (theme) => `0 0 0 1px ${theme.palette.primary.main}` },
      ]}
    >
      <TitleBar item={item} />
      <ProjectPicture item={item} />
      <Facts item={item} titleId={titleId} />
      <Actions item={item} titleId={titleId} />
    </Card>
  );
}
