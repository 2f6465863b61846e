import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";

type PurgeDialogProps = Readonly<{
  open: boolean;
  what: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}>;

export const PurgeDialog = ({ what, ...dialog }: PurgeDialogProps) => (
  <ConfirmDialog {...dialog} title="Delete for good?" confirmLabel="Delete for good" cancelLabel="Cancel">
    <strong>{what}</strong> will be deleted with all versions and pictures. This cannot be undone.
  </ConfirmDialog>
);
