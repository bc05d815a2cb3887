import { IconAlertTriangle, IconFlag } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { type Clock, timeOf } from '../../../../lib/when.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import classes from './message-log.module.css';
import type { Message } from './message-rows.ts';
import { MessageText } from './message-text.tsx';

interface MessageBubbleProps {
  message: Message;
  isOwn: boolean;
  isFirst: boolean;
  isLast: boolean;
  isSeen: boolean;
  isHit: boolean;
  hasCaution: boolean;
  name: string;
  clock: Clock;
  /** Must be stable. Without it, the message cannot be reported. */
  onReport: ((message: Message) => void) | undefined;
}

/** One message. */
export const MessageBubble = memo(
  function MessageBubble(props: MessageBubbleProps) {
    const { message, isOwn, isFirst, isLast, isSeen, isHit, name, clock, onReport } = props;
    const { hasCaution } = props;
    const { t } = useTranslation('messages');
    return (
      <div
        data-seq={message.seq}
        data-own={isOwn || undefined}
        data-first={isFirst || undefined}
        data-hit={isHit || undefined}
        // Arrow keys move between messages.
        tabIndex={-1}
        className={classes.row}
      >
        <VisuallyHidden>{isOwn ? t('you') : t('from', { name })} </VisuallyHidden>
        <div className={classes.line}>
          <div className={classes.bubble}>
            <MessageText text={message.message} />
          </div>
          {onReport && (
            <button
              type="button"
              className={classes.report}
              aria-label={t('report_message', { name })}
              onClick={() => onReport(message)}
            >
              <IconFlag aria-hidden size={18} />
            </button>
          )}
        </div>
        {hasCaution && (
          <p className={classes.caution}>
            <IconAlertTriangle aria-hidden size={16} />
            {t('caution')}
          </p>
        )}
        {(isLast || isSeen) && (
          <p className={classes.meta}>
            <time dateTime={message.created}>{timeOf(message.created, clock)}</time>
            {isSeen && <span>{t('seen')}</span>}
          </p>
        )}
      </div>
    );
  },
  (a, b) =>
    a.message === b.message &&
    a.isFirst === b.isFirst &&
    a.isLast === b.isLast &&
    a.isSeen === b.isSeen &&
    a.isHit === b.isHit &&
    a.hasCaution === b.hasCaution &&
    a.name === b.name &&
    a.onReport === b.onReport &&
    a.clock.timeZone === b.clock.timeZone,
);
