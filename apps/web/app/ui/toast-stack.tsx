import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { TOAST_AUTO_CLOSE_MS, TOAST_LIMIT } from '@crewpad/domain';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { uiText } from '../i18n/en/ui.ts';
import { MantineScope } from './mantine-scope.tsx';
import { type Toast, type ToastKind, takeToasts } from './toast.ts';
import classes from './toast-stack.module.css';

const ICONS: Record<ToastKind, typeof IconCheck> = {
  info: IconInfoCircle,
  success: IconCheck,
  warning: IconAlertTriangle,
  error: IconX,
};

const SMALL = '(max-width: 62em)';

export default function ToastStack() {
  const { t } = useTranslation(uiText);
  const close = t('close');

  useEffect(() => {
    const told = new Map<string, string>();
    return takeToasts(
      (toast: Toast) => {
        const Icon = ICONS[toast.kind];
        const { action, message } = toast;
        // With something to do each one stands for itself: the same words may mean another thing.
        const sameWords = typeof message === 'string' && !action;
        const id = notifications.show({
          ...(sameWords && { id: `${toast.kind} ${message}` }),
          title: toast.title,
          message: action ? (
            <span className={classes.withAction}>
              {message}
              <button
                type="button"
                className={classes.action}
                onClick={() => {
                  notifications.hide(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            </span>
          ) : (
            message
          ),
          icon: <Icon aria-hidden size={20} />,
          autoClose: toast.stays ?? TOAST_AUTO_CLOSE_MS,
          className: classes.toast,
          classNames: { icon: classes.icon, description: classes.message, title: classes.title },
          closeButtonProps: { 'aria-label': close, size: 'lg' },
          'data-kind': toast.kind,
          ...(toast.isAside && {
            position: window.matchMedia(SMALL).matches ? 'bottom-center' : 'top-right',
          }),
          onClose: () => told.delete(id),
        });
        if (toast.about !== undefined) told.set(id, toast.about);
      },
      (about) => {
        for (const [id, subject] of told) if (subject === about) notifications.hide(id);
      },
    );
  }, [close]);

  return (
    <MantineScope>
      <Notifications
        position="top-center"
        limit={TOAST_LIMIT}
        zIndex={400}
        containerWidth={520}
        classNames={{ root: classes.stack }}
      />
    </MantineScope>
  );
}
