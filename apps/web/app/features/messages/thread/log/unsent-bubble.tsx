import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { type Clock, timeOf } from '../../../../lib/when.ts';
import { useErrorText } from '../../../../ui/form/error-text.ts';
import type { Unsent } from '../../outbox/unsent-store.ts';
import type { OutboxView } from '../../outbox/use-outbox.ts';
import classes from './message-log.module.css';
import { MessageText } from './message-text.tsx';

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
        <Refused {...{ unsent, refusal, outbox, onEdit }} />
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

function Refused({
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
