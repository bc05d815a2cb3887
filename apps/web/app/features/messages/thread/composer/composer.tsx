import type { contract } from '@crewpad/contract';
import { MESSAGE_COUNTER_FROM, MESSAGE_MAX, type QuickReplyValues } from '@crewpad/domain';
import { IconBolt, IconLock, IconSend2 } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { dayOfYear, money } from '../../../../lib/format.ts';
import { UNPAID_HOME } from '../../../../lib/member-homes.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button, PlainButton } from '../../../../ui/button.tsx';
import { Select, Textarea } from '../../../../ui/form/controls.tsx';
import { useErrorText } from '../../../../ui/form/field-issues.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { noticeClass } from '../thread-page-classes.ts';
import { QuickReplyList, useQuickReplies } from './quick-reply-list.tsx';
import { type ComposerProps, type ComposerState, useComposer } from './use-composer.ts';

/** With a keyboard, Enter sends; on touch screens it inserts a line break. */
const HAS_KEYBOARD = '(hover: hover) and (pointer: fine)';

/** The message field. Its input is stored until it is sent. */
export function Composer(props: ComposerProps) {
  const { field, name, firstName, listings, starters = [] } = props;
  const { t } = useTranslation('messages');
  const textOf = useErrorText();
  const hydrated = useHydrated();
  const composer = useComposer(props);
  const { text, issue, listingId, focus, write, send } = composer;
  const replies = useQuickReplies(composer);
  const values = useReplyValues(firstName, composer.listing);
  const isTooLong = text.length > MESSAGE_MAX;

  const onKeyDown = (event: KeyboardEvent) => {
    if (replies.handleKey(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!window.matchMedia(HAS_KEYBOARD).matches) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      method="post"
      noValidate
      className="grid flex-none grid-cols-1 gap-2 border-t border-t-line bg-surface [padding:var(--space-1)_var(--space-2)_max(var(--space-1),env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {starters.length > 0 && (
        <ul
          aria-label={t('starters')}
          data-scrolls-x
          className="m-0 flex list-none gap-2 overflow-x-auto p-1"
        >
          {starters.map((starter) => (
            <li key={starter.label}>
              <PlainButton
                className="min-h-target rounded-full border border-line-strong bg-surface px-4 py-0 text-xs font-medium whitespace-nowrap text-ink hover:bg-sunken"
                onClick={() => {
                  write(starter.text);
                  focus();
                }}
              >
                {starter.label}
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
      {listings.length > 1 && (
        <label className="flex min-w-0 items-center gap-2 text-xs text-muted">
          <span>{t('about_label')}</span>
          <Select
            className="min-w-0 text-ellipsis"
            value={listingId ?? ''}
            onChange={({ currentTarget }) =>
              composer.selectListing(Number(currentTarget.value) || null)
            }
          >
            {listingId === null && <option value="">{t('select_listing')}</option>}
            {listings.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </label>
      )}
      {issue !== null && (
        <p id="message-issue" role="alert" className="m-0 text-xs font-medium text-bad">
          {textOf(issue)}
        </p>
      )}
      {replies.isOpen && (
        <QuickReplyList
          list={replies.list}
          words={replies.words ?? ''}
          values={values}
          onUse={replies.insert}
          onLeave={replies.leave}
        />
      )}
      <div className="flex items-end gap-2">
        {replies.isAvailable && (
          <PlainButton
            className="grid [height:min(3rem,60px)] [width:min(3rem,60px)] flex-none place-items-center rounded-full border border-line-strong bg-surface text-ink hover:bg-sunken aria-expanded:bg-sunken"
            disabled={!hydrated}
            aria-label={t('quick_replies')}
            aria-expanded={replies.isOpen}
            aria-controls={replies.isOpen ? 'quick-replies' : undefined}
            onClick={() => (replies.isOpen ? replies.leave() : replies.open())}
            onKeyDown={({ key }) => replies.isOpen && key === 'Escape' && replies.close()}
          >
            <IconBolt aria-hidden size={22} />
          </PlainButton>
        )}
        <Textarea
          ref={field}
          name="message"
          rows={1}
          className="[max-height:calc(6*1.5rem_+_1.375rem)] min-h-12 flex-1 resize-none overflow-y-auto leading-6"
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
          className="[height:min(3rem,60px)] [width:min(3rem,60px)] flex-none rounded-full! p-0!"
          disabled={!hydrated}
          aria-label={t('send')}
        >
          <IconSend2 aria-hidden size={22} />
        </Button>
      </div>
      {text.length >= MESSAGE_COUNTER_FROM && (
        <p
          className="m-0 text-end text-xs text-muted tabular data-over:font-bold data-over:text-bad"
          data-over={isTooLong || undefined}
        >
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

/** The values of the placeholders in quick replies. */
function useReplyValues(
  firstName: string | undefined,
  listing: ComposerState['listing'],
): QuickReplyValues {
  const { t } = useTranslation('messages');
  const { locale, today, year } = usePage();
  const dayOrToday = (date: string) =>
    date <= today ? t('free_today') : dayOfYear(date, locale, year);
  return {
    ...(firstName !== undefined && { name: firstName }),
    ...(listing && { listing: listing.title }),
    ...(listing?.price != null && { price: money(listing.price, locale) }),
    ...(listing?.free_from != null && { free_from: dayOrToday(listing.free_from) }),
  };
}

/** How a member can fix it. */
const REMEDIES = {
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
  const remedy = Object.entries(REMEDIES).find(([code]) => code === refusal?.error_code)?.[1];
  return (
    <div className={noticeClass}>
      <IconLock aria-hidden size={20} />
      <p className="m-0 grow basis-64 text-ink-soft">{refusal?.message ?? t('cannot_write')}</p>
      {remedy && (
        <LinkButton to={remedy.to} variant="accent">
          {t(remedy.label)}
        </LinkButton>
      )}
    </div>
  );
}
