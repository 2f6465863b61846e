import { projectPath } from "@etalase/contracts/paths";
import type { PortfolioItem } from "@etalase/contracts/portfolio";
import { Box, Card, Chip, Link as MuiLink, Typography } from "@mui/material";
import { EyeIcon, PencilIcon, StarIcon } from "lucide-react";
import { useId } from "react";
import { useCreatePath, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { DeleteAction } from "../list/DeleteAction.tsx";
import { SelectBox } from "../list/SelectBox.tsx";
import { formatCalendarDay, formatDay } from "../parts/format.ts";
import { IconAction } from "../parts/IconAction.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { specPath } from "../parts/specRouter.tsx";
import { reach } from "../theme/palette.ts";
import { FeatureButton } from "./FeatureButton.tsx";
import { ProjectPicture } from "./ProjectPicture.tsx";
import { ProjectStatusChip } from "./ProjectStatusChip.tsx";
import { deleteSentences } from "./sentences.ts";
import { WindowDots } from "./WindowDots.tsx";

type ItemProps = Readonly<{ item: PortfolioItem }>;

const row = { display: "flex", alignItems: "center", gap: 1 };

const TitleBar = ({ item }: ItemProps) => (
  <Box sx={{ ...row, pl: 1.5, minHeight: 42 }}>
    <WindowDots />
    <Box sx={{ ...row, ml: "auto" }}>
      {item.isFeatured && (
        <Chip
          color="warning"
          size="small"
          label="Featured"
          icon={<Box component={StarIcon} sx={{ fontSize: 15, fill: "currentColor" }} />}
        />
      )}
      <SelectBox id={item.id} label={item.title} />
    </Box>
  </Box>
);

function dayOf({ completionDate, createdAt, projectStatus }: PortfolioItem): string {
  if (projectStatus === "completed") return completionDate ? formatCalendarDay(completionDate) : formatDay(createdAt);
  return completionDate ? `due ${formatCalendarDay(completionDate)}` : `since ${formatDay(createdAt)}`;
}

type PlacedItemProps = ItemProps & Readonly<{ titleId: string; edit: string }>;

const Facts = ({ item, titleId, edit }: PlacedItemProps) => (
  <Box sx={{ px: 2, pt: 1.75, pb: 1.5, flex: 1 }}>
    <Box sx={{ ...row, flexWrap: "wrap", rowGap: 0.5, mb: 1 }}>
      <ProjectStatusChip status={item.projectStatus} />
      {item.status === "draft" && <StatusChip tone="warning" label="Draft" />}
      <Box sx={{ ml: "auto", color: "text.secondary", fontSize: ".8125rem", whiteSpace: "nowrap" }}>{dayOf(item)}</Box>
    </Box>
    <Typography variant="h2" id={titleId} sx={{ overflowWrap: "anywhere" }}>
      <MuiLink component={Link} to={edit} underline="hover" sx={{ color: "text.primary", ...reach }}>
        {item.title}
      </MuiLink>
    </Typography>
    <Box sx={{ color: "text.secondary", fontSize: ".875rem", overflowWrap: "anywhere" }}>
      {`${item.client} · ${item.projectType}`}
    </Box>
  </Box>
);

const Actions = ({ item, titleId, edit }: PlacedItemProps) => (
  <Box sx={{ ...row, gap: 0, px: 1, py: 0.75, borderTop: 1, borderColor: "divider" }}>
    <FeatureButton item={item} describedBy={titleId} />
    <Box sx={{ display: "flex", ml: "auto" }}>
      <IconAction
        label={`View ${item.title}`}
        tip="View"
        Icon={EyeIcon}
        href={projectPath(item.slug)}
        unavailable={item.status === "draft" ? "Publish to view" : undefined}
      />
      <IconAction label={`Edit ${item.title}`} tip="Edit" Icon={PencilIcon} to={edit} />
      <DeleteAction record={item} name={item.title} sentences={deleteSentences} />
    </Box>
  </Box>
);

/** A project in its display window. */
export function PortfolioCard({ item }: ItemProps) {
  const titleId = useId();
  const createPath = useCreatePath();
  const { selectedIds } = useListContext();
  const edit = specPath(createPath({ resource: "portfolio", type: "edit", id: item.id }));
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
      <Facts {...{ item, titleId, edit }} />
      <Actions {...{ item, titleId, edit }} />
    </Card>
  );
}
