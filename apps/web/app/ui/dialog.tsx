import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Slides in from the right edge, full height. */
  side?: boolean;
  children: ReactNode;
}

/** A modal dialog on the browser's own: focus kept inside, Escape closes, focus returns. */
export function Dialog({ open, onClose, title, closeLabel, side, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element.addEventListener('click', onBackdrop);
    return () => element.removeEventListener('click', onBackdrop);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className={side ? classes.side : classes.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      {open && (
        <div className={classes.body}>
          <div className={classes.head}>
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
            <button
              type="button"
              className={classes.close}
              onClick={onClose}
              aria-label={closeLabel}
            >
              <IconX aria-hidden size={22} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
