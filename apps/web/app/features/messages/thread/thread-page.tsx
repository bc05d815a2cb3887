import { rentals as rentalsApi } from '@crewpad/contract/endpoints';
import { IconArrowLeft, IconMail, IconPhone } from '@tabler/icons-react';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useLiveData } from '../../../lib/live-rentals.ts';
import { useIsForCrew, usePage } from '../../../lib/page-context.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { inboxAddress } from '../inbox-state.ts';
import { useOutbox } from '../live/outbox.ts';
import { type Target, useMessages } from '../thread-actions.ts';
import { ThreadMenu } from '../thread-menu.tsx';
import { Composer, WriteRefusal } from './composer/composer.tsx';
import type { LoadedThread } from './load-thread.ts';
import { MessageLog } from './log/message-log.tsx';
import { TenantRentalAside, TenantRentalLine } from './tenant-rental.tsx';
import { tenantRentalOf } from './tenant-rental-of.ts';
import { noticeClass } from './thread-page-classes.ts';
import { type ThreadHeadState, useThread } from './use-thread.ts';

const WIDE_WITH_KEYBOARD = '(min-width: 62rem) and (hover: hover) and (pointer: fine)';

const factClass =
  "inline-block min-h-6 min-w-0 truncate leading-6 text-inherit no-underline hover:underline [&+&]:max-w-1/2 [&+&]:flex-none max-sm:[&+&]:hidden [&+&]:before:mr-2 [&+&]:before:content-['·']";
const toolClass =
  'grid size-target flex-none place-items-center rounded-md text-ink hover:bg-sunken';

interface ThreadHeadProps {
  head: ThreadHeadState;
  name: string;
  target: Target;
}

/** The other member, the crash pad, contact details, and actions. */
function ThreadHead({ head, name, target }: ThreadHeadProps) {
  const { t } = useTranslation('messages');
  const { state } = useMessages();
  const isForCrew = useIsForCrew();
  const { email, phone, airlines, abilities, blocked } = head;
  const listing = head.items.find(({ id }) => id === head.listing_id);
  return (
    <header className="flex min-h-17 flex-none items-center gap-2 border-b border-b-line bg-surface pt-2 pr-2 pb-2 pl-4">
      <Link
        to={inboxAddress(state)}
        aria-label={t('back')}
        className="-ml-2 grid size-target flex-none place-items-center rounded-md text-ink hover:bg-sunken lg:hidden"
      >
        <IconArrowLeft aria-hidden size={22} />
      </Link>
      <Avatar name={name} photo={head.photos[0] ?? null} />
      <div className="min-w-0 flex-1 pl-1">
        <h1 className="m-0 truncate text-md leading-snug font-bold">
          {head.is_active ? (
            <Link
              to={`/user/${head.to_user_id}`}
              className="inline-block min-h-6 leading-6 text-inherit no-underline hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h1>
        <p className="m-0 flex gap-2 overflow-hidden text-xs text-muted">
          {listing && (
            <Link to={`/listing/${listing.id}`} className={factClass}>
              {listing.title}
            </Link>
          )}
          {isForCrew && airlines && <span className={factClass}>{airlines}</span>}
        </p>
      </div>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          aria-label={t('call', { phone })}
          title={phone}
          className={toolClass}
        >
          <IconPhone aria-hidden size={22} />
        </a>
      )}
      {email && (
        <a
          href={`mailto:${email}`}
          aria-label={t('email_to', { email })}
          title={email}
          // Phones have room for one of the two beside the picture and the name.
          className={cx(toolClass, phone && 'max-sm:hidden')}
        >
          <IconMail aria-hidden size={22} />
        </a>
      )}
      <ThreadMenu
        target={target}
        archived={head.archived}
        muted={head.muted}
        canInvite={abilities.invite}
        canMarkUnread={head.last_seq > 0}
        isUnanswered={head.unanswered}
        member={{
          blocked,
          canBlock: abilities.block,
          canReview: abilities.review,
          canReport: abilities.report,
        }}
      />
    </header>
  );
}

/** A thread: the other member, messages, and the message field. */
export function ThreadPage({ loadedThread }: { loadedThread: LoadedThread }) {
  const { t } = useTranslation('messages');
  const { member } = usePage();
  const { actions } = useMessages();
  const view = useThread(loadedThread);
  const { head } = view;
  const outbox = useOutbox(member?.id ?? 0, head.to_user_id);
  const [edited, setEdited] = useState<{ text: string; count: number }>({ text: '', count: 0 });
  const field = useRef<HTMLTextAreaElement>(null);
  const name = nameOf(head, t('former_member'));
  const target: Target = {
    id: loadedThread.id,
    userId: head.to_user_id,
    name,
    listingId: head.listing_id,
  };
  const { listingId } = loadedThread;
  const rental = useLiveData(loadedThread.rental, () =>
    tenantRentalOf(head, member, (query) =>
      call(rentalsApi.getTenants, { query }, { quiet: true }),
    ),
  );
  useEffect(() => {
    // From a crash pad's page, the message is about it. Phones would open their keyboard.
    if (listingId !== null || window.matchMedia(WIDE_WITH_KEYBOARD).matches) {
      field.current?.focus({ preventScroll: true });
    }
  }, [listingId]);

  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <section
        aria-label={t('conversation_with', { name })}
        className="flex min-h-0 min-w-0 flex-1 flex-col"
      >
        <ThreadHead head={head} name={name} target={target} />
        {rental && <TenantRentalLine rental={rental} />}
        <MessageLog
          threadId={loadedThread.id}
          name={name}
          view={view}
          at={loadedThread.at}
          opensAfter={loadedThread.thread.read_seq}
          outbox={outbox}
          onEdit={(unsent) => {
            setEdited((last) => ({ text: unsent.message, count: last.count + 1 }));
            void outbox.remove(unsent);
          }}
          onEscape={() => field.current?.focus()}
        />
        {head.blocked ? (
          <div className={noticeClass}>
            <p className="m-0 grow basis-64 text-ink-soft">{t('you_blocked', { name })}</p>
            <Button variant="outline" onClick={() => actions.unblock(target)}>
              {t('act_unblock', { name })}
            </Button>
          </div>
        ) : head.abilities.write ? (
          <Composer
            field={field}
            name={name}
            firstName={head.is_active ? head.names.first_name : undefined}
            peerId={head.to_user_id}
            threadId={loadedThread.id}
            listings={head.items}
            listingId={listingId ?? head.listing_id}
            edited={edited}
            onSend={outbox.add}
          />
        ) : (
          <WriteRefusal refusal={head.write_refusal} />
        )}
      </section>
      {rental && <TenantRentalAside rental={rental} />}
    </div>
  );
}

function nameOf(
  { to_user, names, is_active }: Pick<LoadedThread['thread'], 'to_user' | 'names' | 'is_active'>,
  former: string,
): string {
  if (!is_active) return former;
  return to_user || names.first_name;
}
