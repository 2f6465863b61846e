import type { PublicationStatus } from "@etalase/contracts/content";
import { Box } from "@mui/material";
import { type ReactNode, useRef, useState } from "react";
import { type Identifier, useDelete, useNotify, useRefresh, useResourceContext } from "react-admin";
import { isGone } from "../data/http.ts";
import { useEditPath } from "../parts/EditLink.tsx";
import { IconAction } from "../parts/IconAction.tsx";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { EyeIcon, PencilIcon, Trash2Icon } from "../theme/icons.tsx";
import { DeleteDialog, type DeleteSentences } from "./DeleteDialog.tsx";

type DeleteActionProps = Readonly<{
  record: { id: Identifier };
  /** What the list calls the record. */
  name: string;
  sentences: DeleteSentences;
}>;

/** Deletes one record after asking; nothing leaves the list before the server has done it. */
export function DeleteAction({ record, name, sentences }: DeleteActionProps) {
  const [asking, setAsking] = useState(false);
  const resource = useResourceContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [deleteOne, { isPending }] = useDelete();

  const place = useRef<HTMLSpanElement>(null);
  const moveFocus = useFocusOnRemoval(place);

  const refuse = (error: unknown) => {
    notify(sentences.failed, { type: "error" });
    if (!isGone(error)) return;
    moveFocus();
    refresh();
  };
  const confirm = () =>
    void deleteOne(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: "pessimistic",
        onSuccess: () => {
          moveFocus();
          notify(sentences.done(1), { type: "success" });
          // Not only this row: what the list counts, and the places of the others.
          refresh();
        },
        onError: refuse,
        onSettled: () => setAsking(false),
      },
    );

  return (
    <>
      <span ref={place}>
        <IconAction label={`Delete ${name}`} tip="Delete" Icon={Trash2Icon} danger onClick={() => setAsking(true)} />
      </span>
      <DeleteDialog
        open={asking}
        what={`“${name}”`}
        sentences={sentences}
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type ViewActionProps = Readonly<{ record: Readonly<{ title: string; status: PublicationStatus }>; href: string }>;

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
