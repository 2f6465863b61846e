import type { NewsStatus } from "@etalase/contracts/news";
import { Box } from "@mui/material";
import type { ReactNode } from "react";
import type { Identifier } from "react-admin";
import { useEditPath } from "../parts/EditLink.tsx";
import { IconAction } from "../parts/IconAction.tsx";
import { EyeIcon, PencilIcon } from "../theme/icons.tsx";
import { DeleteAction } from "./DeleteAction.tsx";
import type { DeleteSentences } from "./DeleteDialog.tsx";

type ViewActionProps = Readonly<{ record: Readonly<{ title: string; status: NewsStatus }>; href: string }>;

/** Opens a record's page on the website; a draft has none. */
export const ViewAction = ({ record: { title, status }, href }: ViewActionProps) => (
  <IconAction
    label={`View ${title}`}
    tip="View"
    Icon={EyeIcon}
    href={href}
    unavailable={status === "draft" ? "Publish to view" : undefined}
  />
);

type RowActionsProps = Readonly<{
  record: Readonly<{ id: Identifier }>;
  /** What the list calls the record. */
  name: string;
  deleting: DeleteSentences;
  /** The actions of this resource alone. */
  children?: ReactNode;
}>;

/** What can be done with one record. */
export const RowActions = ({ record, name, deleting, children }: RowActionsProps) => (
  <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
    {children}
    <IconAction label={`Edit ${name}`} tip="Edit" Icon={PencilIcon} to={useEditPath(record.id)} />
    <DeleteAction record={record} name={name} sentences={deleting} />
  </Box>
);
