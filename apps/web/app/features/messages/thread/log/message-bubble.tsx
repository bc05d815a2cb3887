import { withoutDirections } from '@crewpad/domain';
import { IconAlertCircle, IconAlertTriangle, IconClock, IconFlag } from '@tabler/icons-react';
import { find } from 'linkifyjs';
import { memo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { type Clock, timeOf } from '../../../../lib/when.ts';
import { PlainButton } from '../../../../ui/button.tsx';
import { useErrorText } from '../../../../ui/form/field-issues.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { OutboxView } from '../../live/outbox.ts';
import type { Unsent } from '../../live/unsent-store.ts';
import type { Message } from './message-rows.ts';

const rowClass =
  'group/row relative mt-px grid [max-width:min(85%,36rem)] scroll-m-4 justify-items-start rounded-md data-first:mt-2 data-own:justify-items-end data-own:self-end data-unsent:mt-2';
const bubbleClass =
  'min-w-0 rounded-lg border border-line bg-surface px-3 py-2 wrap-anywhere whitespace-pre-wrap text-ink group-data-failed/row:border-bad group-data-failed/row:bg-bad-soft group-data-failed/row:text-ink group-data-failed/row:opacity-100 group-data-hit/row:outline-3 group-data-hit/row:outline-offset-2 group-data-hit/row:outline-ink group-data-own/row:border-button group-data-own/row:bg-button group-data-own/row:text-on-button group-data-unsent/row:opacity-75 [[data-own]_&_a]:text-inherit';
const metaClass = 'mx-2 mt-px mb-0 flex items-center gap-2 text-xs text-muted';
const wayClass =
  'min-h-target cursor-pointer rounded-sm border-0 bg-transparent px-2 py-0 font-medium text-link hover:underline';

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
        className={rowClass}
      >
        <VisuallyHidden>{isOwn ? t('you') : t('from', { name })} </VisuallyHidden>
        <div className="flex max-w-full items-start">
          <div className={bubbleClass}>
            <MessageText text={message.message} />
          </div>
          {onReport && (
            <PlainButton
              className="-me-target grid size-target flex-none place-items-center rounded-full text-muted opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 hover:bg-sunken hover:text-ink"
              aria-label={t('report_message', { name })}
              onClick={() => onReport(message)}
            >
              <IconFlag aria-hidden size={18} />
            </PlainButton>
          )}
        </div>
        {hasCaution && (
          <p className="mx-0 mt-1 mb-0 flex items-start gap-2 rounded-sm bg-warn-soft px-3 py-1 text-xs text-warn [&_svg]:mt-px [&_svg]:flex-none">
            <IconAlertTriangle aria-hidden size={16} />
            {t('caution')}
          </p>
        )}
        {(isLast || isSeen || message.group_size !== undefined) && (
          <p className={metaClass}>
            <time dateTime={message.created}>{timeOf(message.created, clock)}</time>
            {message.group_size !== undefined && (
              <span>{t('to_group', { count: message.group_size })}</span>
            )}
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
    <div className={rowClass} data-own data-unsent data-failed={refusal !== null || undefined}>
      <div className={bubbleClass}>
        <MessageText text={unsent.message} />
      </div>
      {refusal === null ? (
        <p className={metaClass}>
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
    <div role="alert" className="grid justify-items-end">
      <p className="mx-0 mt-1 mb-0 flex items-start gap-2 text-xs font-medium text-bad [&_svg]:mt-px [&_svg]:flex-none">
        <IconAlertCircle aria-hidden size={16} />
        {KEY.test(refusal) ? textOf(refusal) : refusal || t('not_sent')}
      </p>
      <p className="m-0 flex">
        <PlainButton className={wayClass} onClick={() => void outbox.retry(unsent)}>
          {t('retry')}
        </PlainButton>
        <PlainButton className={wayClass} onClick={() => onEdit(unsent)}>
          {t('edit', { ns: 'common' })}
        </PlainButton>
        <PlainButton className={wayClass} onClick={() => void outbox.remove(unsent)}>
          {t('discard')}
        </PlainButton>
      </p>
    </div>
  );
}
