import { Toast } from '@base-ui/react/toast';
import { TOAST_AUTO_CLOSE_MS, TOAST_LIMIT } from '@crewpad/domain';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { receiveToasts, type ToastKind } from './toast.ts';
import { createToastQueue, type OpenToast } from './toast-queue.ts';
import classes from './toast-stack.module.css';

const ICONS: Record<ToastKind, typeof IconCheck> = {
  info: IconInfoCircle,
  success: IconCheck,
  warning: IconAlertTriangle,
  error: IconX,
};

/** At most one covers part of a phone. */
const PHONE = '(max-width: 47.99em)';

const manager = Toast.createToastManager<OpenToast>();

export default function ToastStack() {
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
    return receiveToasts(queue);
  }, []);

  return (
    <Toast.Provider toastManager={manager} limit={TOAST_LIMIT}>
      <ToastRegion />
    </Toast.Provider>
  );
}

function ToastRegion() {
  const { t } = useTranslation('ui');
  const { toasts } = Toast.useToastManager<OpenToast>();
  // The oldest is on top: a toast does not move when another one follows.
  const inOrder = toasts.toReversed();
  const parts = [
    { className: classes.top, toasts: inOrder.filter(({ data }) => !data?.isAside) },
    { className: classes.aside, toasts: inOrder.filter(({ data }) => data?.isAside) },
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
      className={classes.toast}
      data-kind={kind}
    >
      <span className={classes.icon}>
        <Icon aria-hidden size={20} />
      </span>
      <div className={classes.text}>
        <Toast.Title className={classes.title} render={<strong />} />
        <Toast.Description render={<div />} />
      </div>
      {action && (
        <button
          type="button"
          className={classes.action}
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
        className={classes.close}
        aria-label={t('close', { ns: 'common' })}
        aria-hidden={false}
      >
        <IconX aria-hidden size={20} />
      </Toast.Close>
    </Toast.Root>
  );
}
