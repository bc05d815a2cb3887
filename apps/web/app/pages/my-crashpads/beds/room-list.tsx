import type { contract } from '@crewpad/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { tenantAnchor } from '../addresses.ts';
import { TenantDetail } from '../card/tenant-detail.tsx';
import { BedChip } from './bed-chip.tsx';
import classes from './room-list.module.css';

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
  const asked = rooms.findIndex(({ beds }) => beds.some((bed) => isMeant(bed, anchor)));
  const all = showsAll || asked >= AT_FIRST;
  if (rooms.length === 0) return <p className={classes.none}>{t('no_rooms')}</p>;
  return (
    <div>
      <ul className={classes.rooms} aria-label={t('rooms', { title })}>
        {rooms.slice(0, all ? rooms.length : AT_FIRST).map((room) => (
          <Room key={room.id} room={room} anchor={anchor} canInvite={canInvite} />
        ))}
      </ul>
      {rooms.length > AT_FIRST && (
        <Button
          variant="subtle"
          aria-expanded={all}
          disabled={asked >= AT_FIRST}
          onClick={() => setShowsAll(!all)}
        >
          {all ? t('fewer_rooms') : t('all_rooms', { count: rooms.length })}
        </Button>
      )}
    </div>
  );
}

function isMeant({ tenant }: contract.listings.OwnRoom['beds'][number], anchor: string): boolean {
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
  const taken = beds.filter(({ tenant }) => tenant?.status === 'accepted').length;
  const meant = beds.find((bed) => isMeant(bed, anchor))?.tenant;
  return (
    <li className={classes.room}>
      <p className={classes.head}>
        <span className={classes.name}>{room_name}</span>{' '}
        <span aria-hidden className={classes.taken}>
          {t('room_taken', { taken, beds: beds.length })}
        </span>
        <VisuallyHidden>{t('room_taken_read', { taken, beds: beds.length })}</VisuallyHidden>
      </p>
      <ul className={classes.beds}>
        {beds.map((bed) => (
          <BedChip key={bed.id} bed={bed} isShown={isMeant(bed, anchor)} canInvite={canInvite} />
        ))}
      </ul>
      {meant && <TenantDetail tenant={meant} />}
    </li>
  );
}
