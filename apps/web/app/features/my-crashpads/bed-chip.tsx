import type { OwnBed } from '@crewpad/contract';
import { IconBed, IconClockHour4, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { myCrashpadsText } from '../../i18n/en/my-crashpads.ts';
import { tenantAnchor } from './addresses.ts';
import classes from './bed-chip.module.css';

/** A bed: free, or who holds it. One that is held leads to what is known of its tenant. */
export function BedChip({ bed, isShown }: { bed: OwnBed; isShown: boolean }) {
  const { t } = useTranslation(myCrashpadsText);
  const { search } = useLocation();
  const { tenant, bed_name } = bed;
  if (tenant === null) {
    return (
      <li className={classes.chip} data-state="free">
        <IconBed aria-hidden size={18} stroke={1.75} />
        <span className={classes.bed}>{bed_name}</span> <span>{t('free')}</span>
      </li>
    );
  }
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
          {isPending ? t('pending') : (tenant.display_name ?? tenant.email)}
        </strong>
      </Link>
    </li>
  );
}
