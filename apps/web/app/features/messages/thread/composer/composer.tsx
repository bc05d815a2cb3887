import type { contract } from '@crewpad/contract';
import {
  countedCharacters,
  isListerPlan,
  MESSAGE_COUNTER_FROM,
  MESSAGE_MAX,
} from '@crewpad/domain';
import { IconBolt, IconLock, IconSend2 } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { readDraft, storeDraft } from '../../../../lib/drafts.ts';
import { dayOfYear, money } from '../../../../lib/format.ts';
import { UNPAID_HOME } from '../../../../lib/member-homes.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { useErrorText } from '../../../../ui/form/field-issues.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { sendTyping } from '../../live/hub.ts';
import threadPage from '../thread-page.module.css';
import classes from './composer.module.css';
import { QuickReplyList } from './quick-reply-list.tsx';

const TYPING_EVERY_MS = 3000;
/** With a keyboard, Enter sends; on touch screens it inserts a line break. */
const HAS_KEYBOARD = '(hover: hover) and (pointer: fine)';

/** A slash and a few words on one line. */
const SLASH = /^\/([^/\n]{0,60})$/;

type ComposerListing = Pick<
  contract.messages.ThreadListing,
  'id' | 'title' | 'price' | 'free_from'
>;

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  name: string;
  /** The peer's first name; undefined if their account is closed. */
  firstName: string | undefined;
  peerId: number;
  /** null if the first message creates the thread. */
  threadId: number | null;
  listings: readonly ComposerListing[];
  listingId: number | null;
  /** Suggestions, while nothing is typed. */
  starter?: string;
  starters?: readonly { label: string; text: string }[];
  /** A message returned for editing; `count` increases each time. */
  edited?: { text: string; count: number };
  onSend: (message: string, listingId: number) => Promise<void>;
}

