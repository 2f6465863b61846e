import { type Publication, publicationState } from "@etalase/contracts/rules/publication";
import { EyeIcon, PencilIcon, Trash2Icon } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { type HttpError, type Identifier, type RaRecord, useDelete, useResourceContext } from "react-admin";
import { isGone } from "../data/http.ts";
import { t } from "../language/t.ts";
import { refusalOr, useOutcome } from "../notices/useOutcome.ts";
import { useAsking } from "../parts/ConfirmDialog.tsx";
import { useEditPath } from "../parts/EditLink.tsx";
import { IconAction } from "../parts/IconAction.tsx";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { End } from "../theme/Words.tsx";
import { DeleteDialog, type DeleteSentences } from "./DeleteDialog.tsx";

type DeleteActionProps = Readonly<{
  record: { id: Identifier };
  /** The record's name in the list. */
  name: string;
  sentences: DeleteSentences;
  /** The reason why the record cannot be deleted. */
  unavailable?: string | undefined;
}>;

/** Deletes one record after confirmation; the row stays until the server has deleted the record. */
export function DeleteAction({ record, name, sentences, unavailable }: DeleteActionProps) {
  const resource = useResourceContext();
  const [deleteOne, { isPending }] = useDelete<RaRecord, HttpError>();
  const place = useRef<HTMLSpanElement>(null);
  const outcome = useOutcome<unknown, unknown>();
  const moveFocus = useFocusOnRemoval(place);

  const { ask, dialog } = useAsking(isPending, (onSettled) => {
    const ends = outcome({
      done: sentences.done(1),
      failed: refusalOr(sentences.failed),
      gone: sentences.failed,
      // Refreshes more than this row: also the head's counts, and the positions of other rows.
      refreshes: true,
      onDone: moveFocus,
      onFail: (error) => isGone(error) && moveFocus(),
    });
    const previousData = record;
    void deleteOne(resource, { id: record.id, previousData }, { mutationMode: "pessimistic", ...ends, onSettled });
  });

  return (
    <>
      <span ref={place}>
        <IconAction
          label={t("Delete {name}", { name })}
          tip={t("Delete")}
          Icon={Trash2Icon}
          danger
          onClick={() => ask()}
          unavailable={unavailable}
        />
      </span>
      <DeleteDialog {...dialog} what={`“${name}”`} sentences={sentences} />
    </>
  );
}

type ViewActionProps = Readonly<{ record: Readonly<{ title: string }> & Publication; href: string }>;

/** The reasons why there is no page to open. */
const pageless = {
  draft: t("Publish to view"),
  scheduled: t("Not live yet"),
  ended: t("Has ended"),
  published: undefined,
};

/** Opens a record's page on the website, while it has one. */
export const ViewAction = ({ record, href }: ViewActionProps) => (
  <IconAction
    label={t("View {title}", { title: record.title })}
    tip={t("View")}
    Icon={EyeIcon}
    href={href}
    unavailable={pageless[publicationState(record, Date.now())]}
  />
);

type RowActionsProps = Readonly<{
  record: Readonly<{ id: Identifier }>;
  /** The record's name in the list. */
  name: string;
  deleting: DeleteSentences;
  keptFor?: string | undefined;
  /** Further actions of this resource. */
  children?: ReactNode;
}>;

/** The actions for one record. */
export const RowActions = ({ record, name, deleting, keptFor, children }: RowActionsProps) => (
  <End>
    {children}
    <IconAction label={t("Edit {name}", { name })} tip={t("Edit")} Icon={PencilIcon} to={useEditPath(record.id)} />
    <DeleteAction record={record} name={name} sentences={deleting} unavailable={keptFor} />
  </End>
);
