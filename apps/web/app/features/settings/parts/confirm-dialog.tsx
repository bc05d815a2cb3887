import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  confirm: string;
  cancel: string;
  close: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once more before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, confirm, cancel, close, busy, onConfirm, onClose, children } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={close}>
      {children}
      <div className={classes.actions}>
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
        <Button disabled={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