/** The message field. Its input is stored until it is sent. */
export function Composer(props: ComposerProps) {
  const { field, name, peerId, threadId, listings, starter = '', starters, edited, onSend } = props;
  const { t } = useTranslation('messages');
  const textOf = useErrorText();
  const { member, locale, today, year } = usePage();
  const memberId = member?.id ?? 0;
  const hydrated = useHydrated();
  const [text, setText] = useState(starter);
  const [listingId, setListingId] = useState(props.listingId ?? listings[0]?.id ?? null);
  const [issue, setIssue] = useState<string | null>(null);
  const typedAt = useRef(0);
  const replies = useRef<HTMLDivElement>(null);
  const [showsReplies, setShowsReplies] = useState(false);
  const hasReplies = isListerPlan(member?.user_plan ?? null) && member?.switched === false;
  /** A leading slash searches the quick replies. */
  const replyWords = SLASH.exec(text)?.[1];
  const isFindingReply = hasReplies && (showsReplies || replyWords !== undefined);
  const isTooLong = text.length > MESSAGE_MAX;
  const dayOrToday = (date: string) =>
    date <= today ? t('free_today') : dayOfYear(date, locale, year);

  useEffect(() => {
    const kept = readDraft(memberId, `message-${peerId}`, 'browser');
    if (typeof kept === 'string') setText(kept);
  }, [memberId, peerId]);
  useEffect(() => setListingId((last) => props.listingId ?? last), [props.listingId]);

  const keep = (next: string) =>
    storeDraft(memberId, `message-${peerId}`, next === '' ? null : next, 'browser');
  const write = (next: string) => {
    setText(next);
    setIssue(null);
    keep(next);
    const now = performance.now();
    if (threadId !== null && next !== '' && now - typedAt.current > TYPING_EVERY_MS) {
      typedAt.current = now;
      sendTyping(threadId);
    }
  };
  const keepEdited = useEffectEvent(keep);
  const returned = useRef(0);
  useEffect(() => {
    if (edited === undefined || edited.count === returned.current) return;
    returned.current = edited.count;
    setText((last) => {
      const next = last.trim() === '' ? edited.text : `${edited.text}\n${last}`;
      keepEdited(next);
      return next;
    });
    field.current?.focus();
  }, [edited, field]);

  // Up to six lines high; the style sheet sets the limit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may need another height.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [text, field]);

  const send = async () => {
    const message = text.trim();
    if (listingId === null) return setIssue('please_select_crashpad_and_try_again');
    if (countedCharacters(message) === 0) return setIssue('oops_message_has_no_text');
    if (message.length > MESSAGE_MAX) return setIssue('message_is_too_long');
    setText('');
    typedAt.current = 0;
    field.current?.focus();
    await onSend(message, listingId);
    keep('');
  };
  const listing = listings.find(({ id }) => id === listingId);
  const insertReply = (reply: string) => {
    const kept = replyWords === undefined ? text.trimEnd() : '';
    write(kept === '' ? reply : `${kept}\n${reply}`);
    setShowsReplies(false);
    field.current?.focus();
  };
  const closeReplies = () => {
    if (replyWords !== undefined) write('');
    setShowsReplies(false);
  };
  const leaveReplies = () => {
    closeReplies();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isFindingReply && event.key === 'Escape') return leaveReplies();
    const isIntoReplies =
      event.key === 'ArrowUp' || event.key === 'ArrowDown' || event.key === 'Enter';
    if (isFindingReply && replyWords !== undefined && isIntoReplies) {
      event.preventDefault();
      const first = replies.current?.querySelector('button');
      if (event.key === 'Enter') first?.click();
      else first?.focus();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!window.matchMedia(HAS_KEYBOARD).matches) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      method="post"
      noValidate
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {starters && starters.length > 0 && (
        <ul aria-label={t('starters')} data-scrolls-x className={classes.starters}>
          {starters.map((one) => (
            <li key={one.label}>
              <button
                type="button"
                className={classes.starter}
                onClick={() => {
                  write(one.text);
                  field.current?.focus();
                }}
              >
                {one.label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {listings.length > 1 && (
        <label className={classes.about}>
          <span>{t('about_label')}</span>
          <select
            className={classes.select}
            value={listingId ?? ''}
            onChange={({ currentTarget }) => setListingId(Number(currentTarget.value) || null)}
          >
            {listingId === null && <option value="">{t('select_listing')}</option>}
            {listings.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {issue !== null && (
        <p id="message-issue" role="alert" className={classes.issue}>
          {textOf(issue)}
        </p>
      )}
      {isFindingReply && (
        <QuickReplyList
          list={replies}
          words={replyWords ?? ''}
          values={{
            ...(props.firstName !== undefined && { name: props.firstName }),
            ...(listing && { listing: listing.title }),
            ...(listing?.price != null && { price: money(listing.price, locale) }),
            ...(listing?.free_from != null && { free_from: dayOrToday(listing.free_from) }),
          }}
          onUse={insertReply}
          onLeave={leaveReplies}
        />
      )}
      <div className={classes.line}>
        {hasReplies && (
          <button
            type="button"
            className={classes.replies}
            disabled={!hydrated}
            aria-label={t('quick_replies')}
            aria-expanded={isFindingReply}
            aria-controls={isFindingReply ? 'quick-replies' : undefined}
            onClick={() => (isFindingReply ? leaveReplies() : setShowsReplies(true))}
            onKeyDown={({ key }) => isFindingReply && key === 'Escape' && closeReplies()}
          >
            <IconBolt aria-hidden size={22} />
          </button>
        )}
        <textarea
          ref={field}
          name="message"
          rows={1}
          className={classes.field}
          aria-label={t('message_to', { name })}
          aria-describedby={issue === null ? undefined : 'message-issue'}
          aria-invalid={issue !== null || isTooLong || undefined}
          placeholder={t('message_placeholder')}
          value={text}
          dir="auto"
          enterKeyHint="send"
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          variant="accent"
          className={classes.send}
          disabled={!hydrated}
          aria-label={t('send')}
        >
          <IconSend2 aria-hidden size={22} />
        </Button>
      </div>
      {text.length >= MESSAGE_COUNTER_FROM && (
        <p className={classes.counter} data-over={isTooLong || undefined}>
          <span aria-hidden>
            {text.length} / {MESSAGE_MAX}
          </span>
          <VisuallyHidden role="status">
            {t('characters_left', { count: Math.max(0, MESSAGE_MAX - text.length) })}
          </VisuallyHidden>
        </p>
      )}
    </form>
  );
}

/** How a member can fix it. */
const WAYS = {
  UPGRADE_REQUIRED: { to: '/upgrade-account', label: 'way_upgrade' },
  ACCOUNT_EXPIRED: { to: '/account-expired', label: 'way_renew' },
  ACCOUNT_INACTIVE: { to: UNPAID_HOME, label: 'way_finish' },
} as const;

/** Why this member cannot write here, and how to fix it. */
export function WriteRefusal({
  refusal,
}: {
  refusal: contract.messages.ThreadHead['write_refusal'];
}) {
  const { t } = useTranslation('messages');
  const way = Object.entries(WAYS).find(([code]) => code === refusal?.error_code)?.[1];
  return (
    <div className={threadPage.notice}>
      <IconLock aria-hidden size={20} />
      <p className={threadPage.noticeText}>{refusal?.message ?? t('cannot_write')}</p>
      {way && (
        <LinkButton to={way.to} variant="accent">
          {t(way.label)}
        </LinkButton>
      )}
    </div>
  );
}
