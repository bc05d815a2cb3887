import type { contract } from '@crewpad/contract';
import { IconBed, IconClockHour4, IconUser, IconUserPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useRentalDialog } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { tenantAnchor } from '../addresses.ts';
import classes from './bed-chip.module.css';

interface BedChipProps {
  bed: contract.listings.OwnBed;
  isShown: boolean;
  canInvite: boolean;
}

/** A bed: free, or with its tenant. A taken one links to the tenant's details. */
export function BedChip({ bed, isShown, canInvite }: BedChipProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const { search } = useLocation();
  const { tenant, bed_name } = bed;
  if (tenant === null) return <FreeBed bed={bed} canInvite={canInvite} />;
  const isPending = tenant.status === 'pending';
  const Icon = isPending ? IconClockHour4 : IconUser;
  const anchor = tenantAnchor(tenant.rental_id);
  return (
    <li id={anchor} className={classes.held}>
      <Link
        to={{ search, hash: anchor }}
        className={classes.chip}
        data-state={tenant.status}
        aria-current={isShown || undefined}
      >
        <Icon aria-hidden size={18} stroke={1.75} />
        <span className={classes.bed}>{bed_name}</span>{' '}
        <strong className={classes.name}>
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
      <span className={classes.bed}>{bed_name}</span> <span>{t('free')}</span>
    </>
  );
  if (!canInvite) {
    return (
      <li className={classes.chip} data-state="free">
        {text}
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={classes.chip}
        data-state="free"
        disabled={!hydrated}
        aria-label={t('invite_to', { bed: bed_name })}
        onClick={() => openDialog({ action: 'invite', bedId: id })}
      >
        {text}
        <IconUserPlus aria-hidden size={18} stroke={1.75} />
      </button>
    </li>
  );
}
