import type { contract } from '@crewpad/contract';
import { IconBed, IconClockHour4, IconUser, IconUserPlus, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { findRental, TenantMenu, useRentalDialog } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { calendarDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button, PlainButton } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { tenantAnchor } from '../addresses.ts';

const chipClass =
  'inline-flex min-h-target max-w-full cursor-pointer items-center gap-2 rounded-full border border-line bg-surface pt-0 pr-3 pb-0 pl-3 [font-family:inherit] text-xs leading-tight text-ink-soft no-underline hover:border-solid hover:border-current hover:text-ink data-[state=accepted]:border-transparent data-[state=accepted]:bg-good-soft data-[state=accepted]:text-good data-[state=free]:border-dashed data-[state=free]:border-line-strong data-[state=free]:bg-transparent data-[state=free]:text-muted data-[state=pending]:border-transparent data-[state=pending]:bg-warn-soft data-[state=pending]:text-warn [&_svg]:flex-none [&[aria-current]]:border-current [&[aria-current]]:[box-shadow:0_0_0_1px_currentcolor]';

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
        <strong className="text-sm wrap-anywhere text-ink">{name}</strong>
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

interface BedChipProps {
  bed: contract.listings.OwnBed;
  isShown: boolean;
  canInvite: boolean;
}

/** A bed: free, or with its tenant. A taken one links to the tenant's details. */
function BedChip({ bed, isShown, canInvite }: BedChipProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const { search } = useLocation();
  const { tenant, bed_name } = bed;
  if (tenant === null) return <FreeBed bed={bed} canInvite={canInvite} />;
  const isPending = tenant.status === 'pending';
  const Icon = isPending ? IconClockHour4 : IconUser;
  const anchor = tenantAnchor(tenant.rental_id);
  return (
    <li id={anchor} className="max-w-full scroll-mt-10">
      <Link
        to={{ search, hash: anchor }}
        className={chipClass}
        data-state={tenant.status}
        aria-current={isShown || undefined}
      >
        <Icon aria-hidden size={18} stroke={1.75} />
        <span className="max-w-32 flex-none truncate">{bed_name}</span>{' '}
        <strong className="truncate font-bold">
          {isPending ? t('pending') : (tenant.display_name ?? tenant.email ?? '')}
        </strong>
      </Link>
    </li>
  );
}

/** Opens an invitation to it. */
function FreeBed({ bed: { id, bed_name }, canInvite }: Pick<BedChipProps, 'bed' | 'canInvite'>) {
  const { t } = useTranslation('pages/my-crashpads');
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const text = (
    <>
      <IconBed aria-hidden size={18} stroke={1.75} />
      <span className="max-w-32 flex-none truncate">{bed_name}</span> <span>{t('free')}</span>
    </>
  );
  if (!canInvite) {
    return (
      <li className={chipClass} data-state="free">
        {text}
      </li>
    );
  }
  return (
    <li>
      <PlainButton
        className={chipClass}
        data-state="free"
        disabled={!hydrated}
        aria-label={t('invite_to', { bed: bed_name })}
        onClick={() => openDialog({ action: 'invite', bedId: id })}
      >
        {text}
        <IconUserPlus aria-hidden size={18} stroke={1.75} />
      </PlainButton>
    </li>
  );
}

/** More rooms than these are shown on demand. */
const AT_FIRST = 6;

/** The rooms of a crash pad with their tenants. */
export function RoomList({
  title,
  rooms,
  canInvite,
}: {
  title: string;
  rooms: readonly contract.listings.OwnRoom[];
  canInvite: boolean;
}) {
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
      <ul
        className="m-0 grid list-none grid-fill-68 items-start gap-x-6 gap-y-4 p-0"
        aria-label={t('rooms', { title })}
      >
        {rooms.slice(0, all ? rooms.length : AT_FIRST).map((room) => (
          <Room key={room.id} room={room} anchor={anchor} canInvite={canInvite} />
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
  { tenant }: contract.listings.OwnRoom['beds'][number],
  anchor: string,
): boolean {
  return tenant !== null && tenantAnchor(tenant.rental_id) === anchor;
}

function Room({
  room: { room_name, beds },
  anchor,
  canInvite,
}: {
  room: contract.listings.OwnRoom;
  anchor: string;
  canInvite: boolean;
}) {
  const { t } = useTranslation('pages/my-crashpads');
  const occupiedBeds = beds.filter(({ tenant }) => tenant?.status === 'accepted').length;
  const anchorTenant = beds.find((bed) => matchesAnchor(bed, anchor))?.tenant;
  return (
    <li className="min-w-0">
      <p className="mx-0 mt-0 mb-2 flex items-baseline justify-between gap-2 text-xs">
        <span className="min-w-0 font-medium wrap-anywhere">{room_name}</span>{' '}
        <span aria-hidden className="flex-none text-muted">
          {t('room_taken', { taken: occupiedBeds, beds: beds.length })}
        </span>
        <VisuallyHidden>
          {t('room_taken_read', { taken: occupiedBeds, beds: beds.length })}
        </VisuallyHidden>
      </p>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {beds.map((bed) => (
          <BedChip
            key={bed.id}
            bed={bed}
            isShown={matchesAnchor(bed, anchor)}
            canInvite={canInvite}
          />
        ))}
      </ul>
      {anchorTenant && <TenantDetail tenant={anchorTenant} />}
    </li>
  );
}
