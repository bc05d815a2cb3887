import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Slides in from the right edge, full height. */
  side?: boolean;
  /** For long forms. */
  wide?: boolean;
  /** Asks for a decision: a press outside does not close it. */
  alert?: boolean;
  /**
   * What gets the focus when the dialog closes, if not what had it before. False: the page itself
   * moves it.
   */
  finalFocus?: false | (() => HTMLElement | null);
  children: ReactNode;
}

export default function DialogPopup(props: DialogProps) {
  const { open, onClose, title, closeLabel, side, wide, alert, finalFocus, children } = props;
  const Root = alert ? AlertDialog.Root : Dialog.Root;
  return (
    <Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={classes.backdrop} />
        <Dialog.Popup
          className={side ? classes.side : classes.dialog}
          data-wide={wide || undefined}
          finalFocus={finalFocus}
        >
          <div className={classes.head}>
            <Dialog.Title className={classes.title}>{title}</Dialog.Title>
            <Dialog.Close className={classes.close} aria-label={closeLabel}>
              <IconX aria-hidden size={22} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Root>
  );
}
