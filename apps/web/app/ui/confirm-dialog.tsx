import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  confirm: string;
  cancel: string;
  close: string;
  busy?: boolean;
  /** The action cannot be undone. */
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for confirmation before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, confirm, cancel, close, busy, danger, onConfirm, onClose, children } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={close} alert>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
        <Button disabled={busy} variant={danger ? 'danger' : 'filled'} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
