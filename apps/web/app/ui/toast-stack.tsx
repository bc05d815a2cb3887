import { Toast } from '@base-ui/react/toast';
import { TOAST_AUTO_CLOSE_MS, TOAST_LIMIT } from '@crewpad/domain';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { ownLeaving } from '../lib/leave-page.ts';
import { keepToasts } from './kept-toasts.ts';
import { receiveToasts, type ToastKind } from './toast.ts';
import { createToastQueue, type OpenToast, type ToastQueue } from './toast-queue.ts';

const ICONS: Record<ToastKind, typeof IconCheck> = {
  info: IconInfoCircle,
  success: IconCheck,
  warning: IconAlertTriangle,
  error: IconX,
};

/** An error that opens another page comes just before it, and is read there. */
const LEADS_AWAY_MS = 500;

/** At most one covers part of a phone. */
const PHONE = '(max-width: 47.99em)';

const manager = Toast.createToastManager<OpenToast>();

export default function ToastStack() {
  const { pathname } = useLocation();
  const current = useRef<ToastQueue>(undefined);
  useEffect(() => {
    const queue = createToastQueue({
      limit: window.matchMedia(PHONE).matches ? 1 : TOAST_LIMIT,
      open: (toast) =>
        manager.add({
          id: toast.id,
          title: toast.title,
          description: toast.message,
          timeout: toast.stays ?? TOAST_AUTO_CLOSE_MS,
          data: toast,
          onClose: () => queue.closed(toast.id),
        }),
      close: (id) => manager.close(id),
    });
    current.current = queue;
    const onInput = () => queue.dismissErrors(performance.now());
    const onLeave = () => keepSuccess(queue.list());
    document.addEventListener('input', onInput);
    window.addEventListener('pagehide', onLeave);
    const stop = receiveToasts(queue);
    return () => {
      document.removeEventListener('input', onInput);
      window.removeEventListener('pagehide', onLeave);
      stop();
    };
  }, []);
  // Errors end with the page that they are about.
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    current.current?.dismissErrors(performance.now() - LEADS_AWAY_MS);
  }, [pathname]);

  return (
    <Toast.Provider toastManager={manager} limit={TOAST_LIMIT}>
      <ToastRegion />
    </Toast.Provider>
  );
}

/** A page that opens another one itself keeps what succeeded. */
function keepSuccess(toasts: readonly OpenToast[]): void {
  if (ownLeaving() === null) return;
  keepToasts(
    toasts.flatMap(({ kind, message, action }) =>
      kind === 'success' && typeof message === 'string' && !action ? [message] : [],
    ),
  );
}

function ToastRegion() {
  const { t } = useTranslation('ui');
  const { toasts } = Toast.useToastManager<OpenToast>();
  // The oldest is on top: a toast does not move when another one follows.
  const inOrder = toasts.toReversed();
  const parts = [
    {
      className:
        'fixed [top:calc(var(--header-height)_+_var(--space-1))] left-1/2 z-400 grid [width:min(32.5rem,calc(100vw_-_2*var(--space-2)))] -translate-x-1/2 gap-2 max-lg:[top:max(var(--space-half),env(safe-area-inset-top))] max-lg:[width:min(26rem,calc(100vw_-_2*var(--space-2)))]',
      toasts: inOrder.filter(({ data }) => !data?.isAside),
    },
    {
      className:
        'fixed [bottom:calc(var(--bar-height,0px)_+_var(--space-2))] left-1/2 z-400 grid [width:min(32.5rem,calc(100vw_-_2*var(--space-2)))] -translate-x-1/2 gap-2 lg:[top:calc(var(--header-height)_+_8.5rem)] lg:[right:max(var(--gutter),calc((100%_-_var(--page-width))_/_2_+_var(--gutter)))] lg:bottom-auto lg:left-auto lg:w-aside lg:transform-none',
      toasts: inOrder.filter(({ data }) => data?.isAside),
    },
  ];
  return (
    <Toast.Viewport aria-label={t('notifications')} data-toasts>
      {parts.map((part) => (
        <div key={part.className} className={part.className}>
          {part.toasts.map((toast) => toast.data && <ToastCard key={toast.id} toast={toast} />)}
        </div>
      ))}
    </Toast.Viewport>
  );
}

function ToastCard({ toast }: { toast: Toast.Root.ToastObject<OpenToast> }) {
  const { t } = useTranslation('ui');
  if (!toast.data) return null;
  const { kind, action } = toast.data;
  const Icon = ICONS[kind];
  return (
    <Toast.Root
      toast={toast}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      // An alert and a status have no aria-modal, which the library sets for its dialogs.
      render={({ 'aria-modal': _, ...props }) => <div {...props} />}
      swipeDirection={['up', 'right']}
      className="group/toast flex min-h-14 [transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))] items-center gap-2 rounded-md border border-line bg-surface pt-1 pr-1 pb-1 pl-2 text-xs leading-snug text-ink shadow data-ending-style:opacity-0 data-starting-style:opacity-0 motion-safe:[transition:transform_var(--quick),opacity_var(--quick)]"
      data-kind={kind}
    >
      <span className="grid size-8 flex-none place-items-center rounded-full bg-sunken group-data-[kind=error]/toast:bg-bad-soft group-data-[kind=error]/toast:text-bad group-data-[kind=success]/toast:bg-good-soft group-data-[kind=success]/toast:text-good group-data-[kind=warning]/toast:bg-warn-soft group-data-[kind=warning]/toast:text-warn">
        <Icon aria-hidden size={20} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Toast.Title className="block font-bold" render={<strong />} />
        <Toast.Description render={<div />} />
      </div>
      {action && (
        <button
          type="button"
          className="min-h-target flex-none cursor-pointer rounded-sm border-0 bg-transparent px-2 py-0 font-bold text-link underline"
          onClick={() => {
            manager.close(toast.id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      {/* Always reachable, also while the stack is not hovered. */}
      <Toast.Close
        className="grid min-h-target w-target flex-none cursor-pointer place-items-center rounded-sm border-0 bg-transparent text-muted hover:bg-sunken hover:text-ink"
        aria-label={t('close', { ns: 'common' })}
        aria-hidden={false}
      >
        <IconX aria-hidden size={20} />
      </Toast.Close>
    </Toast.Root>
  );
}
