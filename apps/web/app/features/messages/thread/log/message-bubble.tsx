import { withoutDirections } from '@crewpad/domain';
import { IconAlertCircle, IconAlertTriangle, IconClock, IconFlag } from '@tabler/icons-react';
import { find } from 'linkifyjs';
import { memo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { type Clock, timeOf } from '../../../../lib/when.ts';
import { useErrorText } from '../../../../ui/form/field-issues.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { OutboxView } from '../../live/outbox.ts';
import type { Unsent } from '../../live/unsent-store.ts';
import classes from './message-log.module.css';
import type { Message } from './message-rows.ts';

/** Only web addresses: nothing else is meant to be opened. */
const WEB = /^https?:\/\//i;

/** A member's message as plain text with links, isolated from the surrounding text direction. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  const plainText = withoutDirections(text);
  const links = find(plainText, 'url').filter(({ value }) => WEB.test(value));
  const ends = [0, ...links.map(({ end }) => end)];
  return (
    <bdi>
      {links.map(({ start, value, href }, at) => [
        plainText.slice(ends[at], start),
        <a
          key={start}
          href={href}
          rel="noopener nofollow ugc"
          target="_blank"
          referrerPolicy="no-referrer"
        >
          {value}
        </a>,
      ])}
      {plainText.slice(ends.at(-1))}
    </bdi>
  );
});

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

interface UnsentBubbleProps {
  unsent: Unsent;
  outbox: OutboxView;
  clock: Clock;
  onEdit: (unsent: Unsent) => void;
}

/** An own message that the server has not received yet, or has refused. */
export function UnsentBubble({ unsent, outbox, clock, onEdit }: UnsentBubbleProps) {
  const { refusal } = unsent;
  return (
    <div className={classes.row} data-own data-unsent data-failed={refusal !== null || undefined}>
      <div className={classes.bubble}>
        <MessageText text={unsent.message} />
      </div>
      {refusal === null ? (
        <p className={classes.meta}>
          <IconClock aria-hidden size={14} />
          <Waiting unsent={unsent} head={outbox.head} />
          <time dateTime={unsent.created}>{timeOf(unsent.created, clock)}</time>
        </p>
      ) : (
        <RefusalNote {...{ unsent, refusal, outbox, onEdit }} />
      )}
    </div>
  );
}

function Waiting({ unsent, head }: { unsent: Unsent; head: OutboxView['head'] }) {
  const { t } = useTranslation('messages');
  if (head?.phase === 'network') return t('waiting_for_network');
  if (head?.phase === 'server') return t('waiting_for_server');
  if (head?.key === unsent.key && head.phase === 'limit') return t('waiting_for_limit');
  return t('sending');
}

const KEY = /^[a-z]+(_[a-z]+)+$/;

function RefusalNote({
  unsent,
  refusal,
  outbox,
  onEdit,
}: Omit<UnsentBubbleProps, 'clock'> & { refusal: string }) {
  const { t } = useTranslation('messages');
  const textOf = useErrorText();
  return (
    <div role="alert" className={classes.refused}>
      <p className={classes.refusal}>
        <IconAlertCircle aria-hidden size={16} />
        {KEY.test(refusal) ? textOf(refusal) : refusal || t('not_sent')}
      </p>
      <p className={classes.ways}>
        <button type="button" className={classes.way} onClick={() => void outbox.retry(unsent)}>
          {t('retry')}
        </button>
        <button type="button" className={classes.way} onClick={() => onEdit(unsent)}>
          {t('edit', { ns: 'common' })}
        </button>
        <button type="button" className={classes.way} onClick={() => void outbox.remove(unsent)}>
          {t('discard')}
        </button>
      </p>
    </div>
  );
}
