import type { contract } from '@crewpad/contract';
import { IconClockHour4, IconUser, IconUserPlus, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { findRental, TenantMenu, useRentalDialog } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { calendarDate, shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button, PlainButton } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { tenantAnchor } from '../addresses.ts';
import { BedPrice } from './price.tsx';

type Tenant = NonNullable<contract.listings.OwnBed['tenant']>;

/** The details of a bed's tenant, below its room. */
function TenantDetail({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('pages/my-crashpads');
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  const name = tenant.display_name ?? tenant.email ?? t('invited');
  const from = calendarDate(tenant.start_date, locale);
  return (
    <section
      className="mt-2 flex items-start justify-between gap-2 [border-radius:0_var(--radius-small)_var(--radius-small)_0] border-l-3 border-l-line-strong bg-sunken pt-2 pr-1 pb-2 pl-4 text-xs"
      aria-label={name}
    >
      <div className="grid min-w-0 flex-1 text-ink-soft">
        <strong className="text-sm wrap-anywhere">
          <Link to={`/my-crew/${tenant.rental_id}`} className="text-ink">
            {name}
          </Link>
        </strong>
        <span>{t(tenant.status === 'pending' ? 'invited' : 'lives_here')}</span>
        {tenant.display_name !== null && <span className="wrap-anywhere">{tenant.email}</span>}
        <span>
          {tenant.checkout_date === null
            ? t('since', { from })
            : t('from_to', { from, to: calendarDate(tenant.checkout_date, locale) })}
        </span>
      </div>
      <OwnMenu key={tenant.rental_id} tenant={tenant} name={name} />
      <Link
        to={{ pathname, search }}
        replace
        preventScrollReset
        className="grid size-target flex-none place-items-center rounded-sm text-ink-soft hover:bg-line"
        aria-label={t('close_tenant', { name })}
      >
        <IconX aria-hidden size={20} />
      </Link>
    </section>
  );
}

/** The actions on the rental. The card has only the tenant, so the rest is loaded. */
function OwnMenu({ tenant, name }: { tenant: Tenant; name: string }) {
  const { rental_id: id } = tenant;
  const [rental, setRental] = useState<contract.rentals.Rental>();
  // The list is loaded again after every step: the menu follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tenant object means that something may have changed.
  useEffect(() => {
    let isGone = false;
    findRental(id).then(
      (answer) => {
        if (!isGone) setRental(answer);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id, tenant]);
  return rental ? <TenantMenu rental={rental} name={name} /> : null;
}

interface BedRowProps {
  bed: contract.listings.OwnBed;
  /** What a bed without a price of its own costs. */
  housePrice: string;
  anchor: string;
  canInvite: boolean;
  canPrice: boolean;
}

/** A bed with its state, tenants, first free day and price. */
function BedRow({ bed, housePrice, anchor, canInvite, canPrice }: BedRowProps) {
  const { id, bed_name, tenant, next_tenant: next } = bed;
  const tenants = [tenant, next].filter((one) => one !== null);
  return (
    <li className="grid grid-cols-rest-auto items-center gap-x-4 gap-y-1 border-t border-line py-1 md:grid-cols-4">
      <strong className="min-w-0 wrap-anywhere">{bed_name}</strong>
      <div className="min-w-0 max-md:col-span-full max-md:row-start-2">
        {tenants.map((one) => (
          <TenantLink key={one.rental_id} tenant={one} anchor={anchor} />
        ))}
        {tenant === null && <FreeBed id={id} name={bed_name} canInvite={canInvite} />}
      </div>
      <span className="text-xs text-ink-soft max-md:col-span-full max-md:empty:hidden">
        {tenant !== null && next === null && tenant.checkout_date !== null && (
          <FreeFrom day={tenant.checkout_date} />
        )}
      </span>
      <div className="justify-self-end max-md:col-start-2 max-md:row-start-1 max-md:has-[form]:col-span-full max-md:has-[form]:row-start-3">
        <BedPrice bed={bed} housePrice={housePrice} canEdit={canPrice} />
      </div>
      {tenants
        .filter((one) => tenantAnchor(one.rental_id) === anchor)
        .map((one) => (
          <div key={one.rental_id} className="col-span-full">
            <TenantDetail tenant={one} />
          </div>
        ))}
    </li>
  );
}

function FreeFrom({ day }: { day: string }) {
  const { t } = useTranslation('pages/my-crashpads');
  const { locale } = usePage();
  return t('free_from', { day: shortDate(day, locale) });
}

/** Links to the details of a tenant of the bed, now or next. */
function TenantLink({ tenant, anchor }: { tenant: Tenant; anchor: string }) {
  const { t } = useTranslation('pages/my-crashpads');
  const { locale, today } = usePage();
  const { search } = useLocation();
  const own = tenantAnchor(tenant.rental_id);
  const isPending = tenant.status === 'pending';
  const Icon = isPending ? IconClockHour4 : IconUser;
  return (
    <div id={own} className="flex scroll-mt-10 flex-wrap items-center gap-x-2">
      <Link
        to={{ search, hash: own }}
        className="inline-flex min-h-target min-w-0 items-center gap-2 data-[state=accepted]:text-good data-[state=pending]:text-warn"
        data-state={tenant.status}
        aria-current={own === anchor || undefined}
      >
        <Icon aria-hidden size={18} stroke={1.75} className="flex-none" />
        <strong className="truncate font-medium">
          {tenant.display_name ?? tenant.email ?? t('pending')}
        </strong>
      </Link>
      <span className="text-xs text-muted empty:hidden">
        {isPending && t('pending')}
        {isPending && tenant.start_date > today && ', '}
        {tenant.start_date > today && t('starts', { day: shortDate(tenant.start_date, locale) })}
      </span>
    </div>
  );
}

interface FreeBedProps {
  id: number;
  name: string;
  canInvite: boolean;
}

/** Opens an invitation to a free bed. */
function FreeBed({ id, name, canInvite }: FreeBedProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  if (!canInvite) return <span className="text-muted">{t('free')}</span>;
  return (
    <PlainButton
      className="inline-flex min-h-target cursor-pointer items-center gap-2 text-ink hover:underline"
      disabled={!hydrated}
      aria-label={t('invite_to', { bed: name })}
      onClick={() => openDialog({ action: 'invite', bedId: id })}
    >
      <IconUserPlus aria-hidden size={18} stroke={1.75} />
      {t('free')}
    </PlainButton>
  );
}

/** More rooms than these are shown on demand. */
const AT_FIRST = 6;

interface RoomListProps extends Pick<BedRowProps, 'housePrice' | 'canInvite' | 'canPrice'> {
  title: string;
  rooms: readonly contract.listings.OwnRoom[];
}

/** The rooms of a crash pad with their beds. */
export function RoomList({ title, rooms, ...rest }: RoomListProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const { hash } = useLocation();
  // The server never sees the URL fragment, so the first client rendering must ignore it too.
  const anchor = useHydrated() ? hash.slice(1) : '';
  const [showsAll, setShowsAll] = useState(false);
  const anchorRoom = rooms.findIndex(({ beds }) => beds.some((bed) => matchesAnchor(bed, anchor)));
  const all = showsAll || anchorRoom >= AT_FIRST;
  if (rooms.length === 0) return <p className="m-0 text-xs text-muted">{t('no_rooms')}</p>;
  return (
    <div>
      <ul className="m-0 grid list-none gap-4 p-0" aria-label={t('rooms', { title })}>
        {rooms.slice(0, all ? rooms.length : AT_FIRST).map((room) => (
          <Room key={room.id} room={room} anchor={anchor} {...rest} />
        ))}
      </ul>
      {rooms.length > AT_FIRST && (
        <Button
          variant="subtle"
          aria-expanded={all}
          disabled={anchorRoom >= AT_FIRST}
          onClick={() => setShowsAll(!all)}
        >
          {all ? t('fewer_rooms') : t('all_rooms', { count: rooms.length })}
        </Button>
      )}
    </div>
  );
}

function matchesAnchor(
  { tenant, next_tenant: next }: contract.listings.OwnBed,
  anchor: string,
): boolean {
  return [tenant, next].some((one) => one !== null && tenantAnchor(one.rental_id) === anchor);
}

interface RoomProps extends Omit<BedRowProps, 'bed'> {
  room: contract.listings.OwnRoom;
}

function Room({ room: { room_name, beds }, ...rest }: RoomProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const occupiedBeds = beds.filter(({ tenant }) => tenant?.status === 'accepted').length;
  return (
    <li className="min-w-0">
      <p className="mx-0 mt-0 mb-1 flex items-baseline gap-2 text-xs">
        <span className="min-w-0 font-medium wrap-anywhere">{room_name}</span>{' '}
        <span aria-hidden className="flex-none text-muted">
          {t('room_taken', { taken: occupiedBeds, beds: beds.length })}
        </span>
        <VisuallyHidden>
          {t('room_taken_read', { taken: occupiedBeds, beds: beds.length })}
        </VisuallyHidden>
      </p>
      <ul className="m-0 list-none p-0">
        {beds.map((bed) => (
          <BedRow key={bed.id} bed={bed} {...rest} />
        ))}
      </ul>
    </li>
  );
}
