import type { contract } from '@crewpad/contract';
import { MESSAGE_COUNTER_FROM, MESSAGE_MAX, type QuickReplyValues } from '@crewpad/domain';
import { IconBolt, IconLock, IconSend2 } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { dayOfYear, money } from '../../../../lib/format.ts';
import { UNPAID_HOME } from '../../../../lib/member-homes.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { useErrorText } from '../../../../ui/form/field-issues.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import threadPage from '../thread-page.module.css';
import classes from './composer.module.css';
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
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {starters.length > 0 && (
        <ul aria-label={t('starters')} data-scrolls-x className={classes.starters}>
          {starters.map((starter) => (
            <li key={starter.label}>
              <button
                type="button"
                className={classes.starter}
                onClick={() => {
                  write(starter.text);
                  focus();
                }}
              >
                {starter.label}
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
          </select>
        </label>
      )}
      {issue !== null && (
        <p id="message-issue" role="alert" className={classes.issue}>
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
      <div className={classes.line}>
        {replies.isAvailable && (
          <button
            type="button"
            className={classes.replies}
            disabled={!hydrated}
            aria-label={t('quick_replies')}
            aria-expanded={replies.isOpen}
            aria-controls={replies.isOpen ? 'quick-replies' : undefined}
            onClick={() => (replies.isOpen ? replies.leave() : replies.open())}
            onKeyDown={({ key }) => replies.isOpen && key === 'Escape' && replies.close()}
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
    <div className={threadPage.notice}>
      <IconLock aria-hidden size={20} />
      <p className={threadPage.noticeText}>{refusal?.message ?? t('cannot_write')}</p>
      {remedy && (
        <LinkButton to={remedy.to} variant="accent">
          {t(remedy.label)}
        </LinkButton>
      )}
    </div>
  );
}
