import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { ownLeaving } from '../lib/leave-page.ts';
import { Button } from './button.tsx';
import classes from './dialog.module.css';
import { createTypedText } from './typed-text.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Before it closes, if the member discards what they typed: for a form that stores it. */
  onDiscard?: () => void;
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

const FIELD =
  ":is(input, select, textarea):not(:disabled, [readonly], [type='hidden'], [type='file'], [hidden] *)";

/** The first field of a dialog, of a group its checked one; null without a field. */
function firstField(popup: HTMLElement | null): HTMLElement | null {
  const first = popup?.querySelector<HTMLInputElement>(FIELD) ?? null;
  if (first?.type !== 'radio') return first;
  return popup?.querySelector<HTMLElement>(`[name="${first.name}"]:checked`) ?? first;
}

/** Content that replaces what had the focus leaves it in the dialog, not behind it. */
function keepFocus(popup: HTMLElement): MutationObserver {
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && popup.hasAttribute('data-open')) popup.focus();
  });
  observer.observe(popup, { childList: true, subtree: true });
  return observer;
}

export default function DialogPopup(props: DialogProps) {
  const { open, onClose, onDiscard, title, closeLabel, side, wide, alert, finalFocus, children } =
    props;
  const { t } = useTranslation('ui');
  const [typed] = useState(createTypedText);
  const [isAsking, setAsking] = useState(false);
  const [hasTyped, setTyped] = useState(false);
  /** The Back key, which waits for the answer. */
  const [leaving, setLeaving] = useState<Blocker | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  const attach = useCallback((node: HTMLDivElement) => {
    popup.current = node;
    const observer = keepFocus(node);
    return () => {
      popup.current = null;
      observer.disconnect();
    };
  }, []);
  const Root = alert ? AlertDialog.Root : Dialog.Root;
  const discard = () => {
    setAsking(false);
    onDiscard?.();
    onClose();
    leaving?.proceed?.();
    setLeaving(null);
  };
  const keep = () => {
    setAsking(false);
    leaving?.reset?.();
    setLeaving(null);
  };
  return (
    <Root
      open={open}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        if (typed.isIn(popup.current)) setAsking(true);
        else onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={classes.backdrop} />
        <Dialog.Popup
          ref={attach}
          className={side ? classes.side : classes.dialog}
          data-wide={wide || undefined}
          // By touch, the keyboard would cover what the dialog says. Without a field the dialog itself
          // has the focus, never its Close button.
          initialFocus={(by) =>
            (by === 'touch' ? null : firstField(popup.current)) ?? popup.current
          }
          finalFocus={finalFocus}
          onFocusCapture={({ target }) => typed.note(target)}
          onInputCapture={() => setTyped(true)}
        >
          <div className={classes.head}>
            <Dialog.Title className={classes.title}>{title}</Dialog.Title>
            <Dialog.Close className={classes.close} aria-label={closeLabel}>
              <IconX aria-hidden size={22} />
            </Dialog.Close>
          </div>
          {children}
          {open && hasTyped && (
            <LeaveGuard
              isTyped={() => typed.isIn(popup.current)}
              isStored={onDiscard !== undefined}
              onBack={(blocker) => {
                setLeaving(blocker);
                setAsking(true);
              }}
            />
          )}
          <AlertDialog.Root
            open={open && isAsking}
            onOpenChange={(isOpen) => (isOpen ? setAsking(true) : keep())}
          >
            <AlertDialog.Portal>
              <AlertDialog.Backdrop className={classes.backdrop} />
              <AlertDialog.Popup className={classes.dialog}>
                <AlertDialog.Title className={classes.title}>
                  {t('discard_title')}
                </AlertDialog.Title>
                <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
                  <Button variant="outline" onClick={keep}>
                    {t('keep_editing')}
                  </Button>
                  <Button variant="danger" onClick={discard}>
                    {t('discard')}
                  </Button>
                </div>
              </AlertDialog.Popup>
            </AlertDialog.Portal>
          </AlertDialog.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Root>
  );
}

interface LeaveGuardProps {
  isTyped: () => boolean;
  /** A reload loses nothing. */
  isStored: boolean;
  onBack: (blocker: Blocker) => void;
}

/**
 * The Back key of a phone is a usual way out of a dialog: it asks first, as Escape does. Before the
 * page is reloaded or closed, the browser asks.
 */
function LeaveGuard({ isTyped, isStored, onBack }: LeaveGuardProps) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && isTyped());
  const ask = useEffectEvent(onBack);
  useEffect(() => {
    if (blocker.state === 'blocked') ask(blocker);
  }, [blocker]);
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isStored && isTyped() && ownLeaving() === null) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return null;
}
