import type { Revision } from "@etalase/contracts/history.schema";
import { Box, Chip, ListItemButton } from "@mui/material";
import { formatMoment } from "../parts/format.ts";
import { PlainList } from "../parts/PlainList.tsx";
import { humanised } from "./fields.ts";

type VersionListProps = Readonly<{
  revisions: readonly Revision[];
  labels: Readonly<Record<string, string>>;
  chosen: number | undefined;
  onChoose: (version: number) => void;
}>;

/** Names the changes of a version, in one line. */
function changesOf({ fields, version, by }: Revision, labels: VersionListProps["labels"]): string {
  if (fields.length > 0) return fields.map((field) => labels[field] ?? humanised(field)).join(", ");
  if (by.id === null) return "As it was before versions were kept";
  return version === 1 ? "Created" : "Brought back, or saved without a change";
}

/** The versions, newest first. */
export const VersionList = ({ revisions, labels, chosen, onChoose }: VersionListProps) => (
  <PlainList ordered aria-label="Versions" sx={{ display: "grid", gap: 0.5 }}>
    {revisions.map((revision, index) => (
      <li key={revision.version}>
        <ListItemButton
          selected={revision.version === chosen}
          aria-current={revision.version === chosen ? "true" : undefined}
          onClick={() => onChoose(revision.version)}
          sx={{ display: "block", borderRadius: "10px", py: 1, minHeight: 44 }}
        >
          <Box sx={{ display: "flex", alignItems: "center", gap: 1, fontWeight: 600 }}>
            {formatMoment(revision.at)}
            {index === 0 && <Chip size="small" label="Now" color="primary" />}
          </Box>
          <Box sx={{ fontSize: ".875rem" }}>{revision.by.name}</Box>
          <Box sx={{ fontSize: ".8125rem", color: "text.secondary", overflowWrap: "anywhere" }}>
            {changesOf(revision, labels)}
          </Box>
        </ListItemButton>
      </li>
    ))}
  </PlainList>
);
