import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, money } from '../../../lib/format.ts';
import { useLiveRentals } from '../../../lib/live-rentals.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useClock } from '../../../lib/when.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { freeBeds, isFreeNow, useAvailability } from '../../search/index.ts';
import { inboxAddress } from '../inbox-state.ts';
import { onLive } from '../live/hub.ts';
import { openOutbox, useOutbox } from '../live/outbox.ts';
import { useMessages } from '../thread-actions.ts';
import { Composer, WriteRefusal } from './composer/composer.tsx';
import type { LoadedNewThread } from './load-thread.ts';
import { UnsentBubble } from './log/message-bubble.tsx';

/** The first message to a member, about a crash pad. */
export function NewChatPage({ newThread }: { newThread: LoadedNewThread }) {
  const { t } = useTranslation('messages');
  const { member, today } = usePage();
  const { state } = useMessages();
  const navigate = useNavigate();
  const clock = useClock();
  useLiveRentals();
  const { head, userId, listingId, listing, stay } = newThread;
  const memberId = member?.id ?? 0;
  const outbox = useOutbox(memberId, userId);
  const field = useRef<HTMLTextAreaElement>(null);
  const name = head?.to_user ?? '';
  const firstName = head?.is_active ? head.names.first_name : undefined;
  const title = listing?.title ?? head?.items.find(({ id }) => id === listingId)?.title ?? '';
  const isFull = listing !== null && !isFreeNow(listing.beds, today);
  const refusal = head === null ? newThread.refusal : head.write_refusal;
  const isOwn = userId === memberId;

  const open = useEffectEvent((threadId: number) => {
    void navigate(`/chat/${threadId}`, { replace: true });
  });
  useEffect(
    () =>
      openOutbox(memberId).onSent((unsent, message) => {
        if (unsent.to === userId) open(message.thread_id);
      }),
    [memberId, userId],
  );
  useEffect(
    () =>
      onLive(({ action, from_user, thread_id }) => {
        // The other member was faster.
        if (action === 'chat' && from_user === userId && thread_id) open(thread_id);
      }),
    [userId],
  );

  // Who lives there does not ask like a stranger.
  const starters =
    title && stay === null
      ? ([isFull ? 'waiting' : 'bed', 'nights', 'see'] as const).map((starter) => ({
          label: t(`starter_${starter}`),
          text: t(`starter_${starter}_text`, { name: firstName || t('there'), title }),
        }))
      : [];
  return (
    <section
      aria-label={name ? t('conversation_with', { name }) : t('new_title')}
      className="flex min-h-0 min-w-0 flex-1 flex-col"
    >
      <div className="grid flex-1 content-start gap-4 overflow-y-auto bg-paper p-4">
        <Link
          to={inboxAddress(state)}
          className="inline-flex min-h-target w-fit items-center gap-1 font-medium text-ink"
        >
          <IconArrowLeft aria-hidden size={20} />
          {t('back')}
        </Link>
        <div className="flex items-center gap-3">
          {name && <Avatar name={name} photo={head?.photos[0] ?? null} />}
          <h1 className="m-0 text-md">{name ? t('write_to', { name }) : t('new_title')}</h1>
        </div>
        {listing && <ListingCard listing={listing} stay={stay} />}
        <div className="flex flex-wrap gap-x-2 [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center">
          {head?.is_active && <Link to={`/user/${userId}`}>{t('act_profile')}</Link>}
          {stay === null && <Link to="/airports">{t('start_crew')}</Link>}
        </div>
        {refusal === null && !isOwn && (
          <p className="m-0 text-ink-soft">{t('new_text', { name })}</p>
        )}
        {outbox.unsent.map((message) => (
          <UnsentBubble
            key={message.key}
            unsent={message}
            outbox={outbox}
            clock={clock}
            onEdit={(unsent) => void outbox.remove(unsent)}
          />
        ))}
      </div>
      {head?.abilities.write ? (
        <Composer
          field={field}
          name={name}
          firstName={firstName}
          peerId={userId}
          threadId={null}
          listings={head.items}
          listingId={listingId}
          starter={starters[0]?.text ?? ''}
          starters={starters}
          onSend={outbox.add}
        />
      ) : (
        <WriteRefusal
          refusal={isOwn ? { message: t('own_account'), error_code: 'FORBIDDEN' } : refusal}
        />
      )}
    </section>
  );
}

interface ListingCardProps {
  listing: NonNullable<LoadedNewThread['listing']>;
  stay: LoadedNewThread['stay'];
}

/** The crash pad: with the rent of the stay there, else with its price and free beds. */
function ListingCard({ listing, stay }: ListingCardProps) {
  const { t } = useTranslation('messages');
  const { locale } = usePage();
  const { id, title, thumbnail, neighborhood, rate_per_from, beds } = listing;
  return (
    <Link
      to={`/listing/${id}`}
      className="group/card grid [grid-template-columns:min(7rem,30%)_minmax(0,1fr)] overflow-hidden rounded-md border border-line bg-surface text-ink no-underline"
    >
      <Picture
        src={thumbnail}
        alt=""
        width={224}
        height={168}
        sizes="7rem"
        className="size-full! min-h-24 object-cover"
      />
      <span className="grid content-center px-4 py-2">
        <span className="font-bold group-hover/card:underline">{title}</span>
        {neighborhood && <span className="text-xs text-muted">{neighborhood}</span>}
        <span className="text-xs text-muted">
          {stay === null
            ? t('price', { amount: money(rate_per_from, locale) })
            : t(stay.role === 'tenant' ? 'own_rent' : 'tenants_rent', {
                amount: exactMoney(stay.rent, locale),
              })}
        </span>
        {stay === null && beds.num_beds > 0 && <BedsFact beds={beds} />}
      </span>
    </Link>
  );
}

/** How many beds are free, or why none is. */
function BedsFact({ beds }: { beds: NonNullable<LoadedNewThread['listing']>['beds'] }) {
  const { t } = useTranslation('messages');
  const availability = useAvailability()(beds);
  const free = freeBeds(beds, usePage().today);
  if (free > 0) {
    const { num_beds: all } = beds;
    return (
      <span className="text-xs text-muted">
        {all === 1 ? t('bed_free') : t('beds_free', { count: free, all })}
      </span>
    );
  }
  return (
    <span className="text-xs font-medium text-warn">
      {beds.num_vacant_beds > 0 ? availability : t('full_house')}
    </span>
  );
}
