import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { ownLeaving } from '../lib/leave-page.ts';
import { Button } from './button.tsx';
import { createTypedText } from './typed-text.ts';

const dialogClass =
  'fixed inset-0 z-201 m-auto h-fit [max-height:calc(100dvh_-_2rem)] [width:min(30rem,calc(100vw_-_2rem))] [scroll-padding-bottom:calc(var(--target)_+_var(--space-4))] overflow-y-auto overscroll-contain rounded-md border border-line bg-surface [padding:var(--dialog-padding)] text-ink shadow [--dialog-padding:var(--space-3)] data-wide:[width:min(40rem,calc(100vw_-_2rem))] max-sm:data-wide:max-h-dvh max-sm:data-wide:w-screen max-sm:data-wide:rounded-none max-sm:data-wide:[--dialog-padding:var(--space-2)] [&>div:last-child:has(>:is(button,a))]:sticky [&>div:last-child:has(>:is(button,a))]:[bottom:calc(-1*var(--dialog-padding))] [&>div:last-child:has(>:is(button,a))]:z-1 [&>div:last-child:has(>:is(button,a))]:[margin-bottom:calc(-1*var(--dialog-padding))] [&>div:last-child:has(>:is(button,a))]:[padding:var(--space-1)_0_var(--dialog-padding)] [&>div:last-child:has(>:is(button,a))]:[background:linear-gradient(transparent,var(--surface)_var(--space-1))] [&>form>div:last-child:has(>:is(button,a),>div>:is(button,a))]:sticky [&>form>div:last-child:has(>:is(button,a),>div>:is(button,a))]:[bottom:calc(-1*var(--dialog-padding))] [&>form>div:last-child:has(>:is(button,a),>div>:is(button,a))]:z-1 [&>form>div:last-child:has(>:is(button,a),>div>:is(button,a))]:[margin-bottom:calc(-1*var(--dialog-padding))] [&>form>div:last-child:has(>:is(button,a),>div>:is(button,a))]:[padding:var(--space-1)_0_var(--dialog-padding)] [&>form>div:last-child:has(>:is(button,a),>div>:is(button,a))]:[background:linear-gradient(transparent,var(--surface)_var(--space-1))] motion-safe:animate-rise';

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

const WITH_SELECTION = /^(text|search|tel|url|email|number|password)$/;

/** The first field of a dialog, of a group its checked one; null without a field. */
function firstField(popup: HTMLElement | null): HTMLElement | null {
  const first = popup?.querySelector<HTMLInputElement>(FIELD) ?? null;
  if (first?.type !== 'radio') return first;
  return popup?.querySelector<HTMLElement>(`[name="${first.name}"]:checked`) ?? first;
}

/** What is filled in is selected: the first key replaces it. */
function selectText(field: HTMLElement): void {
  if (field instanceof HTMLInputElement && WITH_SELECTION.test(field.type)) field.select();
}

/**
 * Content that replaces what had the focus leaves it in the dialog, not behind it. A form that loads
 * after its dialog has opened gets the focus that waits for it.
 */
function keepFocus(popup: HTMLElement, awaitsField: RefObject<boolean>): MutationObserver {
  const observer = new MutationObserver(() => {
    if (!popup.hasAttribute('data-open')) return;
    if (document.activeElement === document.body) popup.focus();
    if (!awaitsField.current || document.activeElement !== popup) return;
    const field = firstField(popup);
    if (field === null) return;
    awaitsField.current = false;
    field.focus({ preventScroll: true });
    selectText(field);
  });
  const attributeFilter = ['disabled'];
  observer.observe(popup, { childList: true, subtree: true, attributeFilter });
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
  /** Whether the first field gets the focus once it is there. */
  const awaitsField = useRef(false);
  const attach = useCallback((node: HTMLDivElement) => {
    popup.current = node;
    const observer = keepFocus(node, awaitsField);
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
        <Dialog.Backdrop className="fixed inset-0 z-200 bg-night opacity-60" />
        <Dialog.Popup
          ref={attach}
          className={
            side
              ? `fixed top-0 right-0 z-201 h-dvh [width:min(22rem,_calc(100vw_-_2.5rem))] overflow-y-auto overscroll-contain border-0 border-l border-line bg-surface px-4 pt-2 pb-6 text-ink shadow motion-safe:animate-slide`
              : dialogClass
          }
          data-wide={wide || undefined}
          // By touch, the keyboard would cover what the dialog says. Without a field the dialog itself
          // has the focus, never its Close button.
          initialFocus={(by) => {
            const field = by === 'touch' ? null : firstField(popup.current);
            awaitsField.current = by !== 'touch' && field === null;
            if (field) selectText(field);
            return field ?? popup.current;
          }}
          finalFocus={finalFocus}
          onFocusCapture={({ target }) => typed.note(target)}
          onInputCapture={() => setTyped(true)}
        >
          <div className="mb-2 flex items-center justify-between gap-4">
            <Dialog.Title className="m-0 text-md">{title}</Dialog.Title>
            <Dialog.Close
              className="-mr-2 grid size-target flex-none cursor-pointer place-items-center rounded-md border-0 bg-transparent text-inherit hover:bg-sunken"
              aria-label={closeLabel}
            >
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
              <AlertDialog.Backdrop className="fixed inset-0 z-200 bg-night opacity-60" />
              <AlertDialog.Popup className={dialogClass}>
                <AlertDialog.Title className="m-0 text-md">{t('discard_title')}</AlertDialog.Title>
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
